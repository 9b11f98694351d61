import type { RowShape } from '@lanna/rules/lotteries/lottery/play';
import type { ComponentType, ReactNode } from 'react';

/** How the keys of a family look: dice, coloured balls, animals. The name a screen reader says stays that of the key. */
export interface KeyStyle {
  /**
   * What stands on a key in place of its plain label; undefined leaves that. `drawsAt` is when the draw is that one bets on, for what differs from draw
   * to draw.
   */
  face(row: RowShape, value: number, drawsAt: number): ReactNode | undefined;
  /** Classes of the grid the keys of a row stand in, where the usual columns do not fit. */
  columns?(row: RowShape): string | undefined;
  /** Classes of the shape of its keys, in place of the usual round or wide one. */
  shape?(row: RowShape): string | undefined;
  /** Keys that go together, to be pressed at once. */
  Groups?: ComponentType<KeyGroupsProps>;
}

export interface KeyGroupsProps {
  row: RowShape;
  picked: readonly number[];
  drawsAt: number;
  onGroup: (values: readonly number[]) => void;
}
