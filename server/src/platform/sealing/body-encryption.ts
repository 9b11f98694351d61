import {
  calculateJwkThumbprint,
  compactDecrypt,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import { sql } from 'kysely';
import type { Clock } from '../process/clock.ts';
import { Refusal } from '../refusals/refusal.ts';
import type { Database } from '../sql/database.ts';
import type { SealedColumn } from './bring-under-key.ts';
import type { SealedPlace, SecretBox } from './secret-box.ts';

const ROTATE_AFTER_MS = 30 * 24 * 3_600_000;
/** An old key still opens bodies this long after a newer one was made. */
const OVERLAP_MS = 24 * 3_600_000;
const MAX_AGE_SECONDS = 300;
const MAX_SKEW_SECONDS = 60;

/** A JWK each, once opened. */
export const SERVER_KEYS: SealedColumn = { table: 'platform.server_key', row: 'kid', secret: 'private_jwk' };

export interface BodyEncryptionDeps {
  db: Database;
  clock: Clock;
  secrets: SecretBox;
}

export interface BodyEncryption {
  /** JWKS of the public keys, newest first. */
  publicKeys(): Promise<Record<string, string>[]>;
  /**
   * Opens a compact JWE (ECDH-ES, A256GCM). Throws `encryption_invalid`, or `replayed` for one too old. Whether it was seen
   * before is for the caller to find out: see `admitCalls`.
   */
  open(jwe: string): Promise<OpenedBody>;
  rotate(): Promise<void>;
}

export interface OpenedBody {
  payload: Record<string, unknown>;
  /** To be taken once; after `expiresAt` the body is too old anyway. */
  jti: string;
  expiresAt: Date;
}

/** Keys live in the database, so every process and every restart opens what any of them announced. */
export function bodyEncryption(deps: BodyEncryptionDeps): BodyEncryption {
  const { clock } = deps;
  let cached: { keys: Key[]; readAtMs: number } | undefined;

  async function keys(): Promise<Key[]> {
    if (cached && performance.now() - cached.readAtMs < 5000) return cached.keys;
    let found = await readKeys(deps);
    if (found.length === 0) {
      await makeKey(deps);
      found = await readKeys(deps);
    }
    cached = { keys: found, readAtMs: performance.now() };
    return found;
  }

  return {
    publicKeys: async () => (await keys()).map((key) => key.publicJwk),
    open: async (jwe) => evaluateAge(await decrypt(jwe, await keys()), clock.now()),
    rotate: async () => {
      const [newest] = await readKeys(deps);
      if (newest && clock.now().getTime() - newest.createdAt.getTime() < ROTATE_AFTER_MS) return;
      await makeKey(deps);
      cached = undefined;
    },
  };
}

interface Key {
  kid: string;
  createdAt: Date;
  /** Imported once: doing so for each body costs as much as opening it. */
  privateKey: CryptoKey | Uint8Array;
  publicJwk: Record<string, string>;
}

async function readKeys({ db, clock, secrets }: BodyEncryptionDeps): Promise<Key[]> {
  const rows = await db.kysely
    .selectFrom('platform.server_key')
    .select(['kid', 'private_jwk', 'created_at'])
    .where('purpose', '=', 'body-encryption')
    .where('retire_at', '>', clock.now())
    .orderBy('created_at', 'desc')
    .execute();
  return Promise.all(
    rows.map(async (row) => {
      const privateJwk: JWK = JSON.parse(secrets.open(row.private_jwk, placeOf(row.kid)));
      const { kty = '', crv = '', x = '', y = '' } = privateJwk;
      return {
        kid: row.kid,
        createdAt: row.created_at,
        privateKey: await importJWK(privateJwk, 'ECDH-ES'),
        publicJwk: { kty, crv, x, y, kid: row.kid, use: 'enc', alg: 'ECDH-ES' },
      };
    }),
  );
}

/** Two processes starting together make one key: the second finds the first's under the lock. */
async function makeKey({ db, clock, secrets }: BodyEncryptionDeps) {
  const now = clock.now();
  const { privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const privateJwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(privateJwk);
  await db.transaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(7210553002)`.execute(tx);
    const newest = await tx
      .selectFrom('platform.server_key')
      .select('created_at')
      .where('created_at', '>', new Date(now.getTime() - ROTATE_AFTER_MS))
      .executeTakeFirst();
    if (newest) return;
    await tx
      .insertInto('platform.server_key')
      .values({
        kid,
        purpose: 'body-encryption',
        private_jwk: secrets.seal(JSON.stringify(privateJwk), placeOf(kid)),
        created_at: now,
        retire_at: new Date(now.getTime() + ROTATE_AFTER_MS + OVERLAP_MS),
      })
      .execute();
  });
}

function placeOf(kid: string): SealedPlace {
  return { table: SERVER_KEYS.table, row: kid };
}

/** `epk`: the sender's half of the key agreement. */
const HEADER_MEMBERS = new Set(['alg', 'enc', 'kid', 'epk']);

async function decrypt(jwe: string, keys: Key[]): Promise<Record<string, unknown>> {
  try {
    const { plaintext } = await compactDecrypt(
      jwe,
      (header) => {
        // Compression above all: a small body could decompress to more than the size limit.
        if (Object.keys(header).some((member) => !HEADER_MEMBERS.has(member)))
          throw new Error('unknown header member');
        const key = keys.find((candidate) => candidate.kid === header.kid);
        if (!key) throw new Error('unknown kid');
        return key.privateKey;
      },
      { keyManagementAlgorithms: ['ECDH-ES'], contentEncryptionAlgorithms: ['A256GCM'] },
    );
    const payload: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plaintext));
    if (typeof payload !== 'object' || payload === null || Array.isArray(payload))
      throw new Error('no object');
    return payload as Record<string, unknown>;
  } catch {
    throw new Refusal('encryption_invalid');
  }
}

/** What PostgreSQL takes as it is: one odd id must not fail the statement it shares with others. */
const JTI = /^[\x21-\x7e]{8,100}$/;

function evaluateAge(payload: Record<string, unknown>, now: Date): OpenedBody {
  const { iat, jti } = payload;
  if (typeof iat !== 'number' || typeof jti !== 'string' || !JTI.test(jti))
    throw new Refusal('encryption_invalid');
  const ageSeconds = now.getTime() / 1000 - iat;
  if (!(ageSeconds <= MAX_AGE_SECONDS && ageSeconds >= -MAX_SKEW_SECONDS)) throw new Refusal('replayed');
  const expiresAt = new Date(now.getTime() + 2 * (MAX_AGE_SECONDS + MAX_SKEW_SECONDS) * 1000);
  return { payload, jti, expiresAt };
}
