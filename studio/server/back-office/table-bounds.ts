import { formatMoney, type Money } from '@lanna/rules/money';
import type { Chips } from '../tables/bets/table-bet.ts';
import type { TableSetting } from '../tables/desk/table-setting.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { BackOfficeRefusal } from './back-office-refusal.ts';

/** A brand sets what is narrower than the sheet, and not so narrow that a play could not be paid at all. Refuses `outside_bounds` with the first field that is. */
export function refuseOutsideBounds(table: LiveTable, wanted: TableSetting): void {
  const unit = table.chips[0] ?? table.minStake;
  const maxStake = wanted.maxStake ?? table.maxStake;
  const within = (field: string, amount: Money | null, { least, most }: { least: Money; most: Money }) => {
    if (amount === null || (amount >= least && amount <= most)) return;
    throw new BackOfficeRefusal('outside_bounds', {
      ...{ field, least: formatMoney(least), most: formatMoney(most) },
    });
  };
  const inChips = (field: string, amount: Money | null | undefined) => {
    if (amount != null && amount % unit !== 0n)
      throw new BackOfficeRefusal('outside_bounds', { field, unit: formatMoney(unit) });
  };

  within('maxStake', wanted.maxStake, { least: table.minStake, most: table.maxStake });
  within('minStake', wanted.minStake, { least: table.minStake, most: maxStake });
  inChips('maxStake', wanted.maxStake);
  inChips('minStake', wanted.minStake);
  const families = familiesOf(table);
  for (const [family, most] of Object.entries(wanted.maxByFamily)) {
    if (!families.has(family)) throw new BackOfficeRefusal('invalid_input', { fields: ['maxByFamily'] });
    within(family, most, { least: unit, most: table.maxByFamily[family] ?? table.maxStake });
    inChips(family, most);
  }
  const leastPaid = leastPayouts(table, wanted.minStake ?? table.minStake, wanted.maxByFamily);
  within('playerPayoutMax', wanted.playerPayoutMax, { least: leastPaid, most: table.playerPayoutMax });
  const ofPlayer = wanted.playerPayoutMax ?? table.playerPayoutMax;
  within('brandPayoutMax', wanted.brandPayoutMax, { least: ofPlayer, most: table.tablePayoutMax });
}

/** By family, its plays. */
export function familiesOf({ rules, variant }: LiveTable): Map<string, string[]> {
  const families = new Map<string, string[]>();
  for (const { family, key } of rules.plays(variant))
    families.set(family, [...(families.get(family) ?? []), key]);
  return families;
}

/** What the smallest stake of each play can be paid, the largest of them. */
function leastPayouts({ rules, variant, maxByFamily }: LiveTable, minStake: Money, own: Chips): Money {
  const paid = rules.plays(variant).map(({ family, mostWon }) => {
    const most = own[family] ?? maxByFamily[family] ?? minStake;
    const stake = most < minStake ? most : minStake;
    return stake + (stake * mostWon.numerator) / mostWon.denominator;
  });
  let most = 0n;
  for (const one of paid) if (one > most) most = one;
  return most;
}
