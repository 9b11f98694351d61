import type { TableRound } from '../../../table-api.ts';

/**
 * What a player may do and see of a round now. `waiting`: the next one is not open yet · `betting` · `closed`: bets are on their way · `revealing`: the
 * result is being shown · `paid`: it has been · `void`.
 */
export type Phase = 'waiting' | 'betting' | 'closed' | 'revealing' | 'paid' | 'void';

/** By the server's clock: a frame that says `open` is over when its time is, also before the next frame comes. */
export function phaseOf(round: TableRound | null | undefined, now: number, revealing: boolean): Phase {
  if (!round) return 'waiting';
  switch (round.state) {
    case 'announced':
      return isBefore(now, round.closesAt) ? 'waiting' : 'closed';
    case 'open':
      return isBefore(now, round.closesAt) ? 'betting' : 'closed';
    case 'closed':
      return 'closed';
    case 'settled':
      return revealing ? 'revealing' : 'paid';
    case 'void':
      return 'void';
  }
}

function isBefore(now: number, instant: string): boolean {
  return now < Date.parse(instant);
}

/** Whole seconds until an instant, as a player counts them: the last one shown is 1, then 0. */
export function secondsLeft(until: string | null | undefined, now: number): number {
  if (!until) return 0;
  return Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
}
