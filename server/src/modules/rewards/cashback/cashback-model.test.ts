import type { Money } from '@lanna/rules/money';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testSize } from '../../../platform/testing/test-size.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import type { Player } from '../../play/bets/own-source.fixture.ts';
import { cashbackFixture } from './cashback.fixture.ts';
import { checkCashbackInvariants } from './check-cashback-invariants.ts';

const { db, url } = await testDatabase();
const house = await cashbackFixture(url, db);
const { clock } = house;
const HOUR_MS = 3_600_000;
const CATEGORIES = ['RNG', 'FISH', 'LOTT'] as const;

const STEPS = [
  'play',
  'play',
  'play',
  'rollBack',
  'correct',
  'claim',
  'claim',
  'press',
  'wait',
  'leap',
  'sum',
  'rates',
] as const;
const step = fc.record({
  what: fc.constantFrom(...STEPS),
  a: fc.nat(1000),
  n: fc.integer({ min: 1, max: 99_999_999 }),
});

interface ModelBet {
  day: string;
  category: string;
  stake: Money;
  line: Awaited<ReturnType<typeof house.play>>;
  stands: boolean;
}

/** The versions of all worlds, since they share the brand. */
const versions: { fromDay: string; rates: Record<string, number> }[] = [
  { fromDay: '2026-11-01', rates: { RNG: 700, FISH: 700, LOTT: 0 } },
];

test('whatever is bet, taken back, corrected and claimed, and however the clock goes on: what was claimed is what it came to', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 80 }), async (steps) => {
      const world = new World(await house.join());
      for (const one of steps) await world.take(one);
      await world.expectAsItShould();
      expect(await checkCashbackInvariants(db.kysely)).toEqual([]);
      expect(await checkInvariants(db.kysely)).toEqual([]);
    }),
    { numRuns: testSize(300), endOnFailure: true },
  );
}, 900_000);

/** One member, and what cashback should be by nothing but what was done. */
class World {
  readonly #player: Player;
  readonly #bets: ModelBet[] = [];
  readonly #claimed = new Map<string, Money>();
  #paid = 0n;

  constructor(player: Player) {
    this.#player = player;
  }

  async take({ what, a, n }: { what: (typeof STEPS)[number]; a: number; n: number }) {
    switch (what) {
      case 'play': {
        const category = CATEGORIES[a % CATEGORIES.length] ?? 'RNG';
        const line = await house.play(this.#player, BigInt(n), { category });
        this.#bets.push({ day: dayOf(), category, stake: BigInt(n), line, stands: true });
        return;
      }
      case 'rollBack': {
        const bet = this.#pick(a);
        if (!bet) return;
        bet.stands = false;
        return house.rollBack(this.#player, bet.line);
      }
      case 'correct': {
        // Of slots and fish the stake counts, whatever it pays.
        const bet = this.#pick(a);
        if (bet) await house.settle(this.#player, { line: bet.line, payout: BigInt(n % 7), payouts: 0 });
        return;
      }
      case 'claim':
        return this.#claim(await house.claim(this.#player).catch((error) => error));
      case 'press': {
        const pressed = await Promise.all(
          Array.from({ length: 3 }, () => house.claim(this.#player).catch((error) => error)),
        );
        const paid = pressed.filter((one) => !(one instanceof Error));
        expect(paid.length).toBeLessThanOrEqual(1);
        return this.#claim(paid[0] ?? pressed[0]);
      }
      case 'wait':
        return void clock.advance((1 + (n % 30)) * HOUR_MS);
      case 'leap':
        return void clock.advance((20 + (n % 15)) * 24 * HOUR_MS);
      case 'sum':
        await sql`select bets.add_to_daily_sums((select max(number) from bets.settled_change), 20000)`.execute(
          db.kysely,
        );
        return;
      case 'rates': {
        const rates = { RNG: n % 2000, FISH: (n >> 3) % 2000, LOTT: a % 300 };
        versions.push({ fromDay: dayOf(1), rates });
        return house.rates(rates, dayOf(1));
      }
    }
  }

  #claim(answer: Error | { claim: { amount: string } }) {
    const [due, amount] = [this.#due(), this.#open()];
    if (amount < 100_000n) {
      expect(answer).toMatchObject({ code: 'cashback_too_little' });
      return;
    }
    expect(answer).toMatchObject({ claim: { amount: expect.any(String) } });
    for (const [key, sum] of due) this.#claimed.set(key, sum);
    this.#paid += amount;
  }

  /** Of each day and kind of game what may have been claimed by now. */
  #due(): Map<string, Money> {
    const turnover = new Map<string, Money>();
    for (const { day, category, stake, stands } of this.#bets)
      turnover.set(`${day} ${category}`, (turnover.get(`${day} ${category}`) ?? 0n) + (stands ? stake : 0n));
    const due = new Map<string, Money>();
    for (const [key, sum] of turnover) {
      const [day = '', category = ''] = key.split(' ');
      const earned = (sum * BigInt(rateOn(day, category))) / 100_000n;
      const claimed = this.#claimed.get(key) ?? 0n;
      const isLapsed = day < dayOf(-30);
      due.set(key, isLapsed && earned > claimed ? claimed : earned);
    }
    return due;
  }

  #open(): Money {
    let open = 0n;
    for (const [key, sum] of this.#due()) open += sum - (this.#claimed.get(key) ?? 0n);
    return open;
  }

  async expectAsItShould() {
    const { rows } = await sql<{ paid: bigint }>`
      select coalesce(sum(t.amount), 0)::bigint as paid from ledger.posted_transfer t
      where t.code = 'rebate' and t.credit_owner_id = ${this.#player.memberId}`.execute(db.kysely);
    expect(rows[0]?.paid).toBe(this.#paid);
    const mine = await house.mine(this.#player);
    expect(mine.claimable).toBe(this.#open() >= 100_000n);
  }

  #pick(a: number): ModelBet | undefined {
    const live = this.#bets.filter(({ stands }) => stands);
    return live[a % Math.max(1, live.length)];
  }
}

/** The latest that had begun by then. */
function rateOn(day: string, category: string): number {
  return versions.findLast(({ fromDay }) => fromDay <= day)?.rates[category] ?? 0;
}

/** The day of the brand, so many days from now. */
function dayOf(days = 0): string {
  return Temporal.Instant.fromEpochMilliseconds(clock.now().getTime())
    .toZonedDateTimeISO(house.brand.timeZone)
    .toPlainDate()
    .add({ days })
    .toString();
}
