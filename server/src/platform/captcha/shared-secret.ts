import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database.ts';

const SECRET_BYTES = 32;

/**
 * A secret the server made for itself, the same in every process and after every restart: read once, made by whoever asks
 * first. Deleting its row and restarting makes a new one; what was signed with the old one is then refused.
 */
export function sharedSecret(deps: { db: Database; clock: Clock }, purpose: string): () => Promise<Buffer> {
  let known: Buffer | undefined;
  return async () => {
    known ??= await readOrMake(deps, purpose);
    return known;
  };
}

async function readOrMake({ db, clock }: { db: Database; clock: Clock }, purpose: string): Promise<Buffer> {
  const found = await read(db, purpose);
  if (found) return found;
  await sql`insert into platform.shared_secret (purpose, secret, created_at)
    values (${purpose}, ${randomBytes(SECRET_BYTES)}, ${clock.now()}) on conflict do nothing`.execute(
    db.kysely,
  );
  const made = await read(db, purpose);
  if (!made) throw new Error(`the shared secret for ${purpose} is not there after it was made`);
  return made;
}

async function read(db: Database, purpose: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ secret: Buffer }>`
    select secret from platform.shared_secret where purpose = ${purpose}`.execute(db.kysely);
  return rows[0]?.secret;
}
