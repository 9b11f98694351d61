import type { ExclusionKind } from '@lanna/contract/people/members/exclusion';
import type { Tx } from '../../../../platform/sql/database.ts';
import { sendMessage } from '../../../messaging/inbox/send-message.ts';
import { isHeld } from '../internal/shut-out.ts';

type Account = { merchantId: string; memberId: string };

/** Each account that is held reads what holds, since when and until when. */
export async function notifyOfBegin(
  tx: Tx,
  accounts: readonly Account[],
  { kind, until, now }: { kind: ExclusionKind; until: Date | null; now: Date },
): Promise<void> {
  for (const { merchantId, memberId } of accounts) {
    const notified = { merchantId, memberId, now };
    if (until === null)
      await sendMessage(tx, {
        ...notified,
        template: 'self_exclusion_permanent',
        facts: { at: now.toISOString() },
      });
    else
      await sendMessage(tx, {
        ...notified,
        template: `${kind}_begun`,
        facts: { until: until.toISOString() },
      });
  }
}

/** Those that may play again; where something else still holds, nothing has ended for the member. */
export async function notifyOfEnd(
  tx: Tx,
  accounts: readonly Account[],
  kind: ExclusionKind,
  now: Date,
): Promise<void> {
  for (const { merchantId, memberId } of accounts) {
    if (!(await isHeld(tx, memberId)))
      await sendMessage(tx, { merchantId, memberId, template: `${kind}_ended`, facts: {}, now });
  }
}
