import type { Money } from '@lanna/rules/money';
import { type Chips, chipsOf } from '../bets/table-bet.ts';
import type { LiveTable } from '../live-table.ts';

/** What a brand has set of a table for its own players; null: as the table's sheet has it. */
export interface TableSetting {
  minStake: Money | null;
  maxStake: Money | null;
  maxByFamily: Chips;
  playerPayoutMax: Money | null;
  /** Of the brand's players together; the sheet's is that of all brands. */
  brandPayoutMax: Money | null;
  /** Minutes of the day in Thailand. */
  opensMinute: number | null;
  closesMinute: number | null;
}

/** As a process knows it: a round that was announced before goes on as it began. */
export type KnownSetting = TableSetting & { setAt: Date };

export interface SettingRow extends Omit<TableSetting, 'maxByFamily'> {
  maxByFamily: Record<string, string> | null;
}

/** Columns of a setting `s`, as a `SettingRow`. */
export const SETTING_COLUMNS = `s.min_stake as "minStake", s.max_stake as "maxStake", s.max_by_family as "maxByFamily",
  s.player_payout_max as "playerPayoutMax", s.brand_payout_max as "brandPayoutMax", s.opens_minute as "opensMinute", s.closes_minute as "closesMinute"`;

export function settingOf(row: SettingRow): TableSetting {
  return { ...row, maxByFamily: chipsOf(row.maxByFamily ?? {}) };
}

/** A setting narrows, also where the sheet has become narrower since. */
export function asSet(table: LiveTable, setting: TableSetting | undefined): LiveTable {
  if (!setting) return table;
  const maxStake = least(table.maxStake, setting.maxStake);
  const families = new Set([...Object.keys(table.maxByFamily), ...Object.keys(setting.maxByFamily)]);
  return {
    ...table,
    minStake:
      setting.minStake !== null && setting.minStake > table.minStake ? setting.minStake : table.minStake,
    maxStake,
    chips: table.chips.filter((chip) => chip <= maxStake),
    maxByFamily: Object.fromEntries(
      [...families].map((family) => [
        family,
        least(least(table.maxByFamily[family] ?? maxStake, setting.maxByFamily[family]), maxStake),
      ]),
    ),
    playerPayoutMax: least(table.playerPayoutMax, setting.playerPayoutMax),
  };
}

function least(one: Money, other: Money | null | undefined): Money {
  return other != null && other < one ? other : one;
}

/** Without hours it is open all day. */
export function isWithinHours(
  setting: Pick<TableSetting, 'opensMinute' | 'closesMinute'> | undefined,
  at: Date,
): boolean {
  const { opensMinute: opens = null, closesMinute: closes = null } = setting ?? {};
  if (opens === null || closes === null) return true;
  const minute = minuteInThailand(at);
  return opens < closes ? minute >= opens && minute < closes : minute >= opens || minute < closes;
}

const THAILAND_MINUTES = 7 * 60;
const DAY_MINUTES = 24 * 60;

function minuteInThailand(at: Date): number {
  return (Math.floor(at.getTime() / 60_000) + THAILAND_MINUTES) % DAY_MINUTES;
}
