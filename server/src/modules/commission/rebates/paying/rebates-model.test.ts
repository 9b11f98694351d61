import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../../platform/sql/database.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSize } from '../../../../platform/testing/test-size.ts';
import type { Line } from '../../../play/bets/own-source.fixture.ts';
import { countUp } from '../../teams/count-up.ts';
import { rebateFixture } from '../rebate.fixture.ts';
import { countDue } from './count-due.ts';
import { aboveOn, earnedIn, type RebateWorld } from './rebates-model.ts';
import { runRebates } from './run-rebates.ts';

const { db, url, portalUrl } = await testDatabase();
const fixture = await rebateFixture(url, db);
const { clock } = fixture;
const HOUR_MS = 3_600_000;
const START = '-infinity';
const LONG_AGO = '2026-01-01';

const STEPS = [
  'join',
  'rate',
  'play',
  'play',
  'play',
  'correct',
  'rollBack',
  'move',
  'withdraw',
  'wait',
  'run',
  'cut',
  'killed',
  'doubled',
] as const;
const step = fc.record({
  what: fc.constantFrom(...STEPS),
  a: fc.nat(1000),
  b: fc.nat(1000),
  n: fc.integer({ min: 1, max: 99_999_999 }),
});

test('whatever is bet, corrected, moved and given, and however runs are cut, killed and doubled: what was paid is what was earned', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 90 }), async (steps) => {
      const world = new World();
      await world.join(undefined, true, 1500);
      await world.join(0, true, 900);
      await world.join(1, false, 333);
      for (const one of steps) await world.take(one);
      await fixture.run();
      await world.expectPaid();
    }),
    { numRuns: testSize(80), endOnFailure: true },
  );
}, 900_000);

class World {
  readonly model: RebateWorld = { accounts: [], links: [], rates: [], bets: [] };
  readonly lines: { member: string; line: Line; bet: RebateWorld['bets'][number]; lost: boolean }[] = [];

  async take({ what, a, b, n }: { what: (typeof STEPS)[number]; a: number; b: number; n: number }) {
    const now = clock.now();
    const member = this.pick(a);
    switch (what) {
      case 'join':
        return this.join(a, n % 2 === 0, n % 1000);
      case 'rate': {
        this.model.rates.push({ member, rate: n % 2000, fromDay: dayOf(24) });
        return fixture.rate(member, 'LOTT', n % 2000, dayOf(24));
      }
      case 'play': {
        const [stake, payout] = [BigInt(n), b % 2 === 0 ? 0n : BigInt(b)];
        await fixture.deposit(member, stake, now);
        const bet = { member, day: dayOf(), stake };
        this.model.bets.push(bet);
        this.lines.push({
          member,
          line: await fixture.play(member, stake, payout, now),
          bet,
          lost: payout === 0n,
        });
        return;
      }
      case 'correct': {
        const found = this.lines.filter(({ lost }) => lost)[b % Math.max(1, this.lines.length)];
        if (!found) return;
        found.lost = false;
        await fixture.settle(found.member, { line: found.line, payout: BigInt(n), payouts: 1 }, now);
        return;
      }
      case 'rollBack': {
        const found = this.lines.filter(({ lost }) => lost)[b % Math.max(1, this.lines.length)];
        if (!found) return;
        found.lost = false;
        await fixture.rollBack(found.member, found.line, now);
        this.model.bets.splice(this.model.bets.indexOf(found.bet), 1);
        return;
      }
      case 'move':
        return this.move(member, this.pickAgent(b));
      case 'withdraw': {
        const has = await fixture.wallet(member);
        if (has > 0n) await fixture.withdraw(member, has / BigInt(1 + (b % 3)) || has, now);
        return;
      }
      case 'wait':
        clock.advance((1 + (n % 20)) * HOUR_MS);
        return;
      case 'run':
        return fixture.run();
      case 'cut':
        await countUp(db.kysely, 1 + (n % 3));
        return countDue(db.kysely, 1 + (n % 3));
      case 'killed':
        return runAndKill(n % 30);
      case 'doubled':
        await Promise.all([fixture.run(), fixture.run(), fixture.run()]);
    }
  }

  async join(above: number | undefined, isAgent: boolean, rate: number) {
    const agent = above === undefined ? undefined : this.pickAgent(above);
    const id = await fixture.join(agent, clock.now(), isAgent ? 1 : 0);
    this.model.accounts.push({ id, isAgent });
    this.model.links.push({ member: id, agent, fromDay: START });
    this.model.rates.push({ member: id, rate, fromDay: LONG_AGO });
    await fixture.rate(id, 'LOTT', rate, LONG_AGO);
  }

  async move(member: string, agent: string) {
    const tomorrow = dayOf(24);
    // The tree of now is that of tomorrow: neither the own line nor the place it has already.
    for (let up: string | undefined = agent; up; up = aboveOn(this.model, up, tomorrow))
      if (up === member) return;
    if (aboveOn(this.model, member, tomorrow) === agent) return;
    this.model.links.push({ member, agent, fromDay: tomorrow });
    await fixture.move(member, agent, clock.now());
  }

  pick(at: number): string {
    return this.model.accounts[at % this.model.accounts.length]?.id ?? '';
  }

  pickAgent(at: number): string {
    const agents = this.model.accounts.filter(({ isAgent }) => isAgent);
    return agents[at % agents.length]?.id ?? '';
  }

  async expectPaid() {
    const earned = earnedIn(this.model);
    const ids = this.model.accounts.map(({ id }) => id);
    const { rows } = await sql<{ id: string; due: bigint; paid: bigint }>`
      select earner_id as id, sum(due)::bigint as due, sum(paid)::bigint as paid from rebates.due
      where earner_id = any (${ids}::uuid[]) group by earner_id`.execute(db.kysely);
    const kept = new Map(rows.map((row) => [row.id, row]));
    for (const id of ids) {
      const { due, paid } = kept.get(id) ?? { due: 0n, paid: 0n };
      expect({ due, paid }).toEqual({ due: earned.get(id) ?? 0n, paid: earned.get(id) ?? 0n });
    }
    await fixture.expectSound();
  }
}

/** The day of the brand, so many hours from now. */
function dayOf(hours = 0): string {
  const at = Temporal.Instant.fromEpochMilliseconds(clock.now().getTime() + hours * HOUR_MS);
  return at.toZonedDateTimeISO(fixture.brand.timeZone).toPlainDate().toString();
}

/** A run whose connection is cut from outside after some milliseconds, wherever it is then. */
async function runAndKill(afterMs: number): Promise<void> {
  const other = openDatabase({ url: portalUrl, maxConnections: 1 });
  try {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(other.kysely);
    const running = runRebates({ ...fixture.deps, db: other }).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    await sql`select pg_terminate_backend(${rows[0]?.pid ?? 0})`.execute(db.kysely).catch(() => undefined);
    await running;
  } finally {
    await other.close().catch(() => undefined);
  }
}
