import { formatMoney, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import { z } from 'zod';
import type { DeskCall, Versioned } from '../../../../platform/ops/desk.ts';
import { type ProposalKind, proposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { confirm, lockByHand, type PayoutDeps, record } from './decide-payout.ts';
import { type PayoutRow, payoutSubject } from './payout.ts';

/**
 * A payout that the bank did carry out and that is entered as failed pays its member twice: above a limit, with what came back to that
 * member in this way within a day, a second operator has to agree.
 */
export const FAIL_PAYOUT = 'withdrawals.fail-payout';
const COUNTED_MS = 24 * 3_600_000;

const payload = z.object({ id: z.uuid(), version: z.int(), words: z.string() });
type FailCall = DeskCall & Pick<AnyOpsCall, 'mustBeProposed' | 'propose'>;

/**
 * Enters that a payout by hand was certainly not carried out: its money goes back to the wallet. Answers the proposal where a second
 * operator has to agree first. Refuses as `failPayout` declares.
 */
export async function failPayout(
  tx: Tx,
  deps: PayoutDeps,
  call: FailCall,
  wanted: Versioned & { words: string },
  now: Date,
): Promise<{ proposal: string | null }> {
  const payout = await lockByHand(tx, call, wanted, 'failed');
  if (await call.mustBeProposed(tx, FAIL_PAYOUT, payout.amount + (await failedLately(tx, payout, now)))) {
    const { id, version, words } = wanted;
    const about = { brandId: payout.merchant_id, subject: payoutSubject(payout), reason: words };
    return {
      proposal: await call.propose(tx, { kind: FAIL_PAYOUT, payload: { id, version, words }, ...about }),
    };
  }
  await fail(tx, deps, payout, wanted.words, now);
  await record(tx, call, payout, FAIL_PAYOUT, { state: 'failed', words: wanted.words });
  return { proposal: null };
}

export function failureProposal(deps: PayoutDeps): ProposalKind {
  return proposalKind({
    kind: FAIL_PAYOUT,
    permission: 'withdrawals.decide',
    rule: { standard: { above: '10000' }, floor: { above: '50000' } },
    payload,
    carryOut: async (tx, { id, version, words }, { brandId, now }) => {
      const payout = await lockByHand(
        tx,
        { brandIds: brandId ? [brandId] : [] },
        { id, version },
        'failed',
      ).catch(() => {
        throw new Refusal('proposal_outdated');
      });
      await fail(tx, deps, payout, words, now);
      const { amount, member_id: member, withdrawal_id: withdrawal } = payout;
      return {
        before: { state: payout.state },
        after: { state: 'failed', amount: formatMoney(amount), member, withdrawal },
      };
    },
  });
}

async function fail(tx: Tx, deps: PayoutDeps, payout: PayoutRow, words: string, now: Date): Promise<void> {
  await confirm(tx, deps, payout, { externalReference: `failed:${payout.id}`, outcome: 'failed' }, now);
  await tx
    .updateTable('withdrawals.payout')
    .set({ last_error: words.slice(0, 200) })
    .where('id', '=', payout.id)
    .execute();
}

/** What came back to this member by hand within a day. Such decisions about one member come one after the other, so that all of them count. */
async function failedLately(tx: Tx, payout: PayoutRow, now: Date): Promise<Money> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payout failed ${payout.member_id}`}, 0))`.execute(
    tx,
  );
  const { sum } = await tx
    .selectFrom('withdrawals.payout')
    .select(sql<Money>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .where('member_id', '=', payout.member_id)
    .where('merchant_id', '=', payout.merchant_id)
    .where('channel_kind', '=', 'bank')
    .where('state', '=', 'failed')
    .where('settled_at', '>', new Date(now.getTime() - COUNTED_MS))
    .executeTakeFirstOrThrow();
  return sum;
}
