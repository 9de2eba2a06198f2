//! Pig passes the suite, broken games do not, and matches and records behave.

mod broken;

mod pig;

mod record;
