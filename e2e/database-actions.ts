import { Client, type QueryResultRow } from 'pg';
import { inject } from 'vitest';

/** One statement on the stack's own database, as its operator would give it. */
export async function queryDatabase<Row extends QueryResultRow>(
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(statement, [...values]);
    return rows;
  } finally {
    await client.end();
  }
}
