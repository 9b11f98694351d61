import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { type OperatorDeps, type OwnCall, operatorSubject } from '../session/deps.ts';

/** Gives an own passkey another name. Refuses with `not_found`. */
export async function renamePasskey(
  { db }: Pick<OperatorDeps, 'db'>,
  { id, name }: { id: string; name: string },
  call: OwnCall,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await tx
      .selectFrom('operators.passkey')
      .select('name')
      .where('id', '=', id)
      .where('operator_id', '=', call.operator.id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw new Refusal('not_found');
    await tx.updateTable('operators.passkey').set({ name }).where('id', '=', id).execute();
    await call.record(tx, {
      action: 'operators.rename-passkey',
      brandId: null,
      subject: operatorSubject(call.operator),
      before: { name: before.name },
      after: { name },
    });
  });
}
