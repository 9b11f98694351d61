import type { ContractMove, ContractSide } from '@lanna/rules/commission/contracts/contract-life';
import type { ContractTerms, Payer } from '@lanna/rules/commission/contracts/terms';
import { MONEY_SCALE } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/sql/database.ts';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { recordSecurityEvent } from '../../books/audit/record-security-event.ts';
import type { BrandProfile } from '../../house/brands/brand.ts';
import { settleContracts } from './following/settle-contracts.ts';
import { contractOf, contractRows } from './pages/contract-row.ts';
import { dropProposal } from './signing/answer-proposal.ts';
import { contractDesk } from './signing/contract-desk.ts';
import { endByParties } from './signing/end-contract.ts';
import type { Actor } from './signing/parties.ts';
import { proposeContract } from './signing/propose-contract.ts';
import { signContract } from './signing/sign-contract.ts';

export const baht = (amount: number) => BigInt(amount) * MONEY_SCALE;
export const DAY_MS = 86_400_000;

/** A daily salary with one step, at so many thousandths of a per cent. */
export function salaryAt(rate: number, from = 1000): ContractTerms {
  return {
    kind: 'daily_salary',
    tiers: [{ minTurnover: baht(from), rate }],
    collection: { by: 'hand', withinDays: 7 },
  };
}

/** Contracts of a brand as their parties make them, with a clock to move. Noon of 23 November in Bangkok, unless said otherwise. */
export function contractFixture(db: Database, brand: BrandProfile, startAt = '2026-11-23T05:00:00Z') {
  const clock = fixedClock(startAt);
  const actorOf = (side: ContractSide, contract: { memberId: string; uplineId: string | null }): Actor =>
    side === 'member'
      ? { side, memberId: contract.memberId }
      : contract.uplineId === null
        ? { side, operator: 'nok' }
        : { side, memberId: contract.uplineId };

  const read = async (id: string) =>
    contractOf(await contractRows(db.kysely).where('c.id', '=', id).executeTakeFirstOrThrow());

  async function propose(
    side: ContractSide,
    parties: { memberId: string; uplineId: string | null },
    terms: ContractTerms,
    payer: Payer = 'platform',
  ): Promise<string> {
    const by = actorOf(side, parties);
    return db.transaction(async (tx) => {
      const { id, sha256 } = await proposeContract(tx, {
        brand,
        ...parties,
        payer,
        terms,
        by,
        now: clock.now(),
      });
      await record(tx, by, { contract: id, sha256 });
      return id;
    });
  }

  /** As the call of a member does. */
  async function record(tx: Tx, by: Actor, after: { contract: string; sha256: string }) {
    if (by.memberId === undefined) return;
    const where = { brand, address: '10.0.0.1', country: null, userAgent: 'test', now: clock.now() };
    await recordSecurityEvent(tx, { kind: 'contract_signed', memberId: by.memberId, after }, where);
  }

  function move(id: string, side: ContractSide, what: ContractMove) {
    const now = clock.now();
    const { timeZone } = brand;
    return db.transaction(async (tx) => {
      const contract = await contractDesk.lockFor(tx, { brandIds: [brand.id] }, { id });
      const by = actorOf(side, contract);
      if (what === 'sign') {
        const { sha256 } = contract;
        await record(tx, by, { contract: id, sha256 });
        return signContract(tx, contract, { by, sha256, timeZone, now });
      }
      if (what === 'deny' || what === 'withdraw') return dropProposal(tx, contract, { move: what, by, now });
      return endByParties(tx, contract, { move: what, by, timeZone, now });
    });
  }

  return {
    clock,
    read,
    propose,
    move,
    /** Proposed by the upper side and signed by who earns. */
    agree: async (
      parties: { memberId: string; uplineId: string | null },
      terms: ContractTerms,
      payer?: Payer,
    ) => {
      const id = await propose('upline', parties, terms, payer);
      await move(id, 'member', 'sign');
      return id;
    },
    settle: () => settleContracts({ db, clock }),
    moveTo: (memberId: string, agentId: string | null) =>
      db.transaction(async (tx) => {
        await sql`select set_config('lanna.now', ${clock.now().toISOString()}, true)`.execute(tx);
        await tx
          .updateTable('members.member')
          .set({ agent_id: agentId })
          .where('id', '=', memberId)
          .execute();
      }),
  };
}
