import { randomUUID } from 'node:crypto';
import type { Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Database } from '../../../platform/sql/database.ts';
import { reversePosting } from '../../books/ledger/keeping/reverse-posting.ts';
import { ledgerFixture } from '../../books/ledger/ledger.factory.ts';
import { type Leg, postGroup } from '../../books/ledger/post-group.ts';
import { bring } from '../../people/agents/team.factory.ts';
import {
  type Line,
  newLine,
  type Outcome,
  type ownSource,
  type Player,
} from '../../play/bets/own-source.fixture.ts';

/** A brand whose agents have teams that play, pay in and are moved about, each at a moment of its own. */
export async function teamFixture(db: Database, source: Awaited<ReturnType<typeof ownSource>>) {
  const fixture = await ledgerFixture(db);
  const { brand, merchantId, currency } = fixture;

  async function join(agentId: string | undefined, now: Date, type: 0 | 1 | 41 = 0): Promise<string> {
    const { memberId } = await bring(db, brand, agentId, { type, now });
    return memberId;
  }
  /** Changes an account's place in the tree; the trigger of the tree gets the moment. */
  async function change(memberId: string, place: { agent_id?: string | null; type?: number }, now: Date) {
    await db.transaction(async (tx) => {
      await sql`select set_config('lanna.now', ${now.toISOString()}, true)`.execute(tx);
      await tx.updateTable('members.member').set(place).where('id', '=', memberId).execute();
    });
  }
  async function player(memberId: string): Promise<Player> {
    const { rows } = await sql<{ account: bigint; house: bigint }>`
      select id as account, ledger.open_account(${merchantId}, ${currency}, 'house_game', null, 'test_lottery') as house
      from ledger.account where owner_id = ${memberId} and is_wallet`.execute(db.kysely);
    const [row] = rows;
    if (!row) throw new Error('the member has a wallet');
    return { merchantId, memberId, accountId: row.account, houseId: row.house };
  }
  async function post(legs: Leg[], now: Date, reference: string = randomUUID()): Promise<string> {
    const posting = { merchantId, currency, reference, legs, now };
    const { outcome } = await db.transaction((tx) => postGroup(tx, posting));
    if (outcome !== 'posted') throw new Error(`the posting was ${outcome}`);
    return reference;
  }
  async function place(memberId: string, stake: Money, now: Date, category = 'LOTT'): Promise<Line> {
    const line = { ...newLine('SSC', randomUUID(), stake), category };
    await source.buy(await player(memberId), [line], now);
    return line;
  }
  /** What becomes of a bet, at first or as a correction: by how much payout and stake change. */
  async function settle(memberId: string, outcome: Outcome, now: Date) {
    await source.settle(await player(memberId), [outcome], now);
  }
  const wallet = (memberId: string) => ({ kind: 'wallet', memberId }) as const;
  const bank = { kind: 'clearing', methodCode: 'SANDBOX' } as const;

  return {
    brand,
    merchantId,
    post,
    join,
    move: (memberId: string, agentId: string | null, now: Date) =>
      change(memberId, { agent_id: agentId }, now),
    appoint: (memberId: string, now: Date) => change(memberId, { type: 1 }, now),
    deposit: (memberId: string, amount: Money, now: Date) =>
      post([{ from: bank, to: wallet(memberId), amount, code: 'deposit' }], now),
    withdraw: async (memberId: string, amount: Money, now: Date) => {
      const onItsWay = { kind: 'withdrawal', memberId } as const;
      await post([{ from: wallet(memberId), to: onItsWay, amount, code: 'withdrawal' }], now);
      return post([{ from: onItsWay, to: bank, amount, code: 'withdrawal_paid' }], now);
    },
    reverse: async (posting: string, now: Date) => {
      const { outcome } = await db.transaction((tx) =>
        reversePosting(tx, { reference: randomUUID(), posting, now }),
      );
      return outcome;
    },
    /** Money that is no figure of any team. */
    fund: (memberId: string, amount: Money, now: Date) =>
      post([{ from: { kind: 'adjustment' }, to: wallet(memberId), amount, code: 'adjustment' }], now),
    place,
    settle,
    /** A bet that is placed and settled at once. */
    play: async (
      memberId: string,
      stake: Money,
      payout: Money,
      now: Date,
      category?: string,
    ): Promise<Line> => {
      const line = await place(memberId, stake, now, category);
      await settle(memberId, { line, payout, payouts: payout > 0n ? 1 : 0 }, now);
      return line;
    },
    /** Takes a bet that lost back as a whole. */
    rollBack: (memberId: string, line: Line, now: Date) =>
      settle(memberId, { line, refund: line.stake }, now),
  };
}
