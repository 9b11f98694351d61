import type { slipLine } from '@lanna/contract/lotteries/lottery/slips';
import type { Language } from '@lanna/contract/people/members/members';
import type { Play } from '@lanna/rules/lotteries/lottery/play';
import { writeSelection } from '@lanna/rules/lotteries/lottery/plays/selection-text';
import { formatMoney, type Money } from '@lanna/rules/money';
import type { z } from 'zod';
import { readAmount } from '../../../../shared-parts/money/typed-amount.ts';
import { lengthOf, ruleNumber } from '../board/plays.ts';
import type { Rates } from '../rates/rates.ts';
import type { NumberBet, Slip } from './bets.ts';
import { parts } from './stake-amount.ts';

export type SlipLine = z.input<typeof slipLine>;

export interface LineOfBets {
  line: SlipLine;
  /** The numbers it stands for. */
  bets: NumberBet[];
}

/**
 * The slip as it is sent: a line has one multiple, so numbers of one play and one amount are one line, and those at half rate lines of their own. Closed
 * numbers and amounts that cannot be read must be off the slip before.
 */
export function linesOf(slip: Slip, plays: readonly Play[], rates: Rates, language: Language): LineOfBets[] {
  const lines = new Map<string, { play: Play; amount: Money; half: boolean; bets: NumberBet[] }>();
  for (const bet of slip) {
    const play = plays.find(({ code }) => code === bet.play);
    const amount = readAmount(bet.amount, language);
    if (!play || !amount) throw new Error(`${bet.play} ${bet.number} cannot be sent`);
    const half = rates.ruleOf(play, bet.number) === 'half';
    const key = `${play.code} ${amount} ${half}`;
    const line = lines.get(key) ?? { play, amount, half, bets: [] };
    line.bets.push(bet);
    lines.set(key, line);
  }
  return [...lines.values()].map(({ play, amount, bets }) => {
    const unit = parts(amount);
    if (!unit) throw new Error(`no line is of ${formatMoney(amount)}`);
    const numbers = bets.map(({ number }) => ruleNumber(play, number)).sort();
    return {
      bets,
      line: {
        play: play.code,
        selection: selectionOf(play, numbers),
        ...unit,
        mode: rates.mode,
        prices: rates.forNumber(play, bets[0]?.number ?? '').map(formatMoney),
      },
    };
  });
}

function selectionOf(play: Play, numbers: readonly string[]): string {
  const digits = numbers.map((number) => [...number].map(Number));
  return writeSelection(play, lengthOf(play) === 1 ? [digits.flat()] : digits);
}
