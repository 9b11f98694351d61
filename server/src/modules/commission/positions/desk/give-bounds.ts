import type { giveBounds as endpoint } from '@lanna/contract/commission/positions/ops';
import { someBounds } from '@lanna/contract/commission/positions/positions';
import type { Received, Value } from '@lanna/contract/endpoint';
import { z } from 'zod';
import { changeProposal, type PairedCall, proposeChange } from '../../../../platform/ops/change-proposal.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { readScopeBrand } from '../../../house/brands/read-scope-brand.ts';
import { lockScopedMember, memberSubject } from '../../../people/members/scoped-member.ts';
import { type BoundChange, planBounds, writeBounds } from '../shares/write-bounds.ts';
import { zoneOf } from './zone-of.ts';

type Call = Pick<AnyOpsCall, 'brands' | 'brandIds'> & PairedCall;

export const GIVE_BOUNDS = 'positions.give-bounds';

/** What an agent holds the brand does not: more of it is decided by two. */
export const boundsProposal = changeProposal({
  kind: GIVE_BOUNDS,
  permission: 'positions.write',
  rule: { standard: 'always', floor: 'always' },
  wanted: z.object({ id: z.uuid(), bounds: someBounds }),
  carryOut: async (tx, { id, bounds }, { call, brandId, reason, now }) =>
    giveBounds(tx, { ...call, brands: [await readScopeBrand(tx, brandId)] }, id, {
      body: { bounds, reason },
      now,
    }),
});

/**
 * The brand says what an agent at the top may hold. Refuses with `not_found`, `position_not_top`, `positions_off`, `position_no_agent`,
 * `position_changed_today`, `position_over_whole`.
 */
export async function giveBounds(
  tx: Tx,
  call: Call,
  id: string,
  { body: { bounds, reason }, now }: { body: Received<typeof endpoint>['body']; now: Date },
): Promise<Value<typeof endpoint>> {
  const member = await lockScopedMember(tx, id, call.brandIds);
  const { merchantId, type } = member;
  if (member.agentId !== null) throw new Refusal('position_not_top');
  const timeZone = zoneOf(call.brands, merchantId);
  const agent = { merchantId, memberId: id, aboveId: merchantId, type, timeZone };
  const { fromDay, changes } = await planBounds(tx, agent, { bounds, now });
  const changed = changes.map(({ category }) => category);
  if (changes.length === 0) return { fromDay, changed, proposal: null };
  const action = {
    brandId: merchantId,
    subject: memberSubject(member),
    before: factsOf(changes, 'before'),
    after: { ...factsOf(changes, 'after'), fromDay },
    reason,
  };
  const isMore = changes.some(({ before, after }) => after.most > before.most || after.least > before.least);
  if (isMore && (await call.mustBeProposed(tx, GIVE_BOUNDS))) {
    const wanted = { id, bounds };
    return {
      fromDay,
      changed,
      proposal: await proposeChange(tx, call, { kind: GIVE_BOUNDS, wanted, ...action }),
    };
  }
  await writeBounds(tx, agent, { bounds, now });
  await call.record(tx, { action: 'positions.give-bounds', ...action });
  await notifyOps(tx, { brandId: merchantId, type: 'positions_changed' });
  return { fromDay, changed, proposal: null };
}

/** `LIVE: 0–25`, in per cent. */
function factsOf(changes: readonly BoundChange[], side: 'before' | 'after'): Record<string, string> {
  return Object.fromEntries(
    changes.map((change) => [change.category, `${change[side].least / 1000}–${change[side].most / 1000} %`]),
  );
}
