import fc from 'fast-check';
import type { ModelCall } from './calls/wallet-model.ts';

export const MODEL_PLAYERS = 6;
/** Largest time of arrival; the time drawn for a call decides the calls it comes before and after. */
const LATEST = 1000;

const at = fc.nat(LATEST);
const chance = (oneIn: number) => fc.nat(oneIn - 1).map((n) => n === 0);

/** Another copy of a call: in the same request or in one of its own, true to the original or not. */
const copy = fc.record({
  at,
  isSameRequest: fc.boolean(),
  change: fc.constantFrom('none', 'none', 'none', 'none', 'amount', 'round', 'player', 'game', 'reference'),
});
const copies = fc.array(copy, { maxLength: 2 });

const bet = fc.record({
  at,
  amount: fc.constantFrom(0n, 1n, 10n, 25n, 60n, 100n, 400n, 501n, 999n),
  closes: chance(10),
  isFree: chance(8),
  isExpired: chance(12),
  game: fc.constantFrom('open', 'open', 'open', 'open', 'open', 'open', 'open', 'shut'),
  currency: fc.constantFrom('THB', 'THB', 'THB', 'THB', 'THB', 'THB', 'THB', 'USD'),
  copies,
});
/** The outcome of a bet: of `of`, or of an earlier outcome, counted over the whole sequence. */
const outcome = fc.record({
  at,
  kind: fc.constantFrom('win', 'win', 'win', 'rollback', 'rollback'),
  of: fc.nat(4),
  amount: fc.constantFrom(0n, 0n, 5n, 40n, 150n, 700n),
  closes: fc.boolean(),
  isPromo: chance(6),
  isExpired: chance(3),
  isOfAnotherPlayer: chance(25),
  isInAnotherRound: chance(20),
  currency: fc.constantFrom('THB', 'THB', 'THB', 'THB', 'THB', 'THB', 'THB', 'THB', 'THB', 'USD'),
  copies,
});

/** A player's round from bet to end, each call with the time at which it arrives: rounds overlap, calls overtake each other. */
const story = fc.record({
  player: fc.nat(MODEL_PLAYERS - 1),
  round: fc.nat(3),
  bets: fc.array(bet, { minLength: 1, maxLength: 2 }),
  outcomes: fc.array(outcome, { maxLength: 3 }),
  /** One in three sequences is sent in its order. */
  isOrderly: chance(3),
});
type Story = typeof story extends fc.Arbitrary<infer S> ? S : never;

/** Calls in the order of their arrival. */
export const modelCalls: fc.Arbitrary<ModelCall[]> = fc
  .array(story, { minLength: 1, maxLength: 60, size: 'max' })
  .map(callsOf);

interface Timed {
  at: number;
  call: ModelCall;
}

function callsOf(stories: Story[]): ModelCall[] {
  let ids = 0;
  const timed = stories.flatMap((notified) => {
    const calls: Timed[] = [];
    const add = (time: number, call: ModelCall, repeated: Story['bets'][number]['copies']) => {
      calls.push({ at: time, call });
      for (const { at: later, isSameRequest, change } of repeated)
        calls.push({
          at: notified.isOrderly ? time : later,
          call: { ...call, ...changed(call, change), ...(isSameRequest ? {} : { request: ids++ }) },
        });
    };
    const transactions: number[] = [];
    const common = () => {
      const transaction = ids++;
      return { player: notified.player, round: notified.round, request: ids++, transaction };
    };
    for (const { copies: repeated, at: time, ...given } of notified.bets) {
      const call: ModelCall = { ...common(), ...given, kind: 'bet', reference: -1, isPromo: false };
      add(time, call, repeated);
      transactions.push(call.transaction);
    }
    for (const { copies: repeated, at: time, of, ...given } of notified.outcomes) {
      const own = common();
      const call: ModelCall = {
        ...own,
        kind: given.kind,
        reference: transactions[of % transactions.length] ?? 0,
        amount: given.kind === 'win' ? given.amount : 0n,
        closes: given.closes,
        isPromo: given.kind === 'win' && given.isPromo,
        isExpired: given.isExpired,
        isFree: false,
        game: 'open',
        currency: given.kind === 'win' ? given.currency : 'THB',
        player: given.isOfAnotherPlayer ? (own.player + 1) % MODEL_PLAYERS : own.player,
        round: given.isInAnotherRound ? own.round + 1 : own.round,
      };
      add(notified.isOrderly ? LATEST : time, call, repeated);
      transactions.push(call.transaction);
    }
    return calls;
  });
  return timed.toSorted((one, other) => one.at - other.at).map(({ call }) => call);
}

function changed(call: ModelCall, change: string): Partial<ModelCall> {
  if (change === 'amount' && call.kind !== 'rollback') return { amount: call.amount + 1n };
  if (change === 'round') return { round: call.round + 1 };
  if (change === 'player') return { player: (call.player + 1) % MODEL_PLAYERS };
  if (change === 'game') return { game: call.game === 'open' ? 'shut' : 'open' };
  if (change === 'reference' && call.kind !== 'bet') return { reference: call.reference + 1 };
  return {};
}
