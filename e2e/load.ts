import type { Money } from '@lanna/rules/money';

export interface PlayedRound {
  stake: Money;
  payout: Money;
}

/** What one player has really done, by the vendor's round id: only what got a definite yes. */
export type Rounds = Map<string, PlayedRound>;
/** Plays one round to its definite end, however often it has to ask, and notes it if it counts. */
export type Play = (rounds: Rounds) => Promise<void>;

export interface Load {
  /** Rounds settled so far, over all players. Throws what has ended a player's play. */
  settled: () => number;
  /** Starts no new round and waits until every started one has ended; answers in the players' order. */
  stop: () => Promise<Rounds[]>;
}

/** Everybody plays as fast as answers come. */
export function startLoad(plays: readonly Play[]): Load {
  let isOn = true;
  const all = plays.map((): Rounds => new Map());
  const running = Promise.all(
    plays.map(async (play, index) => {
      const rounds = all[index] ?? new Map();
      while (isOn) await play(rounds);
    }),
  );
  let failure: unknown;
  running.catch((reason: unknown) => {
    isOn = false;
    failure = reason;
  });
  return {
    settled: () => {
      if (failure) throw failure;
      return all.reduce((sum, rounds) => sum + rounds.size, 0);
    },
    stop: async () => {
      isOn = false;
      await running;
      return all;
    },
  };
}

export function totalOf(rounds: Rounds): Money {
  return [...rounds.values()].reduce((sum, { stake, payout }) => sum + payout - stake, 0n);
}
