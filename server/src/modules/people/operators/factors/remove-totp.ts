import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { dropCodesWithoutFactor } from '../internal/recovery-codes.ts';
import { type OperatorDeps, type OwnCall, operatorSubject } from '../session/deps.ts';

/** Removes the operator's authenticator app. Refuses with `not_found`. */
export async function removeTotp({ db }: Pick<OperatorDeps, 'db'>, call: OwnCall): Promise<void> {
  const operatorId = call.operator.id;
  await db.transaction(async (tx) => {
    const removed = await tx
      .deleteFrom('operators.totp')
      .where('operator_id', '=', operatorId)
      .returning('added_at')
      .executeTakeFirst();
    if (!removed) throw new Refusal('not_found');
    await dropCodesWithoutFactor(tx, operatorId);
    await call.record(tx, {
      action: 'operators.remove-totp',
      brandId: null,
      subject: operatorSubject(call.operator),
      before: { addedAt: removed.added_at.toISOString() },
    });
  });
}
