import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../platform/sql/database.ts';
import { migrate } from '../../../platform/sql/migrate.ts';
import { emptyDatabase } from '../../../platform/testing/test-database.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { ELOTT_VENDOR_ID, LOTTERY_VENDOR_ID } from '../../play/catalogue/add-lotteries.ts';

const MIGRATIONS = new URL('../../../../migrations/', import.meta.url);
const FIRST_WITH_VENDOR = '20261123-0100-elott-vendor.sql';

test('where lotteries are carried or stopped, electronic ones still are as a vendor of their own, and games keep their ids', async () => {
  const url = await emptyDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  const db = openDatabase({ url, maxConnections: 1 });
  try {
    await migrateBefore(client);
    const brand = await createBrand(db.kysely);
    const [electronic, other] = [randomUUID(), randomUUID()];
    for (const [id, code, type] of [
      [electronic, 'K3_1M', 'ELOTT'],
      [other, 'SSC_5M', 'LOTT'],
    ])
      await client.query(
        `insert into catalogue.game (id, vendor_id, code, name, game_type, created_at) values ($1, $2, $3, '{"EN": "A"}', $4, now())`,
        [id, LOTTERY_VENDOR_ID, code, type],
      );
    await client.query(
      'insert into catalogue.brand_vendor (merchant_id, vendor_id, enabled, position) values ($1, $2, false, 3)',
      [brand.id, LOTTERY_VENDOR_ID],
    );
    for (const ended of [null, new Date()])
      await client.query(
        `insert into catalogue.stop (id, merchant_id, kind, subject_id, subject_name, reason, started_at, started_by, started_by_name,
           ended_at, ended_by) values (gen_random_uuid(), $1, 'vendor', $2, 'Lottery', 'maintenance', now(), $1, 'op', $3, $4)`,
        [brand.id, LOTTERY_VENDOR_ID, ended, ended && brand.id],
      );
    await migrate(client, MIGRATIONS);
    const games = await client.query('select id, vendor_id from catalogue.game order by code');
    expect(games.rows).toEqual([
      { id: electronic, vendor_id: ELOTT_VENDOR_ID },
      { id: other, vendor_id: LOTTERY_VENDOR_ID },
    ]);
    const carried = await client.query(
      'select vendor_id, enabled, position from catalogue.brand_vendor order by vendor_id',
    );
    expect(carried.rows).toEqual([
      { vendor_id: LOTTERY_VENDOR_ID, enabled: false, position: 3 },
      { vendor_id: ELOTT_VENDOR_ID, enabled: false, position: 3 },
    ]);
    const stops = await client.query(
      'select subject_id, reason from catalogue.stop where ended_at is null order by subject_id',
    );
    expect(stops.rows).toEqual([
      { subject_id: LOTTERY_VENDOR_ID, reason: 'maintenance' },
      { subject_id: ELOTT_VENDOR_ID, reason: 'maintenance' },
    ]);
  } finally {
    await db.close();
    await client.end();
  }
});

async function migrateBefore(client: Client): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lanna-migrations-'));
  try {
    for (const name of (await readdir(MIGRATIONS)).filter((name) => name < FIRST_WITH_VENDOR))
      await cp(new URL(name, MIGRATIONS), join(folder, name));
    await migrate(client, pathToFileURL(`${folder}/`));
  } finally {
    await rm(folder, { recursive: true });
  }
}
