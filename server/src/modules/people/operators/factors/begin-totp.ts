import { newTotp } from '../../../../platform/second-factor/totp.ts';
import { readOperatorName } from '../proposals/read-operator-name.ts';
import type { OperatorDeps, OwnCall } from '../session/deps.ts';
import { totpSetupPlace } from './totp-secret.ts';

const SETUP_MS = 10 * 60_000;

/** A new secret for an authenticator app. It counts once a code confirms it; until then the app of before does. */
export async function beginTotp(
  { db, clock, secrets }: Pick<OperatorDeps, 'db' | 'clock' | 'secrets'>,
  { operator, host }: Pick<OwnCall, 'operator' | 'host'>,
): Promise<{ secret: string; otpauthUrl: string }> {
  const account = await readOperatorName(db.kysely, operator.id);
  const { totp, uri } = newTotp({ issuer: `Lanna console ${host}`, account });
  const setup = {
    secret: secrets.seal(totp.secret, totpSetupPlace(operator.id)),
    expires_at: new Date(clock.now().getTime() + SETUP_MS),
  };
  await db.kysely
    .insertInto('operators.totp_setup')
    .values({ operator_id: operator.id, ...setup })
    .onConflict((conflict) => conflict.column('operator_id').doUpdateSet(setup))
    .execute();
  return { secret: totp.secret, otpauthUrl: uri };
}
