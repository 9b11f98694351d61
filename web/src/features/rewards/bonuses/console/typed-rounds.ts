import type { BonusKind, DepositOccasion, FreeRounds, RoundsWins } from '@lanna/rules/rewards/bonuses/terms';
import { typedNumber } from '../../../../shared-parts/forms/typed-number.ts';

/** The part of the form that says which free rounds they are. */
export interface TypedRounds {
  /** A vendor's code, or that and a game's with a space between. */
  where: string;
  count: string;
  worth: string;
  wins: RoundsWins;
  /** The deposit that earns them. */
  earnedBy: 'none' | DepositOccasion;
  leastDeposit: string;
}

export function isRounds(kind: BonusKind): boolean {
  return kind === 'free_rounds';
}

/** Whether it can be given once a day. */
export function mayBeDaily({ kind, earnedBy }: { kind: BonusKind } & Pick<TypedRounds, 'earnedBy'>): boolean {
  return kind === 'fixed' || (isRounds(kind) && earnedBy === 'none');
}

/** Whether what it gives is bonus money, which is to be played: all but free rounds that win cash. */
export function isPlayed({ kind, wins }: { kind: BonusKind } & Pick<TypedRounds, 'wins'>): boolean {
  return !isRounds(kind) || wins === 'bonus';
}

export function typedRounds(rounds: FreeRounds | null | undefined): TypedRounds {
  if (!rounds)
    return { ...{ where: '', count: '10', worth: '', wins: 'cash' }, earnedBy: 'none', leastDeposit: '' };
  const { vendor, game, count, worth, wins = 'cash', deposit } = rounds;
  return {
    where: game === null ? vendor : `${vendor} ${game}`,
    ...{ count: String(count), worth, wins },
    ...{ earnedBy: deposit?.occasion ?? 'none', leastDeposit: deposit?.least ?? '' },
  };
}

/** As they are sent; the game's name is the catalogue's. */
export function roundsOf(
  { where, count, wins, earnedBy }: TypedRounds,
  { worth, least }: { worth: string; least: string },
): FreeRounds {
  const [vendor = '', game = null] = where.split(' ', 2);
  const deposit = earnedBy === 'none' ? null : { least, occasion: earnedBy };
  return { vendor, game, title: null, count: typedNumber(count), worth, wins, deposit };
}
