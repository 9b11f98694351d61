import type { DeskCall, Versioned } from '../../../../platform/ops/desk.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { identityDesk } from './move-identity.ts';

/** Takes documents in hand, also out of another operator's. Refuses as `takeIdentityCheck` declares. */
export async function takeCheck(
  tx: Tx,
  call: DeskCall,
  { id, version }: Versioned,
  now: Date,
): Promise<void> {
  const handler = call.operator;
  await identityDesk.decide(tx, call, { id, version, to: 'reviewing' }, (submission) => ({
    handler,
    now,
    action: 'kyc.take',
    before: { handledBy: submission.handled_by },
    after: { state: 'reviewing', handledBy: handler.name },
  }));
}

/** Puts documents back for another operator. Refuses as `putBackIdentityCheck` declares. */
export async function putBackCheck(
  tx: Tx,
  call: DeskCall,
  { id, version }: Versioned,
  now: Date,
): Promise<void> {
  await identityDesk.decide(tx, call, { id, version, to: 'submitted', inHand: true }, (submission) => ({
    handler: null,
    now,
    action: 'kyc.put-back',
    before: { handledBy: submission.handled_by },
    after: { state: 'submitted' },
  }));
}
