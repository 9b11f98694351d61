import type { BonusKind, FreeRounds } from '@lanna/rules/rewards/bonuses/terms';
import { typedNumber } from '../../../../shared-parts/forms/typed-number.ts';

/** The part of the form that says which free rounds they are. */
export interface TypedRounds {
  /** A vendor's code, or that and a game's with a space between. */
  where: string;
  count: string;
  worth: string;
  use: 'members' | 'rewards';
}

export function isRounds(kind: BonusKind): boolean {
  return kind === 'free_rounds';
}

/** Kinds that can be given once a day. */
export function mayBeDaily(kind: BonusKind): boolean {
  return kind === 'fixed' || isRounds(kind);
}

export function typedRounds(rounds: FreeRounds | null | undefined): TypedRounds {
  if (!rounds) return { where: '', count: '10', worth: '', use: 'members' };
  const { vendor, game, count, worth, asReward } = rounds;
  return {
    where: game === null ? vendor : `${vendor} ${game}`,
    ...{ count: String(count), worth, use: asReward ? 'rewards' : 'members' },
  };
}

/** As they are sent; the game's name is the catalogue's. */
export function roundsOf({ where, count, use }: TypedRounds, worth: string): FreeRounds {
  const [vendor = '', game = null] = where.split(' ', 2);
  return { vendor, game, title: null, count: typedNumber(count), worth, asReward: use === 'rewards' };
}
