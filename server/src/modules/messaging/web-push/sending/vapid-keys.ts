import webPush from 'web-push';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { SealedColumn } from '../../../../platform/sealing/bring-under-key.ts';
import { openKept, type SecretBox } from '../../../../platform/sealing/secret-box.ts';
import type { Database } from '../../../../platform/sql/database.ts';

export const VAPID_KEYS: SealedColumn = { table: 'web_push.vapid_key', row: 'id', secret: 'private_key' };
const ONLY = 1;

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** The pair by which push services know the portal (RFC 8292): made by the first process that needs it, then the same in all. */
export function vapidKeys(deps: {
  db: Database;
  clock: Clock;
  secrets: SecretBox;
}): () => Promise<VapidKeys> {
  let known: VapidKeys | undefined;
  return async () => {
    known ??= (await read(deps)) ?? (await make(deps));
    return known;
  };
}

async function make(deps: { db: Database; clock: Clock; secrets: SecretBox }): Promise<VapidKeys> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const place = { table: VAPID_KEYS.table, row: String(ONLY) };
  await deps.db.kysely
    .insertInto('web_push.vapid_key')
    .values({
      id: ONLY,
      public_key: publicKey,
      private_key: deps.secrets.seal(privateKey, place),
      created_at: deps.clock.now(),
    })
    .onConflict((oc) => oc.doNothing())
    .execute();
  const made = await read(deps);
  if (!made) throw new Error('the key for push services is not there after it was made');
  return made;
}

async function read({ db, secrets }: { db: Database; secrets: SecretBox }): Promise<VapidKeys | undefined> {
  const row = await db.kysely
    .selectFrom('web_push.vapid_key')
    .select(['public_key', 'private_key'])
    .executeTakeFirst();
  if (!row) return undefined;
  const place = { table: VAPID_KEYS.table, row: String(ONLY) };
  return { publicKey: row.public_key, privateKey: openKept(secrets, row.private_key, place) };
}
