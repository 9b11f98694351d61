import { formatMoney, type Money } from '@lanna/rules/money';
import type { OfficeTable } from '../../back-office-api.ts';
import { playName } from '../../rules/table/play-names.ts';
import { chipsText } from '../tables/bets/table-bet.ts';
import type { TableSetting } from '../tables/desk/table-setting.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { clockText } from './set-table.ts';
import { familiesOf } from './table-bounds.ts';

const NAMED = 3;

/** What a table's sheet allows a brand to set. */
export function officeSheet(table: LiveTable): OfficeTable['sheet'] {
  return {
    unit: formatMoney(table.chips[0] ?? table.minStake),
    ...{ minStake: formatMoney(table.minStake), maxStake: formatMoney(table.maxStake) },
    ...{
      playerPayoutMax: formatMoney(table.playerPayoutMax),
      brandPayoutMax: formatMoney(table.tablePayoutMax),
    },
    maxByFamily: [...familiesOf(table)].map(([family, plays]) => ({
      family,
      name: { TH: namesOf(table, plays, 'TH'), EN: namesOf(table, plays, 'EN') },
      most: formatMoney(table.maxByFamily[family] ?? table.maxStake),
    })),
  };
}

/** The first of its plays. */
function namesOf({ rules: { kind } }: LiveTable, plays: readonly string[], language: 'TH' | 'EN'): string {
  const names = plays.slice(0, NAMED).map((play) => playName(kind, play, language));
  return `${names.join(', ')}${plays.length > NAMED ? ' …' : ''}`;
}

export function officeSetting(version: number, setting: TableSetting | undefined): OfficeTable['setting'] {
  const money = (amount: Money | null | undefined) => (amount == null ? null : formatMoney(amount));
  const clock = (minute: number | null | undefined) => (minute == null ? null : clockText(minute));
  return {
    version,
    ...{ minStake: money(setting?.minStake), maxStake: money(setting?.maxStake) },
    ...{
      playerPayoutMax: money(setting?.playerPayoutMax),
      brandPayoutMax: money(setting?.brandPayoutMax),
    },
    maxByFamily: chipsText(setting?.maxByFamily ?? {}),
    ...{ opens: clock(setting?.opensMinute), closes: clock(setting?.closesMinute) },
  };
}
