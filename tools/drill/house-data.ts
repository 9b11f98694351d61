import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedDemo } from '../../server/seed/demo.ts';
import { ensureDemoPlayers } from '../../server/seed/demo-players.ts';
import { openDatabase } from '../../server/src/platform/sql/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/sql/embedded-postgres.ts';
import { PORTAL_LOGIN, STUDIO_LOGIN } from '../../server/src/platform/sql/login-roles.ts';
import { STUDIO_VENDORS } from '../../studio/rules/vendors/vendors.ts';
import { prepareDatabases } from '../prepare-databases.ts';
import { studioKeys } from '../studio-keys.ts';

export type HouseData = Awaited<ReturnType<typeof makeHouseData>>;

/** A PostgreSQL of its own with the demo's brands, their players, the studio's keys, and the logins as they are deployed. */
export async function makeHouseData(folder: string, at: { publicUrl: string; studioUrl: string }) {
  const postgres = await startEmbeddedPostgres(join(folder, 'data'));
  const { portalUrl, studioUrl: studioDatabaseUrl } = await prepareDatabases(
    postgres.url,
    { portalUrl: undefined, studioUrl: undefined },
    { portal: randomBytes(16).toString('hex'), studio: randomBytes(16).toString('hex') },
  );
  const codes = STUDIO_VENDORS.map(({ code }) => code);
  const keys = studioKeys(folder, codes);
  const owner = openDatabase({ url: postgres.url, maxConnections: 2, role: null });
  try {
    const brands = await seedDemo(owner, { ...at, studioKeys: keys.publicKeys, now: new Date() });
    const brandKeys = join(folder, 'brand-public-keys.pem');
    writeFileSync(
      brandKeys,
      brands.map(({ code, signingPublicKey }) => `operator_id ${code}\n${signingPublicKey}`).join('\n'),
    );
    const { rows: verifiers } = await owner.pool.query<{ rolname: string; rolpassword: string }>(
      'select rolname, rolpassword from pg_authid where rolname = any($1)',
      [[PORTAL_LOGIN.name, STUDIO_LOGIN.name]],
    );
    const players = await ensureDemoPlayers(owner, new Date());
    return {
      postgres,
      portalUrl,
      studioDatabaseUrl,
      keysFolder: keys.folder,
      brandKeys,
      verifiers,
      ...players,
    };
  } finally {
    await owner.close();
  }
}
