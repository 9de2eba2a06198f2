//! The boards, one file for each game.

mod clever_cubed;
