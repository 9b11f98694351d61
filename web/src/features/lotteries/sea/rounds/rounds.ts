import type { Draw } from '@lanna/contract/lotteries/draws/draws';

type OpenRound = Pick<Draw, 'numero' | 'closesAt' | 'drawsAt'>;

/**
 * betting: takes bets and shots · shooting: shots alone, for two minutes more · waiting: for its result · done: has one, or was given back for too few
 * shots · cancelled.
 */
export type RoundPhase = 'betting' | 'shooting' | 'waiting' | 'done' | 'cancelled';

export interface Round extends OpenRound {
  /** From 1 to 88. */
  number: number;
  phase: RoundPhase;
  /** Once it has closed. */
  draw: Draw | undefined;
}

/** The rounds of a day in their order, at this moment of the server's clock. */
export function roundsOf(
  day: string,
  open: readonly OpenRound[],
  past: readonly Draw[],
  nowMs: number,
): Round[] {
  const rounds = new Map<string, Round>();
  for (const { numero, closesAt, drawsAt } of open)
    rounds.set(numero, {
      ...{ numero, closesAt, drawsAt },
      number: numberOf(numero),
      phase: 'betting',
      draw: undefined,
    });
  for (const draw of past)
    rounds.set(draw.numero, { ...draw, number: numberOf(draw.numero), phase: 'waiting', draw });
  return [...rounds.values()]
    .filter(({ numero }) => dayOf(numero) === day)
    .map((round) => ({ ...round, phase: phaseOf(round, nowMs) }))
    .sort((one, other) => one.number - other.number);
}

/** Bets go to the round that closes next. */
export function bettingRound(rounds: readonly Round[]): Round | undefined {
  return rounds.find(({ phase }) => phase === 'betting');
}

/** Shots go to the round whose shots end next: for two minutes the one that takes no more bets. */
export function shootingRound(rounds: readonly Round[]): Round | undefined {
  return rounds.find(({ phase }) => phase === 'shooting') ?? bettingRound(rounds);
}

/** `20261122` of `20261122-07` */
export function dayOf(numero: string): string {
  return numero.split('-')[0] ?? numero;
}

export function numberOf(numero: string): number {
  return Number(numero.split('-')[1]);
}

function phaseOf({ draw, closesAt, drawsAt }: Round, nowMs: number): RoundPhase {
  if (draw?.state === 'cancelled') return 'cancelled';
  if (draw?.result !== undefined && draw.result !== null) return 'done';
  if (nowMs < Date.parse(closesAt)) return 'betting';
  return nowMs < Date.parse(drawsAt) ? 'shooting' : 'waiting';
}
