import { type Money, parseMoney } from '@lanna/rules/money';
import { tableRules } from '@lanna/rules/play/tables/all-tables';
import { isTable } from '../../rules/game.ts';
import type { StudioTable, TableGame } from '../../rules/table/table-game.ts';
import { STUDIO_VENDORS } from '../../rules/vendors/vendors.ts';
import type { LiveTable } from './live-table.ts';

/** Amounts of a table's sheet are of this currency. */
export const TABLE_CURRENCY = 'THB';

/** Every table the studio deals, of all its vendors. */
export const LIVE_TABLES: readonly LiveTable[] = STUDIO_VENDORS.flatMap(({ code, games }) =>
  games.filter(isTable).flatMap((game) => game.tables.map((table) => liveTable(code, game, table))),
);

function liveTable(vendor: string, game: TableGame, table: StudioTable): LiveTable {
  const { code, name, kind, variant, pace, bettingMs, resultMs } = table;
  const rules = tableRules(kind);
  if (!rules) throw new Error(`no rules of ${kind}`);
  return {
    ...{ code, vendor, game: game.code, gameName: game.name, name, rules, variant, terms: { variant } },
    ...{ pace, bettingMs, resultMs, currency: TABLE_CURRENCY, chips: table.chips.map(amountOf) },
    ...{ minStake: amountOf(table.minStake), maxStake: amountOf(table.maxStake) },
    maxByFamily: Object.fromEntries(
      Object.entries(table.maxByFamily).map(([family, most]) => [family, amountOf(most)]),
    ),
    ...{ playerPayoutMax: amountOf(table.playerPayoutMax), tablePayoutMax: amountOf(table.tablePayoutMax) },
  };
}

function amountOf(text: string): Money {
  const amount = parseMoney(text);
  if (amount === undefined) throw new Error(`${text} is no amount`);
  return amount;
}
