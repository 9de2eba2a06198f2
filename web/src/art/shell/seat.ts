/** A place at the table; each has a shape and a colour of its own. */
export type Seat = 0 | 1 | 2 | 3;
