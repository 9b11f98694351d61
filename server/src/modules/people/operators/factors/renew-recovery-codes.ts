import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from '../internal/recovery-codes.ts';
import { type OperatorDeps, type OwnCall, operatorSubject } from '../session/deps.ts';
import { hasFactor } from './has-factor.ts';

/** New recovery codes in place of all earlier ones. Refuses with `not_found` where there is no second factor to stand in for. */
export async function renewRecoveryCodes(
  { db }: Pick<OperatorDeps, 'db'>,
  call: OwnCall,
): Promise<{ recoveryCodes: string[] }> {
  const { operator } = call;
  return db.transaction(async (tx) => {
    // Two renewals at once must not leave two sets.
    await tx
      .selectFrom('operators.operator')
      .select('id')
      .where('id', '=', operator.id)
      .forUpdate()
      .executeTakeFirst();
    if (!(await hasFactor(tx, operator.id))) throw new Refusal('not_found');
    const left = await countRecoveryCodes(tx, operator.id);
    const recoveryCodes = await replaceRecoveryCodes(tx, operator.id);
    await call.record(tx, {
      action: 'operators.renew-recovery-codes',
      brandId: null,
      subject: operatorSubject(operator),
      before: { left },
      after: { left: recoveryCodes.length },
    });
    return { recoveryCodes };
  });
}
