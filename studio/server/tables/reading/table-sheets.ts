import { formatMoney } from '@lanna/rules/money';
import type { TableSheet } from '../../../table-api.ts';
import type { LiveTable } from '../live-table.ts';

/** A table as it is offered. */
export function sheetOf(table: LiveTable): TableSheet {
  const { code, game, name, rules, variant, pace, bettingMs, chips, minStake, maxStake, maxByFamily } = table;
  return {
    ...{ code, game, name, kind: rules.kind, variant, ruleVersion: rules.ruleVersion, pace, bettingMs },
    chips: chips.map(formatMoney),
    minStake: formatMoney(minStake),
    maxStake: formatMoney(maxStake),
    maxByFamily: Object.fromEntries(
      Object.entries(maxByFamily).map(([family, most]) => [family, formatMoney(most)]),
    ),
  };
}
