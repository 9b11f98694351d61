import { randomInt } from 'node:crypto';

/** Who makes which call in this run follows from it; `SEED=…` repeats a run. */
export const SEED = Number(process.env['SEED'] ?? randomInt(2 ** 31));

/**
 * Whom each call meets of many. One call of each kind, and each that is `always` so, meets all of them; any other meets the one whose turn it
 * is. The turns go on with the seed by one: after as many seeds as there are to meet, each call has met each of them.
 */
export function callersInTurn(
  calls: readonly string[],
  { kindOf, always = () => false }: { kindOf(call: string): string; always?(call: string): boolean },
  seed = SEED,
) {
  const kinds = Map.groupBy(calls, kindOf);
  const places = new Map(calls.map((call, place) => [call, place]));
  const inTurn = <T>(all: readonly T[], turn: number) => all.slice(turn % all.length).slice(0, 1);

  function meetsAll(call: string): boolean {
    return always(call) || inTurn(kinds.get(kindOf(call)) ?? [], seed).includes(call);
  }
  /** The one whose turn it is, also where the call meets all of another list; none, where the list is empty. */
  function oneFor<T>(call: string, all: readonly T[]): T[] {
    return all.length === 0 ? [] : inTurn(all, (places.get(call) ?? 0) + seed);
  }
  function metBy<T>(call: string, all: readonly T[]): readonly T[] {
    return meetsAll(call) ? all : oneFor(call, all);
  }
  return { meetsAll, oneFor, metBy };
}
