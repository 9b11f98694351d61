import type { KeptState } from '@lanna/rules/rewards/promotions/activity';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { applicationSubject } from '../applying/application.ts';
import { lockApplication, moveApplication } from './move-application.ts';

export type DeskCall = Pick<AnyOpsCall, 'brandIds' | 'operator' | 'record'>;

const ACTIONS = {
  processing: 'promotions.review',
  joined: 'promotions.accept',
  rejected: 'promotions.reject',
  closed: 'promotions.close',
} as const satisfies Partial<Record<KeptState, string>>;

/**
 * Takes an application in hand, lets it take part, rejects or closes it; no money moves. Refuses with `not_found`,
 * `changed_meanwhile`, `application_move_impossible` {from, to}.
 */
export async function decideApplication(
  tx: Tx,
  call: DeskCall,
  { id, version, to, words }: { id: string; version: number; to: keyof typeof ACTIONS; words?: string },
  now: Date,
): Promise<void> {
  const application = await lockApplication(tx, { id, version, brandIds: call.brandIds });
  const move = { to, operatorName: call.operator.name, now, ...(words === undefined ? {} : { words }) };
  // Signed goes back in hand when the second operator refuses, and by no other call.
  if (application.state === 'signed')
    throw new Refusal('application_move_impossible', { from: 'signed', to });
  await moveApplication(tx, application, move);
  await call.record(tx, {
    action: ACTIONS[to],
    brandId: application.merchant_id,
    subject: applicationSubject(application),
    before: { state: application.state },
    after: { state: to, ...(words ? { words } : {}) },
  });
}
