import { sql } from 'kysely';
import { expect } from 'vitest';
import { openLog } from '../../../platform/process/log.ts';
import type { Database } from '../../../platform/sql/database.ts';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { ownSource } from '../../play/bets/own-source.fixture.ts';
import { teamFixture } from '../teams/team.fixture.ts';
import { checkRebateInvariants } from './check-rebate-invariants.ts';
import { runRebates } from './paying/run-rebates.ts';

/** A brand with teams that play, whose agents have rates and are paid. */
export async function rebateFixture(url: string, db: Database, at = '2026-11-20T05:00:00Z') {
  const taker = await ownSource(url, db);
  const team = await teamFixture(db, taker);
  const clock = fixedClock(at);
  const deps = { db, clock, log: openLog('silent') };

  /** Gives an account a rate, in hundred-thousandths, from a day on. */
  async function rate(memberId: string, category: string, of: number, fromDay: string): Promise<void> {
    await sql`
      insert into agents.rate (member_id, category, from_day, merchant_id, rate, set_at)
      values (${memberId}, ${category}, ${fromDay}, ${team.merchantId}, ${of}, ${clock.now()})
      on conflict (member_id, category, from_day) do update set rate = excluded.rate`.execute(db.kysely);
  }

  /** What is due and paid of each child, by category or prize mode. */
  async function rowsOf(earnerId: string) {
    const { rows } = await sql<{ child_id: string; part: string; due: bigint; paid: bigint }>`
      select child_id, part, due, paid from rebates.due where earner_id = ${earnerId} order by day, child_id, part`.execute(
      db.kysely,
    );
    return rows;
  }

  async function wallet(memberId: string): Promise<bigint> {
    const { rows } = await sql<{ available: bigint }>`
      select available from ledger.available_balance where owner_id = ${memberId} and is_wallet`.execute(
      db.kysely,
    );
    return rows[0]?.available ?? 0n;
  }

  async function expectSound(): Promise<void> {
    expect(await checkRebateInvariants(db.kysely)).toEqual([]);
    expect(await checkInvariants(db.kysely)).toEqual([]);
  }

  return {
    ...team,
    source: taker.source,
    clock,
    deps,
    rate,
    rowsOf,
    wallet,
    expectSound,
    run: () => runRebates(deps),
  };
}
