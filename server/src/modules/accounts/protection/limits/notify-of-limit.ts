import { formatMoney } from '@lanna/rules/money';
import type { Tx } from '../../../../platform/sql/database.ts';
import { sendMessage } from '../../../messaging/inbox/send-message.ts';
import { isMoney, type LimitName } from '../limit-name.ts';
import type { LimitOwner } from './own-limits.ts';

export type LimitStep = 'set' | 'raise_asked' | 'raise_confirmed' | 'raise_dropped' | 'set_by_operator';

/** What has changed of a member's limits. A raise that was dropped leaves what holds, and a reality check is no limit. */
export async function notifyOfLimit(
  tx: Tx,
  { merchantId, memberId }: LimitOwner,
  change: { name: LimitName; step: LimitStep; after: bigint | null; effectiveAt: Date | null; now: Date },
): Promise<void> {
  const { name, step, after, effectiveAt, now } = change;
  const notified = { merchantId, memberId, now };
  if (step === 'raise_dropped' || name === 'reality_check') return;
  if (!isMoney(name)) {
    if (step === 'raise_asked') return;
    const facts = { at: now.toISOString() };
    await sendMessage(tx, { ...notified, template: 'session_limit_changed', facts });
    return;
  }
  const [limit, period] = name.split('_') as ['deposit' | 'loss' | 'stake', 'day' | 'week' | 'month'];
  const facts = { limit, period, limitAmount: after === null ? null : formatMoney(after) };
  if (step === 'raise_asked') {
    if (effectiveAt === null) throw new Error('a raise waits until some moment');
    const waiting = { ...facts, effectiveAt: effectiveAt.toISOString() };
    await sendMessage(tx, { ...notified, template: 'limit_raise_waiting', facts: waiting });
  } else {
    const template = step === 'raise_confirmed' ? 'limit_raised' : 'limit_tightened';
    await sendMessage(tx, { ...notified, template, facts });
  }
}
