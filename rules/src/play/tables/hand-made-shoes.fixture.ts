/**
 * Shoes of 72 rounds whose roads were drawn by hand, column by column, from the rules as players know them. `B` banker, `P` player, `T` tie; a blank begins a column of the big road.
 */
export const MIXED = {
  shoe: 'TTB PP BTB PPP B PT B PPPPTTPPPP BB PPPP BBBBT P BBBBBB PPPTPP BB PPTT BTB PPP B PTPP B PPPTP',
  /** The eighth column is eight long and turns right in the last row. */
  bigRoad: [
    'BPBPBPBPBPBPBPBPBPBPBP',
    '.PBP...PBPB.BPBPBP.P.P',
    '...P...P.PB.BP...P.P.P',
    '.......P.PB.BP.......P',
    '.......P....BP........',
    '.......PPP..B.........',
  ],
  /** `column:row` of the wins on which ties are written. */
  ties: {
    ...{ '0:0': 2, '2:0': 1, '5:0': 1, '7:3': 2, '10:3': 1 },
    ...{ '13:2': 1, '15:1': 2, '16:0': 1, '19:0': 1, '21:2': 1 },
  },
  /** A group for each column of the big road that has marks: `r` it repeats itself, `b` it does not. */
  bigEye: 'b br rrb b b r rbrrrrrr br brbr brrr r bbrrrr brrrr br br rr rrb b bbr b bbrr',
  small: 'b brb b b b rbrrrrrr bb brrr brbr b brrrbr bbrrr br br br rrb b brr r rrrb',
  cockroach: 'br b b b bbrrrrrr bb bbrr brrr b brrrbr brrrb bb br br brb b brb b bbrr',
  /** Another win of the player goes on in the last column; one of the banker begins a column behind one of four, before which stood 1, 3 and 1. */
  next: {
    blue: { bigEye: 'red', small: 'red', cockroach: 'red' },
    red: { bigEye: 'blue', small: 'blue', cockroach: 'blue' },
  },
} as const;

/** No side ever wins twice: a straight line of ones, and every derived road red from its first mark on. */
export const CHOPPING = {
  shoe: 'B P B P B P B P B P B P B P B P B P B P B P B P B P B P B P B P B P B P B P B P B P B P B P B P B P B P B P B P B P B P B P B P B P B P B P B P',
  /** The big road has 72 columns; the first mark comes with the third, fourth and fifth. */
  marks: { bigEye: 70, small: 69, cockroach: 68 },
} as const;

/** One side wins throughout: down the first column, then along the last row; nothing to compare with. */
export const DRAGON = { shoe: 'B'.repeat(72), last: { column: 66, row: 5 } } as const;

/** Tails that lie in the way of the columns behind them: each turns right where it meets the one before, and stays in its row. */
export const TURNED = {
  shoe: 'PPPPPPP BBBBBB PPPPPP BBBBB',
  bigRoad: ['PBPB..', 'PBPB..', 'PBPBBB', 'PBPPP.', 'PBB...', 'PP....'],
} as const;
