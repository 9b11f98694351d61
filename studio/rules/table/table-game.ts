import type { TableSheet } from '../../table-api.ts';

/** A table as the studio leads it: what players are shown of it, and how much it can pay. */
export interface StudioTable extends TableSheet {
  /** To look at what came of a round, before the next is announced. */
  resultMs: number;
  /** The most that one player, and all together, can be paid in a round, stakes included. */
  playerPayoutMax: string;
  tablePayoutMax: string;
}

/** All tables of a vendor at which one game is played. */
export interface TableGame {
  /** One of its own over all games of the studio. */
  code: string;
  kind: 'table';
  name: TableSheet['name'];
  category: 'LIVE';
  /** Of the rules: `baccarat`, `hi-lo` … */
  tableKind: string;
  /** Under which lobbies list it. */
  liveClass: 'baccarat' | 'dragon-tiger' | 'sicbo' | 'yu-sia-xie' | 'roulette';
  features: readonly string[];
  tables: readonly StudioTable[];
}
