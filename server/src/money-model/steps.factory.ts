import fc from 'fast-check';

/**
 * One thing that happens to a player's money. Numbers pick among what there is when it happens: a deposit, a bet, a payout of the
 * sequence. `twice`: at the same moment again, as a double press or a repeated delivery.
 */
export type MoneyStep =
  | { do: 'play money'; player: number; amount: number; twice: boolean }
  | {
      do: 'deposit';
      player: number;
      amount: number;
      by: 'GATE' | 'BANK';
      received: 'later' | 'in its answer' | 'before it';
    }
  | { do: 'payment'; pick: number; amount: 'right' | 'other'; outcome: 'paid' | 'failed'; twice: boolean }
  | { do: 'payment of no deposit'; amount: number }
  | { do: 'webhook again'; pick: number; changed: boolean }
  | { do: 'bet'; player: number; amount: number; twice: boolean }
  | { do: 'win'; pick: number; amount: number; twice: boolean }
  | { do: 'rollback'; pick: number; twice: boolean }
  | { do: 'withdraw'; player: number; amount: number; by: PayoutChannel; twice: boolean }
  | { do: 'withdraw and bet'; player: number; amount: number; stake: number }
  | { do: 'approve'; pick: number; by: PayoutChannel; second: PayoutChannel | null }
  | { do: 'reject'; pick: number }
  | { do: 'send' }
  | { do: 'payout ends'; pick: number; amount: 'right' | 'other'; outcome: 'paid' | 'failed'; twice: boolean }
  | { do: 'receipt'; pick: number }
  | { do: 'to vendor'; player: number; amount: number; vendor: VendorMood }
  | { do: 'from vendor'; player: number; amount: number; vendor: VendorMood }
  | { do: 'follow up' }
  | { do: 'upline'; player: number; amount: number };

export type PayoutChannel = 'SANDBOX' | 'GATE' | 'BANK';
/** lost: it is done and the answer is lost; away: neither done nor said; silent: done, and later questions go unanswered for a while. */
export type VendorMood = 'well' | 'lost' | 'away' | 'silent';

export const PLAYERS = 3;

const player = fc.nat({ max: PLAYERS - 1 });
/** In hundredths of the unit. */
const amount = fc.integer({ min: 2_000, max: 120_000 });
const stake = fc.oneof(fc.integer({ min: 1, max: 4_000 }), fc.integer({ min: 1, max: 150_000 }));
const pick = fc.nat({ max: 1000 });
const twice = fc.boolean();
const by = fc.constantFrom<PayoutChannel>('SANDBOX', 'GATE', 'BANK');
const mood = fc.constantFrom<VendorMood>('well', 'well', 'lost', 'away', 'silent');
const right = fc.constantFrom<'right' | 'other'>('right', 'right', 'right', 'other');
const outcome = fc.constantFrom<'paid' | 'failed'>('paid', 'paid', 'paid', 'failed');

const weighted = <Step extends MoneyStep>(weight: number, arbitrary: fc.Arbitrary<Step>) => ({
  weight,
  arbitrary,
});
const is = <Name extends MoneyStep['do']>(name: Name) => fc.constant(name);

export const moneySteps: fc.Arbitrary<MoneyStep> = fc.oneof(
  weighted(4, fc.record({ do: is('play money'), player, amount, twice })),
  weighted(
    6,
    fc.record({
      do: is('deposit'),
      player,
      amount,
      by: fc.constantFrom<'GATE' | 'BANK'>('GATE', 'GATE', 'BANK'),
      received: fc.constantFrom<'later' | 'in its answer' | 'before it'>(
        'later',
        'later',
        'in its answer',
        'before it',
      ),
    }),
  ),
  weighted(7, fc.record({ do: is('payment'), pick, amount: right, outcome, twice })),
  weighted(1, fc.record({ do: is('payment of no deposit'), amount })),
  weighted(3, fc.record({ do: is('webhook again'), pick, changed: fc.boolean() })),
  weighted(9, fc.record({ do: is('bet'), player, amount: stake, twice })),
  weighted(6, fc.record({ do: is('win'), pick, amount: stake, twice })),
  weighted(3, fc.record({ do: is('rollback'), pick, twice })),
  weighted(6, fc.record({ do: is('withdraw'), player, amount, by, twice })),
  weighted(2, fc.record({ do: is('withdraw and bet'), player, amount, stake })),
  weighted(4, fc.record({ do: is('approve'), pick, by, second: fc.option(by) })),
  weighted(2, fc.record({ do: is('reject'), pick })),
  weighted(3, fc.record({ do: is('send') })),
  weighted(6, fc.record({ do: is('payout ends'), pick, amount: right, outcome, twice })),
  weighted(1, fc.record({ do: is('receipt'), pick })),
  weighted(4, fc.record({ do: is('to vendor'), player, amount: stake, vendor: mood })),
  weighted(3, fc.record({ do: is('from vendor'), player, amount: stake, vendor: mood })),
  weighted(1, fc.record({ do: is('follow up') })),
  weighted(2, fc.record({ do: is('upline'), player, amount: stake })),
);
