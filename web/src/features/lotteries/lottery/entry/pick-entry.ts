import type { Play } from '@lanna/rules/lotteries/lottery/play';
import type { Money } from '@lanna/rules/money';
import type { ComponentType, Dispatch } from 'react';
import type { PlayWords } from '../../lotteries/play-words.ts';
import type { LineErrorsFound } from '../review/reckon.ts';
import type { TableAction } from '../table/table-state.ts';
import type { KeyStyle } from './key-style.ts';
import type { Draft } from './pick.ts';

/** What a way to enter a pick is given. */
export interface PickEntryProps {
  play: Play;
  draft: Draft;
  prices: readonly Money[];
  words: PlayWords;
  variant?: KeyStyle | undefined;
  /** When the draw is that is bet on. */
  drawsAt: number;
  /** Numbers of the play that are closed at this draw, and those at half rate. */
  closed: readonly string[];
  half: readonly string[];
  /** Lines that can be bet on; undefined while they are counted or some are wrong. */
  good: number | undefined;
  fieldErrors: LineErrorsFound | undefined;
  dispatch: Dispatch<TableAction>;
}

/** A family may bring its own in place of rows and typed lines. */
export type PickEntry = ComponentType<PickEntryProps>;
