import type { FairStream } from '../../fair-stream.ts';
import type { Play, Result } from './play.ts';

/** What has a logo: one type may have families for several draw shapes. */
export type LotteryType =
  | 'SSC'
  | '11X5'
  | 'PK10'
  | 'LF'
  | 'LHC'
  | 'K3'
  | 'PC28'
  | 'KENO'
  | 'VN'
  | 'THAI'
  | 'YEEKEE'
  | 'HANOI'
  | 'LAO'
  | 'MALAYSIA'
  | 'STOCK';

/** Games that are drawn and played alike. A new one is a folder beside the others and a line in `families.ts`. */
export interface Family {
  readonly code: string;
  readonly type: LotteryType;
  /** What one unit costs at money unit 1. */
  readonly unitCost: 1 | 2;
  readonly draw: DrawShape;
  readonly plays: readonly Play[];
}

export interface DrawShape {
  readonly parts: readonly DrawPart[];
  /** A result of these numbers as random as they can be. */
  random(stream: FairStream): Result;
}

/** One prize of a draw: `count` numbers of `length` symbols each. */
export interface DrawPart {
  /** Key of its words. */
  readonly name: string;
  readonly count: number;
  readonly length: number;
  readonly from: number;
  readonly to: number;
  /** Digits written when a symbol is. */
  readonly width: 1 | 2;
  /** No symbol twice within one number. */
  readonly distinct?: true;
  /** Decides no play: a result may come without it, and without all that follow. */
  readonly optional?: true;
}

/** Its plays, with all their chances, are made when one of them is first asked for: a page that shows results alone never does. */
export function makeFamily(facts: Omit<Family, 'plays'>, makePlays: () => readonly Play[]): Family {
  let plays: readonly Play[] | undefined;
  return {
    ...facts,
    get plays() {
      plays ??= makePlays();
      return plays;
    },
  };
}

export function playOf(family: Family, code: string): Play | undefined {
  return family.plays.find((play) => play.code === code);
}
