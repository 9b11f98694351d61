import { wireTermsOf } from '@lanna/contract/commission/contracts/terms';
import type { ContractTerms, Payer } from '@lanna/rules/commission/contracts/terms';
import { formatMoney, MONEY_SCALE, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Database } from '../../../platform/sql/database.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { ownerOf } from '../../books/ledger/ledger.factory.ts';
import { walletBalance } from '../../books/ledger/wallet-balance.ts';
import { type Line, ownSource } from '../../play/bets/own-source.fixture.ts';
import { teamFixture } from '../teams/team.fixture.ts';
import { checkBillInvariants } from './check-bill-invariants.ts';
import { runBills } from './run-bills.ts';

export const baht = (amount: number) => BigInt(Math.round(amount * 100_000)) * (MONEY_SCALE / 100_000n);

export interface ContractOptions {
  memberId: string;
  terms: ContractTerms;
  uplineId?: string;
  payer?: Payer;
  fromDay: string;
  lastDay?: string;
}

/** A brand on Bangkok time whose agents have contracts, and the job that bills them at a moment of the test's choice. */
export async function billFixture(url: string, db: Database) {
  const teams = await teamFixture(db, await ownSource(url, db));
  const owner = await ownerOf(url);
  const { merchantId } = teams;

  async function contract({
    memberId,
    terms,
    uplineId,
    payer = 'platform',
    fromDay,
    lastDay,
  }: ContractOptions) {
    const id = newId();
    await owner.query(
      `insert into contracts.contract (id, merchant_id, kind, member_id, upline_id, payer, terms, state, proposed_at, expires_at, signed_at,
         from_day, last_day, closed_at, facts, texts, sha256)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $9, $10, $11, $12, '{}', '{}', repeat('0', 64))`,
      [
        id,
        merchantId,
        terms.kind,
        memberId,
        uplineId ?? null,
        payer,
        JSON.stringify(wireTermsOf(terms)),
        lastDay ? 'ended' : 'effective',
        new Date('2026-09-01T00:00:00Z'),
        fromDay,
        lastDay ?? null,
        lastDay ? new Date('2026-09-01T00:00:00Z') : null,
      ],
    );
    return id;
  }

  async function run(at: string | Date, database: Database = db): Promise<void> {
    const now = new Date(at);
    const fieldErrors: unknown[] = [];
    await runBills({
      db: database,
      clock: { now: () => now },
      log: { error: ((about: { err?: unknown }) => fieldErrors.push(about.err ?? about)) as never },
    });
    if (fieldErrors.length > 0) throw fieldErrors[0];
  }

  /** Bills of a contract in their order: `from to state payable (earned corrected owed_after) collected`. */
  async function bills(contractId: string): Promise<string[]> {
    const { rows } = await sql<{
      from: string;
      slot: number | null;
      state: string;
      payable: bigint;
      collected: bigint;
    }>`
      select from_day::text as "from", slot, state, payable, collected from bills.bill
      where contract_id = ${contractId} order by from_day, slot`.execute(db.kysely);
    return rows.map(({ from, slot, state, payable, collected }) =>
      [
        slot === null ? from : `${from}/${slot}`,
        state,
        formatMoney(payable),
        ...(collected > 0n && collected < payable ? [formatMoney(collected)] : []),
      ].join(' '),
    );
  }

  async function lastBill(contractId: string) {
    const { rows } = await sql<{
      id: string;
      receipt: Record<string, unknown>;
      owed_after: bigint;
      corrected: bigint;
      earned: bigint;
    }>`
      select id, receipt, owed_after, corrected, earned from bills.bill where contract_id = ${contractId}
      order by from_day desc, slot desc limit 1`.execute(db.kysely);
    const [bill] = rows;
    if (!bill) throw new Error('the contract has a bill');
    return bill;
  }

  return {
    ...teams,
    /** The result was another one: the payout is corrected by so much. */
    correct: (memberId: string, line: Line, payout: Money, payouts: number, now: Date) =>
      teams.settle(memberId, { line, payout, payouts }, now),
    /** Takes a bet that lost back as a whole. */
    rollBack: (memberId: string, line: Line, now: Date) =>
      teams.settle(memberId, { line, refund: line.stake }, now),
    owner,
    contract,
    run,
    bills,
    lastBill,
    wallet: async (memberId: string) => formatMoney(await walletBalance(db.kysely, { merchantId, memberId })),
    booksFit: async () => [
      ...(await db.transaction((tx) => checkInvariants(tx))),
      ...(await db.transaction((tx) => checkBillInvariants(tx))),
    ],
  };
}
