import { type BetSource, sourceOf } from '../bet-source.ts';

interface OpenBet {
  id: string;
  source: string;
}

/** When the draws are that these open bets wait for, by bet; bets that wait for none, as rounds of games, are left out. */
export async function awaitedDraws(
  sources: readonly BetSource[],
  bets: readonly OpenBet[],
): Promise<ReadonlyMap<string, Date>> {
  const bySource = Map.groupBy(bets, ({ source }) => sourceOf(sources, source));
  const found = await Promise.all(
    [...bySource].map(([source, own]) => source.drawsAwaited?.(own.map(({ id }) => id)) ?? []),
  );
  return new Map(found.flatMap((draws) => [...draws]));
}

/** The first of some moments; undefined of none. */
export function firstOf(moments: readonly Date[]): Date | undefined {
  return moments.reduce<Date | undefined>(
    (first, moment) => (first === undefined || moment < first ? moment : first),
    undefined,
  );
}
