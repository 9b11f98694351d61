import type { RowShape } from '@lanna/rules/lottery/play';
import type { ReactNode } from 'react';

/** How the keys of a family look: dice, coloured balls, animals. The name a screen reader says stays that of the key. */
export interface KeyLook {
  /** What stands on a key in place of its plain label; undefined leaves that. */
  face(row: RowShape, value: number): ReactNode | undefined;
  /** Classes of the grid the keys of a row stand in, where the usual columns do not fit. */
  columns?(row: RowShape): string | undefined;
}
