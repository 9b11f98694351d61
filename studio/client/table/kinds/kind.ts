import type { TableRules } from '@lanna/rules/play/tables/table-rules';
import type { Language } from '../i18n/words.ts';
import type { Spots } from '../panel/spots.ts';

/** A kind of table as the page plays it: its mat, how its results are shown, and its words. */
export interface Kind {
  rules: TableRules<unknown>;
  /** What players call it. */
  nameOf(play: string, language: Language): string;
  howTo(variant: string, language: Language): readonly string[];
  /** What a dealer says of a result, in the order in which it is seen. */
  sentences(outcome: unknown, variant: string, language: Language): readonly string[];
  /** The result in one line. */
  short(outcome: unknown, language: Language): string;
  createBoard(parts: BoardParts): Board;
  /** What is known of the rounds before: a strip for the table, and everything for the sheet. */
  statistics(rounds: readonly PastRound[], parts: StatisticsParts): Statistics;
}

export interface PastRound {
  number: number;
  outcome: unknown;
}

export interface StatisticsParts {
  variant: string;
  language: Language;
  share(part: number, whole: number): string;
}

export interface Statistics {
  strip: Node | undefined;
  sheet: readonly Node[];
}

export interface BoardParts {
  variant: string;
  language: Language;
  spots: Spots;
  /** So many chips of the chosen size on each of these plays. */
  put(chips: Readonly<Record<string, number>>): void;
}

export interface Board {
  /** The places for chips. */
  mat: HTMLElement;
  /** Where the result is seen. */
  show: HTMLElement;
  /** Between rounds: the last result lies there, or nothing yet. */
  rest(outcome: unknown): void;
  /** A new round: the last result is cleared away. */
  clear(): void;
  /** The steps in which a result is uncovered, in their order; after the last one everything is seen. */
  steps(outcome: unknown, slow: boolean): readonly RevealStep[];
}

export interface RevealStep {
  /** After the step before, at the table's own pace. */
  afterMs: number;
  show(): void;
  sound?: 'card' | 'dice' | 'ball' | 'lift';
  /** What the dealer says with it. */
  says?: string;
}
