import { AGENT_TYPES, TRIAL_TYPE } from '@lanna/contract/people/members/members';
import { sqlState } from '@lanna/rules/database-errors';
import { sql } from 'kysely';
import { notifyPush } from '../../../platform/push/notify.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../platform/sql/database.ts';
import { sayNow } from './own/say-now.ts';
import type { ScopedMember } from './scoped-member.ts';

const CHECK_VIOLATION = '23514';
/** They move money of their own within their line; the others invite and earn alone. */
const WITH_AGENT_WALLET: readonly number[] = [1, 2];

/**
 * Appoints a member as an agent, changes the kind of agent, or takes the appointment back. A wallet that has become an agent's stays
 * one, since its transfers name it. Refuses with `trial_account`, and with `agent_has_downline` where a member is below.
 */
export async function changeType(
  tx: Tx,
  { id, merchantId, type: before, version }: ScopedMember,
  type: number,
  now: Date,
): Promise<{ version: number }> {
  if (before === TRIAL_TYPE) throw new Refusal('trial_account');
  if (type !== 0 && !AGENT_TYPES.includes(type)) throw new Error(`no member is appointed as type ${type}`);
  await sayNow(tx, now);
  await tx
    .updateTable('members.member')
    .set({ type, version: version + 1 })
    .where('id', '=', id)
    .where('merchant_id', '=', merchantId)
    .execute()
    .catch((error: unknown) => {
      throw sqlState(error) === CHECK_VIOLATION ? new Refusal('agent_has_downline') : error;
    });
  if (WITH_AGENT_WALLET.includes(type))
    await sql`select ledger.make_agent_wallet(${merchantId}, ${id})`.execute(tx);
  // Open pages of the member learn it without another log-in.
  await notifyPush(tx, { m: [id], t: ['account_type_changed'] });
  return { version: version + 1 };
}
