//! Actions that views ask for: events of any feature, triggered once the whole panel is laid out.

use bevy::ecs::system::Commands;
use bevy::prelude::{Event, Messages, On, ResMut};
use bevy::window::RequestRedraw;
use std::any::Any;
use std::fmt;

/// An event that is to be triggered, of whichever type.
///
/// Views hand actions out and trigger nothing themselves: what one of them changes is seen by none before the next frame.
pub struct Action(Box<dyn AnyEvent>);

/// An event that can be kept as an [`Action`].
trait AnyEvent: Any + Send + Sync {
    fn boxed(&self) -> Box<dyn AnyEvent>;
    fn equals(&self, other: &dyn Any) -> bool;
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;
    fn trigger(self: Box<Self>, commands: &mut Commands<'_, '_>);
}

impl<E> AnyEvent for E
where
    E: Event + Clone + PartialEq + fmt::Debug,
    for<'a> E::Trigger<'a>: Default,
{
    fn boxed(&self) -> Box<dyn AnyEvent> {
        Box::new(self.clone())
    }

    fn equals(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<E>() == Some(self)
    }

    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }

    fn trigger(self: Box<Self>, commands: &mut Commands<'_, '_>) {
        commands.trigger(*self);
    }
}

impl Action {
    /// The event, if it is of this type.
    pub fn get<E: Event>(&self) -> Option<&E> {
        (&*self.0 as &dyn Any).downcast_ref()
    }

    /// Triggers the event.
    pub fn trigger(self, commands: &mut Commands<'_, '_>) {
        self.0.trigger(commands);
    }
}

impl<E> From<E> for Action
where
    E: Event + Clone + PartialEq + fmt::Debug,
    for<'a> E::Trigger<'a>: Default,
{
    fn from(event: E) -> Action {
        Action(Box::new(event))
    }
}

impl Clone for Action {
    fn clone(&self) -> Action {
        Action(self.0.boxed())
    }
}

impl PartialEq for Action {
    fn eq(&self, other: &Action) -> bool {
        self.0.equals(&*other.0)
    }
}

impl<E: Event + PartialEq> PartialEq<E> for Action {
    fn eq(&self, event: &E) -> bool {
        self.get::<E>() == Some(event)
    }
}

impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Has another frame drawn when a command has been answered: nothing is drawn unless something asks for it.
pub(crate) fn request_redraw<C: Event>(_: On<C>, redraw: Option<ResMut<Messages<RequestRedraw>>>) {
    if let Some(mut redraw) = redraw {
        redraw.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::prelude::*;

    #[derive(Event, Clone, Debug, PartialEq)]
    struct Sow(u8);

    #[derive(Event, Clone, Debug, PartialEq)]
    struct Wipe;

    #[derive(Resource, Default)]
    struct Sown(Vec<u8>);

    #[test]
    fn actions_are_equal_if_their_events_are() {
        let [two, three, wipe] = [Action::from(Sow(2)), Sow(3).into(), Wipe.into()];
        assert_eq!(two, two.clone());
        assert_ne!(two, three);
        assert_ne!(two, wipe);
        assert_eq!(vec![two, wipe.clone()], [Action::from(Sow(2)), wipe.clone()]);
        assert_eq!(wipe, Wipe);
        assert_eq!(three.get::<Sow>(), Some(&Sow(3)));
        assert_eq!(format!("{three:?}"), "Sow(3)");
    }

    #[test]
    fn an_action_triggers_its_event() {
        let mut world = World::new();
        world.init_resource::<Sown>();
        world.add_observer(|sow: On<Sow>, mut sown: ResMut<Sown>| sown.0.push(sow.0));
        let actions: [Action; 3] = [Sow(4).into(), Wipe.into(), Sow(5).into()];
        for action in actions {
            action.trigger(&mut world.commands());
        }
        world.flush();
        assert_eq!(world.resource::<Sown>().0, [4, 5]);
    }
}
