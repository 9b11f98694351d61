import { z } from 'zod';
import { readFactors } from '../factors/read-factors.ts';
import type { OperatorDeps } from '../session/deps.ts';
import { type AccountCall, type AccountChange, changeAccount } from './account-change.ts';
import { endOperatorSessions } from './end-operator-sessions.ts';

const payload = z.object({ operatorId: z.uuid() });

export const factorReset: AccountChange<z.infer<typeof payload>> = {
  kind: 'operators.reset-second-factor',
  payload,
  preview: async (db, { operatorId }) => {
    const { totp, passkeys } = await readFactors(db, operatorId);
    return { before: { totp, passkeys }, after: { totp: false, passkeys: 0 } };
  },
  carryOut: async (tx, { id }, _payload, now) => {
    const { totp, passkeys } = await readFactors(tx, id);
    for (const table of ['totp', 'passkey', 'recovery_code', 'totp_setup'] as const)
      await tx.deleteFrom(`operators.${table}`).where('operator_id', '=', id).execute();
    await tx
      .updateTable('operators.operator')
      .set({ set_by_other_at: now, updated_at: now })
      .where('id', '=', id)
      .execute();
    const sessionsEnded = await endOperatorSessions(tx, { operatorId: id, which: 'all', now });
    return { before: { totp, passkeys }, after: { totp: false, passkeys: 0, sessionsEnded } };
  },
};

/** Removes all second factors of an operator who has lost them. Refuses as `changeAccount` does. */
export function resetOperatorFactor(
  deps: Pick<OperatorDeps, 'db' | 'clock' | 'permissions'>,
  { id, reason }: { id: string; reason: string },
  call: AccountCall,
): Promise<{ proposal: string | null }> {
  const payloadOf = async () => ({ operatorId: id });
  return changeAccount(deps, factorReset, { operatorId: id, reason, payloadOf }, call);
}
