import { formatMoney, type Money, parseMoney } from '@lanna/rules/money';
import type { TablePlay } from '@lanna/rules/play/tables/table-rules';
import type { StudioTable } from './table-game.ts';

/** How high a table is: what one player may stake in a round, and with what chips. */
export interface Limits {
  chips: readonly string[];
  minStake: string;
  maxStake: string;
}

export const LOW: Limits = {
  chips: ['10.00', '20.00', '50.00', '100.00', '500.00'],
  minStake: '10.00',
  maxStake: '500.00',
};
export const MIDDLE: Limits = {
  chips: ['50.00', '100.00', '500.00', '1000.00', '5000.00'],
  minStake: '50.00',
  maxStake: '5000.00',
};
export const HIGH: Limits = {
  chips: ['200.00', '500.00', '1000.00', '5000.00', '20000.00'],
  minStake: '200.00',
  maxStake: '20000.00',
};

/** Of the largest stake: what one play, one player and all players together can be paid in a round. */
const PLAY_PAYOUT = 20n;
const PLAYER_PAYOUT = 25n;
const TABLE_PAYOUT = 1000n;

/** What a table of these limits takes and pays: of a play that wins much, only so much that it pays no more than others can. */
export function limitsOf(
  { chips, minStake, maxStake }: Limits,
  plays: readonly TablePlay[],
): Pick<
  StudioTable,
  'chips' | 'minStake' | 'maxStake' | 'maxByFamily' | 'playerPayoutMax' | 'tablePayoutMax'
> {
  const [least, most] = [moneyOf(minStake), moneyOf(maxStake)];
  return {
    ...{ chips: [...chips], minStake, maxStake },
    maxByFamily: Object.fromEntries(
      [...largestStakes(plays, most * PLAY_PAYOUT, least)].flatMap(([family, stake]) =>
        stake < most ? [[family, formatMoney(stake)]] : [],
      ),
    ),
    playerPayoutMax: formatMoney(most * PLAYER_PAYOUT),
    tablePayoutMax: formatMoney(most * TABLE_PAYOUT),
  };
}

/** By family, in whole smallest stakes. */
function largestStakes(plays: readonly TablePlay[], payout: Money, least: Money): Map<string, Money> {
  const stakes = new Map<string, Money>();
  for (const { family, mostWon } of plays) {
    const stake = (payout * mostWon.denominator) / (mostWon.numerator + mostWon.denominator);
    const whole = stake - (stake % least);
    const known = stakes.get(family);
    if (known === undefined || whole < known) stakes.set(family, whole);
  }
  return stakes;
}

function moneyOf(text: string): Money {
  const amount = parseMoney(text);
  if (amount === undefined) throw new Error(`no amount: ${text}`);
  return amount;
}
