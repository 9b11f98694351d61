import { randomUUID } from 'node:crypto';
import type { BenchVendor, WalletFixture } from './fixture.ts';

export const STAKE = 100_000;

type Player = BenchVendor['players'][number] | undefined;
/** A bet as its vendor sends it. */
export type BetMessage = ReturnType<typeof betMessage>;

export function betMessage(player: Player, game: string | undefined) {
  return {
    ...player,
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    round: randomUUID(),
    round_closed: false,
    game_code: game,
    currency: 'THB',
    amount: STAKE,
    is_free: false,
  };
}

/** The bets of many players in many games. */
export function spreadBets({ games }: WalletFixture, { players }: BenchVendor, count: number): BetMessage[] {
  return Array.from({ length: count }, (_, n) =>
    betMessage(players[(n * 7919) % players.length], games[n % games.length]),
  );
}

/** Each bet wins twice its stake, and its round is over. */
export function winOf(bet: BetMessage) {
  return {
    ...bet,
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    reference_transaction_uuid: bet.transaction_uuid,
    round_closed: true,
    amount: 2 * STAKE,
  };
}

/** Bodies of batches of so many items each. */
export function batchesOf(kind: 'bet' | 'win', messages: readonly object[], each: number): string[] {
  return Array.from({ length: Math.ceil(messages.length / each) }, (_, at) =>
    JSON.stringify({
      request_uuid: randomUUID(),
      items: messages.slice(at * each, (at + 1) * each).map((message) => ({ kind, ...message })),
    }),
  );
}
