import { sql } from 'kysely';
import type { Database } from '../sql/database.ts';
import { openKept, type SecretBox } from './secret-box.ts';

/** A column of sealed secrets, and the column that identifies its rows, which is the `row` of their place. */
export interface SealedColumn {
  table: string;
  /** The name of the table that is sealed in with the secrets, where it is no longer `table`. */
  sealedAs?: string;
  row: string;
  secret: string;
  /** Rows in memory at once, where secrets are large. */
  atOnce?: number;
}

const ROWS_AT_ONCE = 200;

/**
 * Runs before the portal serves calls: makes sure that every sealed secret can be opened, and seals with the newest key what an
 * older key sealed or what is still in clear. An older key may be removed after one start with both. Throws with a sentence that
 * names the setting when secrets are sealed with a key that is not given.
 */
export async function bringUnderKey(
  db: Database,
  box: SecretBox,
  columns: readonly SealedColumn[],
): Promise<void> {
  for (const column of columns) await refuseUnknownKeys(db, box, column);
  for (const column of columns) while (await sealSome(db, box, column));
}

async function refuseUnknownKeys({ kysely }: Database, box: SecretBox, column: SealedColumn) {
  const { table, secret } = column;
  const { rows } = await sql<{ id: string }>`
    select distinct split_part(${sql.ref(secret)}, ':', 2) as id from ${sql.table(table)}
    where ${sql.ref(secret)} like 'sealed:%'`.execute(kysely);
  const unknown = rows.find(({ id }) => !box.hasKey(id));
  if (unknown)
    throw new Error(
      `SECRET_KEYS lacks the key "${unknown.id}" that secrets in this database are sealed with (${table}). Give the right key, or put it behind the newest.`,
    );
}

/** Several processes may start at once; each takes rows no other process holds. True while there may be more. */
function sealSome(
  db: Database,
  box: SecretBox,
  { table, sealedAs = table, row, secret, atOnce = ROWS_AT_ONCE }: SealedColumn,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rows } = await sql<{ row: string; kept: string }>`
      select ${sql.ref(row)}::text as row, ${sql.ref(secret)} as kept from ${sql.table(table)}
      where ${sql.ref(secret)} not like ${`sealed:${box.keyId}:%`} limit ${atOnce} for update skip locked`.execute(
      tx,
    );
    for (const found of rows) {
      const place = { table: sealedAs, row: found.row };
      const plain = openKept(box, found.kept, place);
      await sql`update ${sql.table(table)} set ${sql.ref(secret)} = ${box.seal(plain, place)}
        where ${sql.ref(row)}::text = ${found.row}`.execute(tx);
    }
    return rows.length === atOnce;
  });
}
