import type { Money } from '@lanna/rules/money';
import type { TableRules } from '@lanna/rules/play/tables/table-rules';
import type { TableSheet } from '../../table-api.ts';

/** A table as this program leads it: the rules it is played by, its times and its limits. Money is of one currency. */
export interface LiveTable {
  code: string;
  /** Whose game it is, by the vendor's code. */
  vendor: string;
  /** Whose players alone are there; left out: of all operators. */
  operatorId?: string;
  game: string;
  gameName: TableSheet['name'];
  name: TableSheet['name'];
  rules: TableRules;
  variant: string;
  /** Of each round, fixed with its announcement. */
  terms: unknown;
  pace: TableSheet['pace'];
  bettingMs: number;
  /** To look at what came of a round, before the next is announced. */
  resultMs: number;
  currency: string;
  chips: readonly Money[];
  /** Of all a player's chips in a round. */
  minStake: Money;
  maxStake: Money;
  /** Of one play, where it is smaller than the table's. */
  maxByFamily: Readonly<Record<string, Money>>;
  /** The most that one player, and all together, can be paid in a round. */
  playerPayoutMax: Money;
  tablePayoutMax: Money;
}

/** What the table's rounds are led under. */
export function subjectOf(code: string): string {
  return `table:${code}`;
}
