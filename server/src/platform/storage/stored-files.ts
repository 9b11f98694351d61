import { sql } from 'kysely';
import type { Log } from '../process/log.ts';
import { Refusal } from '../refusals/refusal.ts';
import type { SecretBox } from '../sealing/secret-box.ts';
import type { Database } from '../sql/database.ts';
import { type Bucket, BucketError } from './bucket.ts';
import { sha256 } from './sign-request.ts';
import type { StoredObject } from './stored-object.ts';

/** Reads files out of the bucket. */
export interface StoredFiles {
  /**
   * The file as it was before it was stored, opened if it is sealed; undefined for null. Refuses `service_unavailable` {retryAfterSeconds} where the bucket does
   * not send exactly what was put there.
   */
  content(stored: StoredObject | null): Promise<Buffer | undefined>;
  /** Of this process: files that could not be read. */
  failedReads(): number;
}

const TRIES = 2;
/** More callers than this would only wait: each of them gets its answer sooner by asking again. */
const READS_MAX = 64;
/** After as many failures in a row the bucket is left alone for a moment. */
const FAILURES_MAX = 5;
const REST_MS = 2000;
const RETRY_AFTER_SECONDS = 2;

export function storedFiles({
  bucket,
  secrets,
  log,
  nowMs = () => performance.now(),
}: {
  bucket: Bucket | undefined;
  secrets: SecretBox;
  log: Pick<Log, 'warn'>;
  nowMs?: () => number;
}): StoredFiles {
  let reading = 0;
  let failures = 0;
  let failed = 0;
  let restsUntilMs = 0;

  async function read(stored: StoredObject): Promise<Buffer> {
    if (!bucket || reading >= READS_MAX || nowMs() < restsUntilMs) throw away();
    reading += 1;
    try {
      const object = await readTwice(bucket, stored);
      failures = 0;
      return object;
    } catch (error) {
      if (!(error instanceof BucketError)) throw error;
      failures += 1;
      failed += 1;
      if (failures >= FAILURES_MAX) restsUntilMs = nowMs() + REST_MS;
      log.warn({ err: error, object: stored.name }, 'a file could not be read from the bucket');
      throw away();
    } finally {
      reading -= 1;
    }
  }

  return {
    failedReads: () => failed,
    content: async (stored) => {
      if (!stored) return undefined;
      const object = await read(stored);
      return stored.isSealed ? openSealed(secrets, stored, object) : object;
    },
  };
}

function away(): Refusal {
  return new Refusal('service_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

async function readTwice(bucket: Bucket, stored: StoredObject): Promise<Buffer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await readWhole(bucket, stored);
    } catch (error) {
      if (tries === TRIES) throw error;
    }
  }
}

/** What was put there, to the byte; throws `BucketError` for anything else. */
export async function readWhole(
  bucket: Bucket,
  { name, bytes, sha256: wanted }: Pick<StoredObject, 'name' | 'bytes' | 'sha256'>,
): Promise<Buffer> {
  const object = await bucket.get(name, bytes);
  if (!object) throw new BucketError('the bucket does not have what was put there');
  if (sha256(object) !== wanted) throw new BucketError('the bucket sent other bytes than were put there');
  return object;
}

/** A file that is not for everybody lies in the bucket as sealed text of its base64, sealed for its row. */
export function openSealed(
  secrets: SecretBox,
  { table, id }: Pick<StoredObject, 'table' | 'id'>,
  object: Buffer,
): Buffer {
  return Buffer.from(secrets.open(object.toString('utf8'), { table, row: id }), 'base64');
}

/** Runs before the portal serves calls. Throws with a sentence that names the settings where files cannot be read with them. */
export async function refuseUnreadableFiles(
  db: Database,
  { bucket, secrets }: { bucket: Bucket | undefined; secrets: SecretBox },
): Promise<void> {
  const { rows } = await sql<{ key: string | null }>`
    select distinct key_id as key from platform.stored_object`.execute(db.kysely);
  if (rows.length > 0 && !bucket)
    throw new Error(
      'Files of this database lie in a bucket, and BUCKET_URL names none. Give the bucket, and `BUCKET_HOLDS=nothing` to bring its files back.',
    );
  const unknown = rows.find(({ key }) => key !== null && !secrets.hasKey(key));
  if (unknown)
    throw new Error(
      `SECRET_KEYS lacks the key "${unknown.key}" that files in the bucket are sealed with. Put it behind the newest until the job files-in-bucket has sealed them anew.`,
    );
}
