import type { Received } from '@lanna/contract/endpoint';
import type * as contract from '@lanna/contract/oversight/alerts/ops';
import { Refusal } from '../../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../../platform/sealing/ids.ts';
import type { SecretBox } from '../../../../../platform/sealing/secret-box.ts';
import type { Tx } from '../../../../../platform/sql/database.ts';
import { type AlertScope, inScope } from '../../alert-scope.ts';
import { checkOutward, fingerprintOf, sealSecret } from '../../sending/destination-secret.ts';
import { ADD, CHANGE } from './destination-proposals.ts';
import { type Call, type Done, isOutward, lockDestination } from './destination-row.ts';

/** Proposes where alerts go out of the house. Refuses `alert_address_refused`, `alert_secret_unusable`. */
export async function addDestination(
  tx: Tx,
  call: Call,
  { reason, ...to }: Omit<Received<typeof contract.addAlertDestination>['body'], 'brand'>,
  { owner, secrets }: { owner: string | null; secrets: SecretBox },
): Promise<Done> {
  checkOutward(to.kind, to);
  const id = newId();
  const payload = {
    ...{ ...to, id },
    secret: sealSecret(secrets, id, to.secret),
    fingerprint: fingerprintOf(to.secret),
  };
  const subject = { kind: 'alert-destination', id, name: to.name };
  return { id, proposal: await call.propose(tx, { kind: ADD, brandId: owner, subject, payload, reason }) };
}

/** Changes what leads out of the house, as a proposal. Refuses `not_found`, `changed_meanwhile`, and what an addition refuses. */
export async function changeDestination(
  tx: Tx,
  call: Call,
  scope: AlertScope,
  {
    id,
    version,
    name,
    language,
    address,
    secret,
    reason,
  }: Received<typeof contract.changeAlertDestination>['body'] & { id: string },
  secrets: SecretBox,
): Promise<Done> {
  const row = await lockDestination(tx, { id, version }, inScope('merchant_id', scope));
  // Mail and browsers have no address to change.
  if (!isOutward(row)) throw new Refusal('not_found');
  checkOutward(row.kind, { address, secret });
  const payload = {
    ...{ id, version, name, language, address },
    secret: secret === undefined ? null : sealSecret(secrets, id, secret),
    fingerprint: secret === undefined ? null : fingerprintOf(secret),
  };
  const subject = { kind: 'alert-destination', id, name: row.name };
  const proposal = { kind: CHANGE, brandId: row.merchant_id, subject, payload, reason };
  return { id, proposal: await call.propose(tx, proposal) };
}
