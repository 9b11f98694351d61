import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';

/** Without letters that look alike: it is read out and typed. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 12;

export function makeDefaultPassword(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

export async function readDefaultPassword(db: Queryable, brandId: string): Promise<string | null> {
  const row = await db
    .selectFrom('brands.merchant')
    .select(sql<string | null>`settings ->> 'defaultPassword'`.as('password'))
    .where('id', '=', brandId)
    .executeTakeFirstOrThrow();
  return row.password;
}

/** Null takes it away: then no account can be made with a password that others know. */
export async function writeDefaultPassword(tx: Tx, brandId: string, password: string | null): Promise<void> {
  await tx
    .updateTable('brands.merchant')
    .set({
      settings: sql`jsonb_set(settings, '{defaultPassword}', ${JSON.stringify(password)}::jsonb)`,
    })
    .where('id', '=', brandId)
    .execute();
}
