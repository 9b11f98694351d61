import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { dropCodesWithoutFactor } from '../internal/recovery-codes.ts';
import { type OperatorDeps, type OwnCall, operatorSubject } from '../session/deps.ts';

/** Removes an own passkey, whichever host it was made on. Refuses with `not_found`. */
export async function removePasskey(
  { db }: Pick<OperatorDeps, 'db'>,
  id: string,
  call: OwnCall,
): Promise<void> {
  const operatorId = call.operator.id;
  await db.transaction(async (tx) => {
    const removed = await tx
      .deleteFrom('operators.passkey')
      .where('id', '=', id)
      .where('operator_id', '=', operatorId)
      .returning(['name', 'added_at'])
      .executeTakeFirst();
    if (!removed) throw new Refusal('not_found');
    await dropCodesWithoutFactor(tx, operatorId);
    await call.record(tx, {
      action: 'operators.remove-passkey',
      brandId: null,
      subject: operatorSubject(call.operator),
      before: { name: removed.name, addedAt: removed.added_at.toISOString() },
    });
  });
}
