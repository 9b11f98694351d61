import { formatMoney, type Money, parseMoney } from '@lanna/rules/money';
import { HIGH, LOW, limitsOf, MIDDLE } from '../../../rules/table/limits.ts';
import type { LiveTable } from '../live-table.ts';

export const OWN_LIMITS = { low: LOW, middle: MIDDLE, high: HIGH } as const;

export interface OwnTableRow {
  code: string;
  operatorId: string;
  vendor: string;
  likeCode: string;
  limits: keyof typeof OWN_LIMITS;
  nameTH: string;
  nameEN: string;
  takenAwayAt: Date | null;
}

/** A table of one brand: played and led as the one it is like, with limits of its own. */
export function ownTable(
  like: LiveTable,
  { code, operatorId, limits, nameTH, nameEN }: OwnTableRow,
): LiveTable {
  const own = limitsOf(OWN_LIMITS[limits], like.rules.plays(like.variant));
  return {
    ...like,
    ...{ code, operatorId, name: { TH: nameTH, EN: nameEN } },
    chips: own.chips.map(amountOf),
    ...{ minStake: amountOf(own.minStake), maxStake: amountOf(own.maxStake) },
    maxByFamily: Object.fromEntries(
      Object.entries(own.maxByFamily).map(([family, most]) => [family, amountOf(most)]),
    ),
    ...{ playerPayoutMax: amountOf(own.playerPayoutMax), tablePayoutMax: amountOf(own.tablePayoutMax) },
  };
}

function amountOf(text: string): Money {
  const amount = parseMoney(text);
  if (amount === undefined || formatMoney(amount) !== text) throw new Error(`${text} is no amount`);
  return amount;
}
