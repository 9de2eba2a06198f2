//! The boards, one file for each game.

mod clever_cubed;
mod cubitos;
mod dice_city;
mod king_of_tokyo_duel;
