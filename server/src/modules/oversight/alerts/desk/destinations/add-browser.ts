import type { Received } from '@lanna/contract/endpoint';
import type * as contract from '@lanna/contract/oversight/alerts/ops';
import { Refusal } from '../../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../../platform/sealing/ids.ts';
import type { SecretBox } from '../../../../../platform/sealing/secret-box.ts';
import type { Tx } from '../../../../../platform/sql/database.ts';
import { sealSecret } from '../../sending/destination-secret.ts';
import { type Call, insertDestination } from './destination-row.ts';

/** The caller's own browser: kept as a destination of that operator. Refuses `push_service_unknown`. */
export async function addBrowser(
  tx: Tx,
  call: Call,
  {
    endpoint,
    p256dh,
    auth,
    name,
    language,
  }: Omit<Received<typeof contract.addAlertBrowser>['body'], 'brand'>,
  {
    owner,
    isPushService,
    secrets,
    now,
  }: { owner: string | null; isPushService(address: string): boolean; secrets: SecretBox; now: Date },
): Promise<{ id: string }> {
  if (!isPushService(endpoint)) throw new Refusal('push_service_unknown');
  const id = newId();
  const secret = sealSecret(secrets, id, JSON.stringify({ endpoint, p256dh, auth }));
  const whose = { operator_id: call.operator.id, operator_name: call.operator.name };
  const row = { kind: 'web_push', name, language, ...whose, address: null, secret };
  await insertDestination(tx, { id, merchant_id: owner, ...row, created_at: now });
  await call.record(tx, {
    action: 'alerts.add-browser',
    brandId: owner,
    subject: { kind: 'alert-destination', id, name },
    after: { kind: 'web_push', name, language, enabled: true },
  });
  return { id };
}
