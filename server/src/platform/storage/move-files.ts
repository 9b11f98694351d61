import { sql } from 'kysely';
import type { Clock } from '../process/clock.ts';
import { newId } from '../sealing/ids.ts';
import type { SecretBox } from '../sealing/secret-box.ts';
import type { Database, Queryable, Tx } from '../sql/database.ts';
import type { Bucket } from './bucket.ts';
import { sha256 } from './sign-request.ts';
import { openSealed, readWhole } from './stored-files.ts';
import type { StoredColumn, StoredObject } from './stored-object.ts';

const FILES_AT_ONCE = 5;
/** A bucket that fails as often in a row is away; the next run tries again. */
const FAILURES_MAX = 3;
/** What is put there and was not noted within it is removed: no write is under way that long. */
const UNNOTED_KEPT_MS = 24 * 3_600_000;
/** Readers that have just looked up where a file lies still find it there. */
const BROUGHT_BACK_KEPT_MS = 3_600_000;
const REMOVAL_AGAIN_MS = 600_000;

export interface MovingDeps {
  db: Database;
  clock: Clock;
  bucket: Bucket;
  secrets: SecretBox;
  columns: readonly StoredColumn[];
}

/** What one run has done, and the first thing that failed. */
export interface Moved {
  stored: number;
  sealedAnew: number;
  broughtBack: number;
  removed: number;
  failed: number;
  firstError?: Error;
}

/**
 * Brings files where they are to lie: into the bucket, or out of it again (`holds: 'nothing'`). May be killed anywhere and run twice at once: a file's bytes leave their row in the
 * transaction that notes where they are, and no name in the bucket is used twice. A file that fails stays where it is.
 */
export async function moveFiles(
  deps: MovingDeps,
  { holds, isOver }: { holds: 'files' | 'nothing'; isOver: () => boolean },
): Promise<Moved> {
  const moved: Moved = { stored: 0, sealedAnew: 0, broughtBack: 0, removed: 0, failed: 0 };
  const steps: Step[] =
    holds === 'files'
      ? [...deps.columns.map((column) => storing(deps, column)), sealingAnew(deps), removing(deps)]
      : [bringingBack(deps), removing(deps)];
  for (const step of steps) await runStep(step, moved, isOver);
  return moved;
}

/** One kind of work: what is to be done next behind what was looked at last, and doing one of them; false where it was no longer to be done. */
interface Step {
  counts: Exclude<keyof Moved, 'failed' | 'firstError'>;
  next(after: string): Promise<{ at: string; work: () => Promise<boolean> }[]>;
}

async function runStep(step: Step, moved: Moved, isOver: () => boolean) {
  let inARow = 0;
  let after = '';
  for (;;) {
    const found = await step.next(after);
    for (const { at, work } of found) {
      if (isOver()) return;
      after = at;
      try {
        if (await work()) moved[step.counts] += 1;
        inARow = 0;
      } catch (error) {
        moved.failed += 1;
        moved.firstError ??= error as Error;
        inARow += 1;
        if (inARow === FAILURES_MAX) return;
      }
    }
    if (found.length < FILES_AT_ONCE) return;
  }
}

function storing(deps: MovingDeps, column: StoredColumn): Step {
  const { table, column: name, holds, everybodys } = column;
  const isEverybodys = {
    all: sql`true`,
    none: sql`false`,
    shown_to: sql`shown_to = 'everybody'`,
  }[everybodys];
  return {
    counts: 'stored',
    next: async (after) => {
      const { rows } = await sql<{ id: string; content: Buffer | string; everybodys: boolean }>`
        select id::text as id, ${sql.ref(name)} as content, ${isEverybodys} as everybodys from ${sql.table(table)}
        where ${sql.ref(name)} is not null ${after === '' ? sql`` : sql`and id > ${after}::uuid`}
        ${holds === 'sealed' ? sql`and ${sql.ref(name)} like 'sealed:%'` : sql``}
        order by id limit ${FILES_AT_ONCE}`.execute(deps.db.kysely);
      return rows.map((row) => ({ at: row.id, work: () => storeOne(deps, column, row) }));
    },
  };
}

async function storeOne(
  deps: MovingDeps,
  { table, column, holds }: StoredColumn,
  { id, content, everybodys }: { id: string; content: Buffer | string; everybodys: boolean },
): Promise<boolean> {
  const bytes = Buffer.from(content as string);
  const object =
    holds === 'sealed' || everybodys
      ? bytes
      : Buffer.from(deps.secrets.seal(bytes.toString('base64'), { table, row: id }));
  const put = await putAndRead(deps, { id, table, object, isSealed: !everybodys });
  const held = holds === 'sealed' ? sql`convert_to(${sql.ref(column)}, 'UTF8')` : sql.ref(column);
  return deps.db.transaction(async (tx) => {
    const { numAffectedRows } = await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = null
      where id = ${id} and ${sql.ref(column)} is not null and sha256(${held}) = decode(${sha256(bytes)}, 'hex')`.execute(
      tx,
    );
    // Dropped, or stored by another process meanwhile: what was put there goes as what broke off does.
    if (!numAffectedRows) return false;
    await sql`
      insert into platform.stored_object (id, owner_table, name, bytes, sha256, key_id, stored_at)
      values (${id}, ${table}, ${put.name}, ${put.bytes}, decode(${put.sha256}, 'hex'), ${keyOf(put.isSealed, object)}, ${deps.clock.now()})`.execute(
      tx,
    );
    await keepObject(tx, put.name);
    return true;
  });
}

/** Puts an object under a name of its own, and believes nothing: what is read back must be what was put. */
async function putAndRead(
  { db, clock, bucket }: MovingDeps,
  { id, table, object, isSealed }: { id: string; table: string; object: Buffer; isSealed: boolean },
): Promise<StoredObject> {
  const name = isSealed ? `sealed/${id}/${newId()}` : `public/${id}/${newId()}.webp`;
  await removeLater(db.kysely, name, new Date(clock.now().getTime() + UNNOTED_KEPT_MS));
  const put = { id, table, name, bytes: object.length, sha256: sha256(object), isSealed };
  await bucket.put(name, object);
  await readWhole(bucket, put);
  return put;
}

/** What a newer key is to seal: an older one may be taken away once none of these are left. */
function sealingAnew(deps: MovingDeps): Step {
  return {
    counts: 'sealedAnew',
    next: async (after) => {
      const rows = await listStored(
        deps.db.kysely,
        sql`o.key_id <> ${deps.secrets.keyId} and o.id::text > ${after}`,
      );
      return rows.map((stored) => ({ at: stored.id, work: () => sealAnew(deps, stored) }));
    },
  };
}

async function sealAnew(deps: MovingDeps, stored: StoredObject): Promise<boolean> {
  const { id, table } = stored;
  const plain = openSealed(deps.secrets, stored, await readWhole(deps.bucket, stored));
  const object = Buffer.from(deps.secrets.seal(plain.toString('base64'), { table, row: id }));
  const put = await putAndRead(deps, { id, table, object, isSealed: true });
  return deps.db.transaction(async (tx) => {
    const { numAffectedRows } = await sql`
      update platform.stored_object set name = ${put.name}, bytes = ${put.bytes}, sha256 = decode(${put.sha256}, 'hex'),
        key_id = ${keyOf(true, object)}, stored_at = ${deps.clock.now()}
      where id = ${id} and name = ${stored.name}`.execute(tx);
    if (!numAffectedRows) return false;
    await keepObject(tx, put.name);
    await removeLater(tx, stored.name, new Date(deps.clock.now().getTime() + BROUGHT_BACK_KEPT_MS));
    return true;
  });
}

function bringingBack(deps: MovingDeps): Step {
  return {
    counts: 'broughtBack',
    next: async (after) => {
      const rows = await listStored(deps.db.kysely, sql`o.id::text > ${after}`);
      return rows.map((stored) => ({ at: stored.id, work: () => bringBack(deps, stored) }));
    },
  };
}

async function bringBack(deps: MovingDeps, stored: StoredObject): Promise<boolean> {
  const column = deps.columns.find(({ table }) => table === stored.table);
  if (!column) throw new Error(`no topic stores files of ${stored.table}`);
  const object = await readWhole(deps.bucket, stored);
  const content =
    column.holds === 'sealed'
      ? object.toString('utf8')
      : stored.isSealed
        ? openSealed(deps.secrets, stored, object)
        : object;
  return deps.db.transaction(async (tx) => {
    const { numAffectedRows } = await sql`
      delete from platform.stored_object where id = ${stored.id} and name = ${stored.name}`.execute(tx);
    if (!numAffectedRows) return false;
    await sql`update ${sql.table(column.table)} set ${sql.ref(column.column)} = ${content} where id = ${stored.id}`.execute(
      tx,
    );
    await removeLater(tx, stored.name, new Date(deps.clock.now().getTime() + BROUGHT_BACK_KEPT_MS));
    return true;
  });
}

/** A name is taken for some minutes while it is removed, so that two processes do not ask for the same. */
function removing({ db, clock, bucket }: MovingDeps): Step {
  return {
    counts: 'removed',
    next: async () => {
      const now = clock.now();
      const { rows } = await sql<{ name: string }>`
        update platform.object_removal set due_at = ${new Date(now.getTime() + REMOVAL_AGAIN_MS)}
        where name in (
          select r.name from platform.object_removal r
          where r.due_at <= ${now} and not exists (select from platform.stored_object o where o.name = r.name)
          order by r.due_at limit ${FILES_AT_ONCE} for update skip locked)
        returning name`.execute(db.kysely);
      return rows.map(({ name }) => ({ at: '', work: () => removeOne(db.kysely, bucket, name) }));
    },
  };
}

async function removeOne(db: Queryable, bucket: Bucket, name: string): Promise<boolean> {
  await bucket.remove(name);
  await sql`delete from platform.object_removal where name = ${name}`.execute(db);
  return true;
}

async function listStored(db: Queryable, where: ReturnType<typeof sql>): Promise<StoredObject[]> {
  const { rows } = await sql<StoredObject>`
    select o.id::text as id, o.owner_table as "table", o.name, o.bytes, encode(o.sha256, 'hex') as sha256,
      o.key_id is not null as "isSealed"
    from platform.stored_object o where ${where} order by o.id::text limit ${FILES_AT_ONCE}`.execute(db);
  return rows;
}

async function removeLater(db: Queryable, name: string, at: Date): Promise<void> {
  await sql`
    insert into platform.object_removal (name, due_at) values (${name}, ${at})
    on conflict (name) do update set due_at = excluded.due_at`.execute(db);
}

async function keepObject(tx: Tx, name: string): Promise<void> {
  await sql`delete from platform.object_removal where name = ${name}`.execute(tx);
}

/** Of the key that sealed it, as the sealed text itself names it. */
function keyOf(isSealed: boolean, object: Buffer): string | null {
  return isSealed ? (object.subarray(0, 64).toString('latin1').split(':')[1] ?? null) : null;
}
