import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { checkTotp } from '../../../../platform/second-factor/totp.ts';
import { type OperatorDeps, type OwnCall, operatorSubject } from '../session/deps.ts';
import { countAppCode } from './check-factor.ts';
import { noteFactor } from './known-factor.ts';
import { noteNewFactor } from './note-new-factor.ts';
import { totpPlace, totpSetupPlace } from './totp-secret.ts';

/**
 * Turns the app on once one of its codes was right; it takes the place of the app of before. Gives new recovery codes where there
 * are none. Every other session ends. Refuses with `second_factor_wrong`, `factor_of_another`, `too_many_requests`.
 */
export async function confirmTotp(
  deps: Pick<OperatorDeps, 'db' | 'clock' | 'secrets'>,
  code: string,
  call: OwnCall,
): Promise<{ recoveryCodes: string[] }> {
  const { db, clock, secrets } = deps;
  const operatorId = call.operator.id;
  const now = clock.now();
  const forget = await countAppCode(deps, operatorId);
  const recoveryCodes = await db.transaction(async (tx) => {
    const setup = await tx
      .selectFrom('operators.totp_setup')
      .select('secret')
      .where('operator_id', '=', operatorId)
      .where('expires_at', '>', now)
      .forUpdate()
      .executeTakeFirst();
    const secret = setup && secrets.open(setup.secret, totpSetupPlace(operatorId));
    const shown = secret && checkTotp({ secret, lastStep: null }, code, now);
    if (!shown || shown.lastStep === null) throw new Refusal('second_factor_wrong');
    await noteFactor(tx, operatorId, secret);
    await tx.deleteFrom('operators.totp_setup').where('operator_id', '=', operatorId).execute();
    const kept = {
      secret: secrets.seal(secret, totpPlace(operatorId)),
      last_step: BigInt(shown.lastStep),
      added_at: now,
    };
    await tx
      .insertInto('operators.totp')
      .values({ operator_id: operatorId, ...kept })
      .onConflict((conflict) => conflict.column('operator_id').doUpdateSet(kept))
      .execute();
    const changed = await noteNewFactor(tx, call, now);
    await call.record(tx, {
      action: 'operators.add-totp',
      brandId: null,
      subject: operatorSubject(call.operator),
      after: { sessionsEnded: changed.sessionsEnded },
    });
    return changed.recoveryCodes;
  });
  await forget();
  return { recoveryCodes };
}
