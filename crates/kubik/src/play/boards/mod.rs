//! The boards, one file for each game.

mod clever_cubed;
mod king_of_tokyo_duel;
