import { moneyOf, moneyText } from '@lanna/contract/money';
import { z } from 'zod';
import { proposalKind } from '../../../../platform/ops/operator-gate.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { refuseInactive } from '../../../accounts/protection/refuse-inactive.ts';
import { findScopedMember } from '../../../people/members/scoped-member.ts';
import { findFreeBetVendor } from '../../../play/catalogue/free-bet-vendors.ts';
import { addReward } from './reward.ts';

/** The kind of proposal; the console's setting says from which worth on. */
export const GRANT_KIND = 'vendor-wallet.grant-free-bets';

const payload = z.object({
  /** Of the reward. */
  id: z.uuid(),
  memberId: z.uuid(),
  vendor: z.string(),
  game: z.string().nullable(),
  count: z.int(),
  value: moneyText,
  currency: z.string(),
  endsAt: z.iso.datetime(),
});
export type GrantPayload = z.infer<typeof payload>;

/** Free bets that another operator has approved. They are granted in the approval's transaction, and the vendor is told after it. */
export const grantProposal = proposalKind({
  kind: GRANT_KIND,
  permission: 'vendor-wallet.grant',
  rule: { standard: { above: '1000' }, floor: { above: '10000' } },
  payload,
  carryOut: async (tx, { memberId, ...wanted }, { proposalId, brandId, reason, approver, now }) => {
    if (brandId === null) throw new Error('a member is of a brand');
    const member = await findScopedMember(tx, memberId, [brandId]);
    // The account may have been locked, the vendor or the game closed, and the time passed since.
    await refuseInactive(tx, { merchantId: brandId, memberId, status: member.status });
    const vendor = await findFreeBetVendor(tx, {
      merchantId: brandId,
      code: wanted.vendor,
      game: wanted.game,
    });
    const value = moneyOf(wanted.value);
    const endsAt = new Date(wanted.endsAt);
    if (!vendor || value > vendor.valueMax || endsAt <= now) throw new Refusal('proposal_outdated');
    await addReward(tx, {
      ...wanted,
      ...{
        memberId,
        merchantId: brandId,
        vendorId: vendor.id,
        value,
        endsAt,
        reason,
        by: approver,
        proposalId,
        now,
      },
    });
    return { after: { ...wanted, reward: wanted.id } };
  },
});
