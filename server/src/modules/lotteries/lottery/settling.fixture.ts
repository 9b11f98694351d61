import type { Money } from '@lanna/rules/money';
import { expect } from 'vitest';
import type { Database } from '../../../platform/sql/database.ts';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { ownerOf } from '../../books/ledger/ledger.factory.ts';
import { checkBetInvariants } from '../../play/bets/check-bet-invariants.ts';
import type { TestDraw } from '../draws/draws.factory.ts';
import { checkLotteryInvariants } from './check-lottery-invariants.ts';
import { type DrawToSettle, settleDraw } from './settle-draw.ts';
import { type LineRequest, slipFixture } from './slips.factory.ts';

/** A brand with players that buy slips, and what becomes of these. Amounts are in units of the currency. */
export async function settlingFixture(db: Database, url: string) {
  const owner = await ownerOf(url);
  const clock = fixedClock('2026-11-22T12:00:00Z');
  const slips = await slipFixture(db, clock);
  const { brand } = slips;
  const notified = new Map<string, Set<string>>();
  const notices = {
    notify: (members: readonly string[], types: readonly string[]) => {
      for (const member of members)
        notified.set(member, (notified.get(member) ?? new Set()).union(new Set(types)));
    },
  };
  const deps = { db, clock, notices };

  async function player(funds = 1000): Promise<string> {
    return (await slips.open(units(funds))).memberId;
  }

  /** Buys lines on draws as one slip. */
  async function buy(
    memberId: string,
    draws: TestDraw | readonly TestDraw[],
    bought: readonly LineRequest[],
    { stopsOnWin = false } = {},
  ): Promise<string> {
    const on = [draws].flat();
    const request = { game: on[0]?.gameCode ?? '', draws: on, lines: [...bought], stopOnWin: stopsOnWin };
    const { slipId } = await slips.place({ merchantId: brand.id, memberId }, request);
    return slipId;
  }

  /** Settles what stands in the view of draws to settle, to the end. */
  async function settle(draw: { id: string }): Promise<boolean> {
    const waiting = await db.kysely
      .selectFrom('draws.to_settle')
      .select(['id', 'version', 'state'])
      .where('id', '=', draw.id)
      .executeTakeFirst();
    if (!waiting) return false;
    const wanted: DrawToSettle = {
      id: draw.id,
      version: waiting.state === 'cancelled' ? 0 : Number(waiting.version),
    };
    return settleDraw(deps, wanted);
  }

  /** What the player has. */
  async function wallet(memberId: string): Promise<number> {
    const { rows } = await db.pool.query<{ available: Money }>(
      'select available from ledger.available_balance where owner_id = $1 and is_wallet',
      [memberId],
    );
    return inUnits(rows[0]?.available ?? 0n);
  }

  /** Takes money of the player's away, as if it had been withdrawn. */
  async function spend(memberId: string, amount: number): Promise<void> {
    const from = await owner.query(
      `select account_id, merchant_id, currency from ledger.available_balance where owner_id = $1 and is_wallet`,
      [memberId],
    );
    const { account_id, merchant_id, currency } = from.rows[0];
    await owner.query(
      `select ledger.post(array[(nextval('ledger.transfer_id'), $1, ledger.open_account($2, $3, 'house_game', null, 'test'), $4, 'bet',
         $5, gen_random_uuid())::ledger.leg])`,
      [account_id, merchant_id, currency, units(amount), clock.now()],
    );
  }

  async function owed(memberId: string): Promise<number> {
    const { rows } = await owner.query<{ sum: string | null }>(
      `select sum(t.amount) from ledger.transfer t join ledger.account a on a.id = t.debit_account
       where a.kind = 'receivable' and a.owner_id = $1`,
      [memberId],
    );
    return inUnits(BigInt(rows[0]?.sum ?? 0));
  }

  /** How the lines of a slip stand, by draw and number: `won 90`, `lost`, `refunded`. */
  async function lines(slipId: string): Promise<string[]> {
    const rows = await db.kysely
      .selectFrom('lottery.line as l')
      .innerJoin('draws.draw_record as d', 'd.id', 'l.draw_id')
      .where('l.slip_id', '=', slipId)
      .select(['l.state', 'l.payout', 'l.refund_reason'])
      .orderBy('d.numero')
      .orderBy('l.number')
      .execute();
    return rows.map(({ state, payout, refund_reason }) =>
      [state, payout > 0n ? String(inUnits(payout)) : (refund_reason ?? '')].filter(Boolean).join(' '),
    );
  }

  /** Movements of a slip's lines in the order they were posted: `win 90`. */
  async function movements(slipId: string): Promise<string[]> {
    const rows = await db.kysely
      .selectFrom('lottery.movement as m')
      .innerJoin('lottery.line as l', 'l.id', 'm.line_id')
      .where('l.slip_id', '=', slipId)
      .select(['m.kind', 'm.amount'])
      .orderBy('m.transfer_id')
      .orderBy('l.number')
      .execute();
    return rows.map(({ kind, amount }) => `${kind} ${inUnits(amount)}`);
  }

  async function booksFit(): Promise<void> {
    expect(await db.transaction(checkInvariants)).toEqual([]);
    expect(await db.transaction(checkBetInvariants)).toEqual([]);
    expect(await db.transaction(checkLotteryInvariants)).toEqual([]);
  }

  return {
    deps,
    brand,
    owner,
    told: notified,
    player,
    buy,
    settle,
    wallet,
    spend,
    owed,
    lines,
    movements,
    booksFit,
  };
}

function units(amount: number): Money {
  return BigInt(Math.round(amount * 100_000));
}

function inUnits(amount: Money): number {
  return Number(amount) / 100_000;
}
