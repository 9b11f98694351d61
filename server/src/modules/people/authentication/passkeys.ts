import type { Clock } from '../../../platform/process/clock.ts';
import { parseJson } from '../../../platform/process/parse-json.ts';
import {
  checkPasskey,
  offerPasskeyCheck,
  type Passkey,
  type PasskeySite,
} from '../../../platform/second-factor/passkey.ts';
import { challengeOf } from '../../../platform/second-factor/passkey-response.ts';
import type { Database, Queryable, Tx } from '../../../platform/sql/database.ts';
import { hostKey } from '../../house/brands/brand.ts';
import { brandName } from '../../house/brands/brand-name.ts';
import type { RequestContext } from '../../house/brands/request-context.ts';

interface PasskeyDeps {
  db: Database;
  clock: Clock;
}

const PASSKEY_ID = /^[\w-]+$/;
const CHALLENGE_LIFE_MS = 2 * 60_000;

/** Passkeys belong to the host they were made on. */
export function passkeySite({ brand, host, origin }: RequestContext): PasskeySite {
  return { rpId: hostKey(host), name: brandName(brand, 'EN'), origins: [origin] };
}

/**
 * Request options for a member whose password was right; for a visitor (null) they list no passkey, so they
 * reveal nothing.
 */
export async function offerPasskeys(
  { db, clock }: PasskeyDeps,
  memberId: string | null,
  context: RequestContext,
): Promise<Record<string, unknown>> {
  const site = passkeySite(context);
  const passkeys = memberId === null ? [] : await listPasskeys(db.kysely, memberId, site.rpId);
  const { options, challenge } = await offerPasskeyCheck({ site, passkeys });
  await keepChallenge(db.kysely, { challenge, purpose: 'prove', memberId, context, now: clock.now() });
  return { ...options };
}

/** Whether a browser's response (JSON) is signed by one of the member's passkeys. Uses its challenge up. */
export async function isPasskeyRight(
  { db, clock }: PasskeyDeps,
  memberId: string,
  answer: string,
  context: RequestContext,
): Promise<boolean> {
  const response = parseJson(answer);
  const challenge = await takeChallenge(db.kysely, {
    response,
    purpose: 'prove',
    memberId,
    context,
    now: clock.now(),
  });
  if (challenge === undefined) return false;
  const site = passkeySite(context);
  const passkeys = await listPasskeys(db.kysely, memberId, site.rpId);
  const used = await checkPasskey({ site, challenge, response, passkeys });
  if (!used) return false;
  await db.kysely
    .updateTable('authentication.passkey')
    .set({ counter: BigInt(used.counter), backed_up: used.backedUp, used_at: clock.now() })
    .where('id', '=', used.id)
    .where('member_id', '=', memberId)
    .execute();
  return true;
}

export async function listPasskeys(db: Queryable, memberId: string, rpId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('authentication.passkey')
    .select(['id', 'public_key', 'counter', 'transports', 'backed_up'])
    .where('member_id', '=', memberId)
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

/** False when the passkey is known already, to this member or another. */
export async function addPasskey(
  tx: Tx,
  owner: { merchantId: string; memberId: string },
  passkey: Passkey & { rpId: string; name: string; backedUp: boolean },
  now: Date,
): Promise<boolean> {
  const added = await tx
    .insertInto('authentication.passkey')
    .values({
      id: passkey.id,
      merchant_id: owner.merchantId,
      member_id: owner.memberId,
      rp_id: passkey.rpId,
      name: passkey.name,
      public_key: passkey.publicKey,
      counter: BigInt(passkey.counter),
      transports: passkey.transports,
      backed_up: passkey.backedUp,
      added_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

export async function countPasskeys(tx: Tx, memberId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('authentication.passkey')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns its previous name; undefined when the member has no such passkey. */
export async function renamePasskeyTo(
  tx: Tx,
  owner: { merchantId: string; memberId: string },
  { id, name }: { id: string; name: string },
): Promise<string | undefined> {
  if (!PASSKEY_ID.test(id)) return undefined;
  const before = await tx
    .selectFrom('authentication.passkey')
    .select('name')
    .where('id', '=', id)
    .where('member_id', '=', owner.memberId)
    .where('merchant_id', '=', owner.merchantId)
    .forUpdate()
    .executeTakeFirst();
  if (before && before.name !== name)
    await tx.updateTable('authentication.passkey').set({ name }).where('id', '=', id).execute();
  return before?.name;
}

/** Returns the removed passkey; undefined when the member has no such passkey. */
export async function removePasskey(
  tx: Tx,
  memberId: string,
  id: string,
): Promise<{ name: string; addedAt: Date } | undefined> {
  if (!PASSKEY_ID.test(id)) return undefined;
  const passkey = await tx
    .deleteFrom('authentication.passkey')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning(['name', 'added_at'])
    .executeTakeFirst();
  return passkey && { name: passkey.name, addedAt: passkey.added_at };
}

export async function keepChallenge(
  db: Queryable,
  kept: {
    challenge: string;
    purpose: 'add' | 'prove';
    memberId: string | null;
    context: RequestContext;
    now: Date;
  },
): Promise<void> {
  await db
    .insertInto('authentication.passkey_challenge')
    .values({
      challenge: kept.challenge,
      merchant_id: kept.context.brand.id,
      purpose: kept.purpose,
      member_id: kept.memberId,
      expires_at: new Date(kept.now.getTime() + CHALLENGE_LIFE_MS),
    })
    .execute();
}

/**
 * The challenge a response refers to, if the server issued it for this purpose to this member or to a
 * visitor; usable once.
 */
export async function takeChallenge(
  db: Queryable,
  taken: {
    response: unknown;
    purpose: 'add' | 'prove';
    memberId: string;
    context: RequestContext;
    now: Date;
  },
): Promise<string | undefined> {
  const challenge = challengeOf(taken.response);
  if (challenge === undefined) return undefined;
  const row = await db
    .deleteFrom('authentication.passkey_challenge')
    .where('challenge', '=', challenge)
    .where('merchant_id', '=', taken.context.brand.id)
    .where('purpose', '=', taken.purpose)
    .where('expires_at', '>', taken.now)
    .where((eb) => eb.or([eb('member_id', 'is', null), eb('member_id', '=', taken.memberId)]))
    .returning('challenge')
    .executeTakeFirst();
  return row?.challenge;
}
