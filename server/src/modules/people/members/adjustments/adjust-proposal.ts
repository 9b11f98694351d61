import { moneyOf, moneyText } from '@lanna/contract/money';
import { formatMoney } from '@lanna/rules/money';
import { z } from 'zod';
import { proposalKind } from '../../../../platform/ops/operator-gate.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { walletBalance } from '../../../books/ledger/wallet-balance.ts';
import type { NotifyMember } from '../notify-member.ts';
import { postAdjustment } from './post-adjustment.ts';

/** The kind of proposal; the console's setting says from which amount on. */
export const ADJUST_KIND = 'members.adjust';

const payload = z.object({
  /** Of the adjustment, and of its posting. */
  id: z.uuid(),
  memberId: z.uuid(),
  currency: z.string(),
  /** Below zero where it is taken. */
  amount: moneyText,
});
export type AdjustPayload = z.infer<typeof payload>;

/** Money by hand that another operator has approved. It moves in the approval's transaction. */
export const adjustProposal = (notifyMember: NotifyMember) =>
  proposalKind({
    kind: ADJUST_KIND,
    permission: 'members.adjust',
    rule: { standard: { above: '1000' }, floor: { above: '10000' } },
    payload,
    // What the second operator decides about: whose the money is stands above, and ids say nothing.
    preview: async (db, { memberId, currency, amount }, merchantId) => {
      const balance = await walletBalance(db, { merchantId: merchantId ?? '', memberId });
      return {
        before: { balance: formatMoney(balance) },
        after: { balance: formatMoney(balance + moneyOf(amount)), amount, currency },
      };
    },
    carryOut: async (tx, { id, memberId, currency, amount: text }, { brandId, now }) => {
      const row = await tx
        .selectFrom('members.adjustment')
        .select(['merchant_id', 'posted_at'])
        .where('id', '=', id)
        .where('member_id', '=', memberId)
        .forUpdate()
        .executeTakeFirst();
      if (!row || row.merchant_id !== brandId || row.posted_at !== null)
        throw new Refusal('proposal_outdated');
      const amount = moneyOf(text);
      const { before, after } = await postAdjustment(tx, {
        id,
        merchantId: row.merchant_id,
        memberId,
        currency,
        amount,
        now,
      });
      await notifyMember(tx, { merchantId: row.merchant_id, memberId, now }, { what: 'adjusted', amount });
      await tx.updateTable('members.adjustment').set({ posted_at: now }).where('id', '=', id).execute();
      return {
        before: { balance: formatMoney(before) },
        after: { balance: formatMoney(after), amount: text, currency, reference: id },
      };
    },
  });
