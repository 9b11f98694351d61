import type { SomeBounds, SomeShares } from '@lanna/contract/commission/positions/positions';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../../platform/sql/database.ts';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import type { ownSource } from '../../play/bets/own-source.fixture.ts';
import { checkTeamInvariants } from '../teams/check-team-invariants.ts';
import { teamFixture } from '../teams/team.fixture.ts';
import { checkPositionInvariants } from './check-position-invariants.ts';
import { countAllResults } from './count-results.ts';
import { boundBelow } from './shares/bound-below.ts';
import { chooseShares } from './shares/choose-shares.ts';
import { writeBounds } from './shares/write-bounds.ts';
import { runSheets } from './sheets/run-sheets.ts';

export type PositionFixture = Awaited<ReturnType<typeof positionFixture>>;

const ZONE = 'Asia/Bangkok';

/** A brand that reckons by positions from the day of its clock on, with teams that play. */
export async function positionFixture(
  source: Awaited<ReturnType<typeof ownSource>>,
  db: Database,
  at = '2026-11-20T05:00:00Z',
) {
  const team = await teamFixture(db, source);
  const { merchantId } = team;
  const clock = fixedClock(at);
  const today = () => new Date(clock.now().getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
  const yesterday = new Date(clock.now().getTime() + 7 * 3_600_000 - 86_400_000).toISOString().slice(0, 10);
  await db.kysely
    .insertInto('positions.setting')
    .values({ merchant_id: merchantId, period: 'day', from_day: today(), issued_to: yesterday, version: 1 })
    .execute();

  const asAgent = (memberId: string) => ({ merchantId, memberId, type: 1, timeZone: ZONE });

  return {
    ...team,
    clock,
    today,
    asAgent,
    choose: (memberId: string, shares: SomeShares) =>
      db.transaction((tx) => chooseShares(tx, asAgent(memberId), { shares, now: clock.now() })),
    bound: (giverId: string, memberId: string, bounds: SomeBounds) =>
      db.transaction((tx) => boundBelow(tx, asAgent(giverId), { memberId, bounds, now: clock.now() })),
    /** As the brand lets an agent at the top hold. */
    boundTop: (memberId: string, bounds: SomeBounds) =>
      db.transaction((tx) =>
        writeBounds(tx, { ...asAgent(memberId), aboveId: merchantId }, { bounds, now: clock.now() }),
      ),
    /** A bet that is placed and settled at once, of a wallet that has the money. */
    fundedPlay: (memberId: string, stake: bigint, payout: bigint) =>
      team.play(memberId, stake, payout, clock.now(), 'LIVE'),
    /** The same after a deposit. */
    play: async (memberId: string, stake: bigint, payout: bigint, category = 'LIVE') => {
      await team.deposit(memberId, stake, clock.now());
      return team.play(memberId, stake, payout, clock.now(), category);
    },
    count: async () => {
      while (!(await countAllResults(db.kysely)))
        await db.kysely.selectNoFrom(sql`pg_sleep(0.1)`.as('waited')).execute();
    },
    issue: () => runSheets({ db, clock }),
    sheetPeriod: async (period: 'day' | 'week') => {
      await db.kysely
        .updateTable('positions.setting')
        .set({ period })
        .where('merchant_id', '=', merchantId)
        .execute();
    },
    /** By the names given to accounts: what each child owes on a day, and what the one above holds. */
    flows: async (names: Record<string, string>, day: string) => {
      const { rows } = await sql<{ child_id: string; upper_id: string; owed: bigint; held: bigint }>`
        select child_id, upper_id, sum(owed)::bigint as owed, sum(held)::bigint as held from positions.flow
        where merchant_id = ${merchantId} and day = ${day}::date group by 1, 2`.execute(db.kysely);
      const nameOf = (id: string) => (id === merchantId ? 'brand' : (names[id] ?? id));
      return Object.fromEntries(
        rows.map(({ child_id, upper_id, owed, held }) => [
          `${nameOf(child_id)} → ${nameOf(upper_id)}`,
          { owed, held },
        ]),
      );
    },
    sheets: async (names: Record<string, string>) => {
      const { rows } = await sql<{
        id: string;
        lower_id: string;
        upper_id: string;
        to_day: string;
        amount: bigint;
      }>`
        select id, lower_id, upper_id, to_day::text as to_day, amount from positions.sheet
        where merchant_id = ${merchantId} order by to_day, id`.execute(db.kysely);
      const nameOf = (id: string) => (id === merchantId ? 'brand' : (names[id] ?? id));
      return rows.map((row) => ({
        id: row.id,
        to: row.to_day,
        of: `${nameOf(row.lower_id)} → ${nameOf(row.upper_id)}`,
        amount: row.amount,
      }));
    },
    expectSound: async () => {
      expect(await checkPositionInvariants(db.kysely)).toEqual([]);
      expect(await checkTeamInvariants(db.kysely)).toEqual([]);
    },
  };
}
