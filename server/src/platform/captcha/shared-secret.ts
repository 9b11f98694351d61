import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../process/clock.ts';
import type { SealedColumn } from '../sealing/bring-under-key.ts';
import type { SealedPlace, SecretBox } from '../sealing/secret-box.ts';
import type { Database } from '../sql/database.ts';

const SECRET_BYTES = 32;

/** In base64 once opened. */
export const SHARED_SECRETS: SealedColumn = {
  table: 'platform.shared_secret',
  row: 'purpose',
  secret: 'secret',
};

export interface SharedSecretDeps {
  db: Database;
  clock: Clock;
  secrets: SecretBox;
}

/**
 * A secret the server made for itself, the same in every process and after every restart: read once, made by the first
 * process that needs it. Deleting its row and restarting makes a new one; what was signed with the old one is then refused.
 */
export function sharedSecret(deps: SharedSecretDeps, purpose: string): () => Promise<Buffer> {
  let known: Buffer | undefined;
  return async () => {
    known ??= await readOrMake(deps, purpose);
    return known;
  };
}

async function readOrMake(deps: SharedSecretDeps, purpose: string): Promise<Buffer> {
  const { db, clock, secrets } = deps;
  const found = await read(deps, purpose);
  if (found) return found;
  const secret = secrets.seal(randomBytes(SECRET_BYTES).toString('base64'), placeOf(purpose));
  await sql`insert into platform.shared_secret (purpose, secret, created_at)
    values (${purpose}, ${secret}, ${clock.now()}) on conflict do nothing`.execute(db.kysely);
  const made = await read(deps, purpose);
  if (!made) throw new Error(`the shared secret for ${purpose} is not there after it was made`);
  return made;
}

async function read({ db, secrets }: SharedSecretDeps, purpose: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ secret: string }>`
    select secret from platform.shared_secret where purpose = ${purpose}`.execute(db.kysely);
  const sealed = rows[0]?.secret;
  return sealed === undefined ? undefined : Buffer.from(secrets.open(sealed, placeOf(purpose)), 'base64');
}

function placeOf(purpose: string): SealedPlace {
  return { table: SHARED_SECRETS.table, row: purpose };
}
