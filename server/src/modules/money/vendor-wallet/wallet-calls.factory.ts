import fc from 'fast-check';
import type { ModelCall, ModelReward } from './calls/wallet-model.ts';

export const MODEL_PLAYERS = 6;
/** What players have of free bets: of each two for any game, some for one alone, and one that has ended. */
export const MODEL_REWARDS: readonly ModelReward[] = Array.from(
  { length: MODEL_PLAYERS },
  (_, player) => player,
).flatMap((player): ModelReward[] => [
  { player, game: null, count: 2, value: 10n, hasEnded: false },
  { player, game: 'open', count: 3, value: 25n, hasEnded: false },
  { player, game: 'shut', count: 1, value: 10n, hasEnded: false },
  { player, game: null, count: 5, value: 60n, hasEnded: true },
  // Above what the vendor may give away in one bet.
  { player, game: null, count: 2, value: 501n, hasEnded: false },
]);
const REWARDS_EACH = MODEL_REWARDS.length / MODEL_PLAYERS;
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

/** What a vendor with additions says of the calls whose transactions fall on it. */
const additions = fc.record({
  atStake: fc.constantFrom(undefined, 0n, 10n),
  unused: fc.constantFrom(undefined, undefined, 'nothing', 'half', 'all'),
  turnover: fc.constantFrom(undefined, undefined, 0n, 10n, 80n),
  reward: fc.record({
    makesFree: chance(3),
    of: fc.constantFrom(0, 0, 0, 1, 1, 1, 2, 3, 4),
    isOfAnotherPlayer: chance(10),
    isOfAnotherWorth: chance(10),
    isNone: chance(10),
  }),
  correction: fc.option(
    fc.record({
      later: fc.nat(12),
      amount: fc.constantFrom(0n, 5n, 40n, 150n, 700n),
      number: fc.integer({ min: 1, max: 3 }),
      isOfItself: fc.boolean(),
      isRepeated: chance(4),
      isOfAnotherPlayer: chance(15),
    }),
    { freq: 2 },
  ),
});
type Additions = typeof additions extends fc.Arbitrary<infer S> ? S : never;

/** The same calls by a vendor with additions, with corrections between them. */
export const modelCallsWithAdditions: fc.Arbitrary<ModelCall[]> = fc
  .tuple(modelCalls, fc.array(additions, { minLength: 20, maxLength: 60, size: 'max' }))
  .map(([calls, of]) => withAdditions(calls, of));

function withAdditions(calls: ModelCall[], of: Additions[]): ModelCall[] {
  let ids = 1_000_000;
  const corrected = new Set<number>();
  const sent: { at: number; call: ModelCall }[] = [];
  for (const [at, call] of calls.entries()) {
    const added = of[call.transaction % of.length];
    sent.push({ at, call: added ? { ...call, ...additionsTo(call, added) } : call });
    const correction = added?.correction;
    if (!correction || call.kind === 'rollback' || corrected.has(call.transaction)) continue;
    corrected.add(call.transaction);
    const { later, number, amount, isOfItself, isRepeated, isOfAnotherPlayer } = correction;
    const own: ModelCall = {
      ...call,
      kind: 'correct',
      player: isOfAnotherPlayer ? (call.player + 1) % MODEL_PLAYERS : call.player,
      request: ids++,
      transaction: ids++,
      reference: isOfItself || call.reference < 0 ? call.transaction : call.reference,
      closes: false,
      isFree: false,
      isPromo: false,
      amount,
      correction: number,
    };
    sent.push({ at: at + later + 0.5, call: own });
    if (isRepeated) sent.push({ at: at + later + 3.5, call: { ...own, request: ids++ } });
  }
  return sent.toSorted((one, other) => one.at - other.at).map(({ call }) => call);
}

function additionsTo(call: ModelCall, { atStake, unused, turnover, reward }: Additions): Partial<ModelCall> {
  if (call.kind === 'bet' && (call.isFree || reward.makesFree)) return freeBetOf(call, reward);
  if (call.kind === 'bet')
    return atStake === undefined ? {} : { atStake: atStake < call.amount ? atStake : call.amount };
  if (call.kind !== 'win') return {};
  const parts = { nothing: 0n, half: call.amount / 2n, all: call.amount };
  return {
    ...(unused === undefined ? {} : { unused: parts[unused] }),
    ...(turnover === undefined ? {} : { turnover }),
  };
}

/** A free bet for a reward, mostly one that it fits. A copy of a call with another amount stays one. */
function freeBetOf(
  call: ModelCall,
  { of, isOfAnotherPlayer, isOfAnotherWorth, isNone }: Additions['reward'],
) {
  const player = isOfAnotherPlayer ? (call.player + 1) % MODEL_PLAYERS : call.player;
  const named = player * REWARDS_EACH + of;
  const amount = isOfAnotherWorth ? call.amount : (MODEL_REWARDS[named]?.value ?? call.amount);
  return { isFree: true, amount, ...(isNone ? {} : { reward: named }) };
}
