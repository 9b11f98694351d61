import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';

export type MerchantCode = 'LANNA' | 'CHAOPHRAYA';

/**
 * Turns one switch of a brand in the database, as an operator's console would. When the test ends every switch it has
 * turned is back where it was.
 */
export async function turnSwitch(merchant: MerchantCode, path: readonly string[], value: unknown) {
  const before = await writeSetting(merchant, path, value);
  onTestFinished(async () => {
    await writeSetting(merchant, path, before);
  });
}

/** Answers what stood there before. Settings that were never made are made: `site` is one of a brand's younger groups. */
async function writeSetting(
  merchant: MerchantCode,
  path: readonly string[],
  value: unknown,
): Promise<unknown> {
  const client = new Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  try {
    const group = path.slice(0, 1);
    await client.query(
      `update brands.merchant set settings = jsonb_set(settings, $2, '{}') where code = $1 and settings #> $2 is null`,
      [merchant, group],
    );
    const { rows } = await client.query<{ before: unknown }>(
      'select settings #> $2 as before from brands.merchant where code = $1',
      [merchant, path],
    );
    const [row] = rows;
    if (value === null || value === undefined)
      await client.query('update brands.merchant set settings = settings #- $2 where code = $1', [
        merchant,
        path,
      ]);
    else
      await client.query(
        'update brands.merchant set settings = jsonb_set(settings, $2, $3) where code = $1',
        [merchant, path, JSON.stringify(value)],
      );
    return row?.before;
  } finally {
    await client.end();
  }
}
