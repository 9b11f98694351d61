import type { Received } from '@lanna/contract/endpoint';
import type * as contract from '@lanna/contract/oversight/alerts/ops';
import { Refusal } from '../../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../../platform/sql/database.ts';
import { operatorWho } from '../../../../people/operators/operators-who.ts';
import { type Call, insertDestination } from './destination-row.ts';

/** Adds the mail of an operator, at once: its address is the account's own. Refuses `alert_operator_unreachable`. */
export async function addMail(
  tx: Tx,
  call: Call,
  {
    name,
    language,
    operator: operatorId,
    reason,
  }: Omit<Received<typeof contract.addAlertMail>['body'], 'brand'>,
  { owner, now }: { owner: string | null; now: Date },
): Promise<{ id: string }> {
  const operator = await operatorWho(tx, 'alerts.read', owner, operatorId);
  if (!operator?.email) throw new Refusal('alert_operator_unreachable');
  const id = newId();
  const whose = { operator_id: operator.id, operator_name: operator.name };
  const row = { kind: 'mail', name, language, ...whose, address: null, secret: null };
  await insertDestination(tx, { id, merchant_id: owner, ...row, created_at: now });
  await call.record(tx, {
    action: 'alerts.add-mail',
    brandId: owner,
    subject: { kind: 'alert-destination', id, name },
    after: { kind: 'mail', name, language, operator: operator.name, enabled: true },
    reason,
  });
  return { id };
}
