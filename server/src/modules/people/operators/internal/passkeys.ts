import type { Passkey, PasskeySite } from '../../../../platform/second-factor/passkey.ts';
import { challengeOf } from '../../../../platform/second-factor/passkey-response.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { OwnCall } from '../session/deps.ts';

const CHALLENGE_LIFE_MS = 2 * 60_000;

/** Passkeys belong to the console's host they were made on. */
export function consoleSite({ host, origin }: Pick<OwnCall, 'host' | 'origin'>): PasskeySite {
  return { rpId: host, name: 'Lanna console', origins: [origin] };
}

/** Passkeys of an operator, made on one host. */
export async function listPasskeys(db: Queryable, operatorId: string, rpId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('operators.passkey')
    .select(['id', 'public_key', 'counter', 'transports', 'backed_up'])
    .where('operator_id', '=', operatorId)
    .where('rp_id', '=', rpId)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    publicKey: row.public_key,
    counter: Number(row.counter),
    transports: row.transports,
    backedUp: row.backed_up,
  }));
}

type Purpose = 'add' | 'prove';

export async function keepChallenge(
  db: Queryable,
  kept: { challenge: string; purpose: Purpose; operatorId: string; now: Date },
): Promise<void> {
  await db.deleteFrom('operators.passkey_challenge').where('expires_at', '<', kept.now).execute();
  await db
    .insertInto('operators.passkey_challenge')
    .values({
      challenge: kept.challenge,
      operator_id: kept.operatorId,
      purpose: kept.purpose,
      expires_at: new Date(kept.now.getTime() + CHALLENGE_LIFE_MS),
    })
    .execute();
}

/** The challenge an answer refers to, if it was given to this operator for this purpose; usable once. */
export async function takeChallenge(
  db: Queryable,
  taken: { response: unknown; purpose: Purpose; operatorId: string; now: Date },
): Promise<string | undefined> {
  const challenge = challengeOf(taken.response);
  if (challenge === undefined) return undefined;
  const row = await db
    .deleteFrom('operators.passkey_challenge')
    .where('challenge', '=', challenge)
    .where('operator_id', '=', taken.operatorId)
    .where('purpose', '=', taken.purpose)
    .where('expires_at', '>', taken.now)
    .returning('challenge')
    .executeTakeFirst();
  return row?.challenge;
}
