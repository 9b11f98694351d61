import type { TableRules } from '@lanna/rules/play/tables/table-rules';
import type { TableSheet } from '../../table-api.ts';
import { type Limits, limitsOf } from './limits.ts';
import type { StudioTable, TableGame } from './table-game.ts';

/** What is said of one table. */
export interface TableEntry {
  code: string;
  name: TableSheet['name'];
  limits: Limits;
  /** Of the rules; the first of them unless named. */
  variant?: string;
  pace?: TableSheet['pace'];
}

const BETTING_MS = { standard: 20_000, speed: 10_000, squeeze: 20_000 } as const;
/** What is dealt is seen within it, slowly where the cards are squeezed. */
const RESULT_MS = { standard: 9000, speed: 6000, squeeze: 16_000 } as const;

export function tableGame(
  game: Omit<TableGame, 'kind' | 'category' | 'tableKind' | 'tables'> & { rules: TableRules },
  entries: readonly TableEntry[],
): TableGame {
  const { rules, ...shown } = game;
  return {
    ...shown,
    ...{ kind: 'table', category: 'LIVE', tableKind: rules.kind },
    tables: entries.map((entry) => tableOf(game.code, rules, entry)),
  };
}

function tableOf(game: string, rules: TableRules, entry: TableEntry): StudioTable {
  const { code, name, limits, variant = rules.variants[0], pace = 'standard' } = entry;
  const { kind, ruleVersion } = rules;
  return {
    ...{ code, game, name, kind, variant, ruleVersion, pace },
    ...{ bettingMs: BETTING_MS[pace], resultMs: RESULT_MS[pace] },
    ...limitsOf(limits, rules.plays(variant)),
  };
}
