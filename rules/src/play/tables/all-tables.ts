import { baccarat } from './baccarat/baccarat.ts';
import { dragonTiger } from './dragon-tiger/dragon-tiger.ts';
import { fishPrawnCrab } from './fish-prawn-crab/fish-prawn-crab.ts';
import { hiLo } from './hi-lo/hi-lo.ts';
import { roulette } from './roulette/roulette.ts';
import { sicBo } from './sic-bo/sic-bo.ts';
import type { TableRules } from './table-rules.ts';

/** Every game of a table, by the kind its rounds bear. */
export const TABLE_GAMES: readonly TableRules[] = [
  baccarat,
  dragonTiger,
  sicBo,
  hiLo,
  fishPrawnCrab,
  roulette,
];

export function tableRules(kind: string): TableRules | undefined {
  return TABLE_GAMES.find((rules) => rules.kind === kind);
}
