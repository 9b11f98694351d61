import { parseMoney } from '@lanna/rules/money';
import type { Chips } from '../state/chips.ts';
import { moneyOf, type Notice, type Own } from '../state/state.ts';
import type { OwnRound } from './studio.ts';

export function ownOf({ round, state, refusal, chips, stake, won }: OwnRound): Own {
  return {
    ...{ round, state, refusal, chips: chipsOf(chips) },
    stake: moneyOf(stake),
    won: won === null ? null : moneyOf(won),
  };
}

function chipsOf(chips: Readonly<Record<string, string>>): Chips {
  return Object.fromEntries(Object.entries(chips).map(([play, amount]) => [play, moneyOf(amount)]));
}

/** What a refusal says beside its code, as far as words are made of it. */
export function refusalFacts(
  facts: Readonly<Record<string, unknown>>,
): Pick<Extract<Notice, { kind: 'error' }>, 'play' | 'least' | 'most' | 'left'> {
  const amount = (name: string) => {
    const value = facts[name];
    return typeof value === 'string' ? parseMoney(value) : undefined;
  };
  const [least, most, left] = [amount('least'), amount('most'), amount('left')];
  const play = facts['play'];
  return {
    ...(typeof play === 'string' && { play }),
    ...(least !== undefined && { least }),
    ...(most !== undefined && { most }),
    ...(left !== undefined && { left }),
  };
}
