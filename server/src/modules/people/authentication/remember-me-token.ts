import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Queryable, Tx } from '../../../platform/sql/database.ts';

/** Counted from the log-in that asked for it; using the token does not prolong it. */
const LIFE_MS = 24 * 3_600_000;
/**
 * Tabs that start together, or a client whose response got lost, send one secret several times, or the previous one after its successor was used:
 * within this time after a rotation both get the same successor, and there is no further rotation. Later use of the previous one is treated as theft.
 */
const REPEAT_MS = 30_000;

/** The token as the browser stores it: `<series>.<secret>`. */
function tokenOf(tokenId: string, secret: string): string {
  return `${tokenId}.${secret}`;
}

export function readRememberMeToken(token: string): { tokenId: string; secret: string } | undefined {
  const { tokenId, secret } = /^(?<tokenId>[\w-]{22})\.(?<secret>[\w-]{43})$/.exec(token)?.groups ?? {};
  return tokenId && secret ? { tokenId, secret } : undefined;
}

/**
 * Begins a remember-me series for a log-in. The table holds hashes only, which do not log anyone in if they
 * leak.
 */
export async function issueRememberMeToken(
  db: Queryable,
  series: { merchantId: string; memberId: string; now: Date },
): Promise<{ tokenId: string; token: string }> {
  const tokenId = randomBytes(16).toString('base64url');
  const secret = randomBytes(32).toString('base64url');
  await db
    .insertInto('authentication.remember_me_token')
    .values({
      id: tokenId,
      merchant_id: series.merchantId,
      member_id: series.memberId,
      secret_sha256: sha256(secret),
      rotated_at: series.now,
      created_at: series.now,
      expires_at: new Date(series.now.getTime() + LIFE_MS),
    })
    .execute();
  return { tokenId, token: tokenOf(tokenId, secret) };
}

/**
 * Exchanges a secret for the next one. `stolen`: an old secret was used again, so a copy exists; the caller
 * ends the series. Null: the series is unknown or expired, or the secret is not one of its own.
 */
export async function rotateRememberMeToken(
  tx: Tx,
  given: { merchantId: string; tokenId: string; secret: string; key: Buffer; now: Date },
): Promise<{ memberId: string; token: string } | { memberId: string; stolen: true } | null> {
  const series = await tx
    .selectFrom('authentication.remember_me_token')
    .select(['member_id', 'secret_sha256', 'previous_sha256', 'rotated_at', 'expires_at', 'ended_at'])
    .where('id', '=', given.tokenId)
    .where('merchant_id', '=', given.merchantId)
    .forUpdate()
    .executeTakeFirst();
  if (!series || series.ended_at !== null || series.expires_at <= given.now) return null;
  // Derived, so that a repeat gets the same secret although only its hash is stored; only the server has the
  // key.
  const next = createHmac('sha256', given.key).update(given.secret).digest('base64url');
  const admitted = { memberId: series.member_id, token: tokenOf(given.tokenId, next) };
  const hash = sha256(given.secret);
  const isWithinRepeat =
    series.previous_sha256 !== null && given.now.getTime() - series.rotated_at.getTime() <= REPEAT_MS;
  if (timingSafeEqual(hash, series.secret_sha256)) {
    if (isWithinRepeat) return { ...admitted, token: tokenOf(given.tokenId, given.secret) };
    await tx
      .updateTable('authentication.remember_me_token')
      .set({ secret_sha256: sha256(next), previous_sha256: hash, rotated_at: given.now })
      .where('id', '=', given.tokenId)
      .execute();
    return admitted;
  }
  return isWithinRepeat && series.previous_sha256?.equals(hash)
    ? admitted
    : { memberId: series.member_id, stolen: true };
}

function sha256(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
