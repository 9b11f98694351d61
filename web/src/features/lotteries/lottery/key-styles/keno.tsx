import { classes } from '../../../../ui/classes.ts';
import type { KeyStyle } from '../entry/key-style.ts';

/** Without gaps, so that ten keys side by side can be pressed on a phone of 360 px; what parts them is the edge of each key, which is clear. */
const BOARD = classes(
  '-mx-4 grid-cols-10 gap-0! sm:mx-0 sm:gap-1!',
  '[&>button]:h-9 [&>button]:max-w-none [&>button]:rounded-medium [&>button]:text-sm sm:[&>button]:h-11 sm:[&>button]:text-base',
  'max-sm:[&>button]:border-2 max-sm:[&>button]:border-transparent max-sm:[&>button]:bg-clip-padding max-sm:[&>button]:shadow-none',
);

/** Eighty numbers as the board shows them: ten in a row. */
export const kenoStyle: KeyStyle = {
  face: () => undefined,
  columns: ({ symbols }) => (symbols.kind === 'numbers' && symbols.to === 80 ? BOARD : undefined),
};
