import { Client } from 'pg';
import { makeLogin, PORTAL_LOGIN, STUDIO_LOGIN, urlFor } from '../server/src/platform/sql/login-roles.ts';
import { prepareDatabase } from '../server/src/platform/sql/prepare-database.ts';
import { migrate as migrateStudio } from '../studio/server/platform/migrate.ts';

/**
 * Brings the schemas of portal and studio up to date with the owner's login, and makes a login for each, which answers with its
 * address. A process whose address is given has its logins (and the studio its database) from elsewhere.
 */
export async function prepareDatabases(
  ownerUrl: string,
  given: { portalUrl: string | undefined; studioUrl: string | undefined },
  passwords: { portal: string; studio: string },
): Promise<{ portalUrl: string; studioUrl: string }> {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await prepareDatabase(owner);
    if (!given.studioUrl) await migrateStudio(ownerUrl);
    if (!given.portalUrl) await makeLogin(owner, PORTAL_LOGIN, passwords.portal);
    if (!given.studioUrl) await makeLogin(owner, STUDIO_LOGIN, passwords.studio);
  } finally {
    await owner.end();
  }
  return {
    portalUrl: given.portalUrl ?? urlFor(ownerUrl, PORTAL_LOGIN, passwords.portal),
    studioUrl: given.studioUrl ?? urlFor(ownerUrl, STUDIO_LOGIN, passwords.studio),
  };
}
