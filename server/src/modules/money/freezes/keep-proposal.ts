import { KEPT_DAYS } from '@lanna/contract/money/freezes/ops';
import { formatMoney } from '@lanna/rules/money';
import { z } from 'zod';
import { notifyOps } from '../../../platform/ops/notify-ops.ts';
import { proposalKind } from '../../../platform/ops/operator-gate.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../platform/sql/database.ts';
import { sendMessage } from '../../messaging/inbox/send-message.ts';
import { endFreeze } from './end-freeze.ts';
import { lockFreeze } from './freeze.ts';

export const KEEP_FREEZE = 'freezes.keep';
const DAY_MS = 86_400_000;
const payload = z.object({ freezeId: z.uuid() });

/** That winnings stay frozen is decided by two, within the day for which one holds them. Refused, withdrawn or expired, they are free. */
export const keepProposal = proposalKind({
  kind: KEEP_FREEZE,
  permission: 'freezes.freeze',
  payload,
  preview: async (db, { freezeId }) => ({ after: await factsOf(db, freezeId) }),
  carryOut: async (tx, { freezeId }, { brandId, approver, now }) => {
    const freeze = await lockFreeze(tx, freezeId);
    // Its day counts from the commit on, also before the job has freed it.
    const isOpen = freeze?.state === 'begun' && freeze.until > now;
    if (!freeze || freeze.merchant_id !== brandId || !isOpen) throw new Refusal('proposal_outdated');
    const until = new Date(now.getTime() + KEPT_DAYS * DAY_MS);
    await tx
      .updateTable('freezes.freeze')
      .set({ state: 'kept', until, kept_by_name: approver.name, kept_at: now, version: freeze.version + 1 })
      .where('id', '=', freezeId)
      .execute();
    const { merchant_id: merchantId, member_id: memberId, held } = freeze;
    await sendMessage(tx, {
      ...{ merchantId, memberId, template: 'winnings_kept', now },
      facts: { amount: formatMoney(held), until: until.toISOString() },
    });
    await notifyOps(tx, { brandId: merchantId, type: 'freezes_changed' });
    return { before: { until: freeze.until.toISOString() }, after: await factsOf(tx, freezeId) };
  },
  letGo: async (tx, { freezeId }, { now }) => {
    const freeze = await lockFreeze(tx, freezeId);
    if (freeze?.state === 'begun')
      await endFreeze(tx, freeze, { state: 'lapsed', by: null, reason: null, now });
  },
});

async function factsOf(db: Queryable, id: string) {
  const { vendor_code, held, currency, until } = await db
    .selectFrom('freezes.freeze')
    .select(['vendor_code', 'held', 'currency', 'until'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { vendor: vendor_code, amount: formatMoney(held), currency, until: until.toISOString() };
}
