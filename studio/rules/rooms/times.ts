/** How long what of a hand may take, in milliseconds. */
export const ROOM_TIMES = {
  /** To act; after it the safest legal move is played. */
  actMs: 12_000,
  /** For the dealing to be seen before the time to act counts. */
  dealMs: 1_500,
  /** To open one's seed. */
  openMs: 5_000,
  /** Between the end of a hand and the next. */
  pauseMs: 6_000,
  /** From the second player who sits down to the first hand of the two, for others who come together with them; none at a full table. */
  gatherMs: 5_000,
  /** A seat whose line is lost is kept for so long. */
  keptMs: 60_000,
} as const;
export type RoomTimes = { [Time in keyof typeof ROOM_TIMES]: number };

/** Beside the time to act: what a seat has for moves that need longer, and what each hand adds to it. */
export const BANK_MOST_MS = 30_000;
export const BANK_REFILL_MS = 5_000;

/** Whose page was not seen for so long is away. */
export const AWAY_MS = 12_000;

/** Of a hand that is opened late: so long after its end its receipts hold all that was dealt and drawn. */
export const OPENS_AFTER_MS = 24 * 3_600_000;

/** So many hands without a seed, and the seat is given up. */
export const MISSED_MAX = 2;
/** At so many tables one player sits at the most. */
export const TABLES_OF_PLAYER_MAX = 4;
