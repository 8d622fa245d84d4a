mod tools;
mod window;
