import { formatMoney, type Money, parseMoney } from '@lanna/rules/money';
import { PLAYS_MAX } from '../../../table-api.ts';
import { type Chips, stakeOf } from '../bets/table-bet.ts';
import { largestPayout } from '../exposure.ts';
import type { LiveTable } from '../live-table.ts';
import { NoAtTable } from '../table-refusal.ts';

/** What a player has put where, if it is chips at all: whole ones on plays of the table. None at all is right too. */
export function readChips(table: LiveTable, given: Readonly<Record<string, string>>): Chips {
  const entries = Object.entries(given);
  if (entries.length > PLAYS_MAX) throw new NoAtTable('too_many_chips', { most: PLAYS_MAX });
  const plays = new Map(table.rules.plays(table.variant).map((play) => [play.key, play]));
  const chips: Record<string, Money> = {};
  for (const [key, text] of entries) {
    const [play, stake] = [plays.get(key), parseMoney(text)];
    const unit = table.chips[0] ?? table.minStake;
    if (!play || stake === undefined || stake <= 0n || stake % unit !== 0n)
      throw new NoAtTable('invalid_input', { fields: [`chips.${key.slice(0, 40)}`] });
    chips[key] = stake;
  }
  return chips;
}

/** Each play has a largest stake, all together have a least and a largest, and what they can be paid has an end. */
export function refuseOutsideLimits(table: LiveTable, chips: Chips): void {
  const stake = stakeOf(chips);
  if (stake === 0n) return;
  const families = new Map(table.rules.plays(table.variant).map(({ key, family }) => [key, family]));
  for (const [key, put] of Object.entries(chips)) {
    const most = table.maxByFamily[families.get(key) ?? ''] ?? table.maxStake;
    if (put > most) throw outside(key, { least: table.chips[0] ?? table.minStake, most });
  }
  if (stake < table.minStake || stake > table.maxStake)
    throw outside(null, { least: table.minStake, most: table.maxStake });
  if (largestPayout(table, chips) > table.playerPayoutMax)
    throw new NoAtTable('table_full', { left: formatMoney(table.playerPayoutMax) });
}

/** `play` null: all chips together. */
function outside(play: string | null, { least, most }: { least: Money; most: Money }): NoAtTable {
  return new NoAtTable('stake_outside_limits', { play, least: formatMoney(least), most: formatMoney(most) });
}
