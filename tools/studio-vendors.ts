import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addStudioVendors } from '../server/seed/studio-vendors.ts';
import { readConfig } from '../server/src/platform/process/config.ts';
import { openDatabase } from '../server/src/platform/sql/database.ts';
import { STUDIO_VENDORS } from '../studio/rules/vendors/vendors.ts';
import { studioKeys } from './studio-keys.ts';

const USAGE = `npm run studio-vendors -- <command>

  keys FOLDER                  makes the key of each vendor of the studio below FOLDER/studio-keys, where it is not there yet
  public-keys FOLDER TO        writes what those calls are checked with to TO, a file for each vendor
  register PUBLIC BRAND…       lets the brands offer the studio's games, by the public keys in the folder PUBLIC; DATABASE_URL names the
                               owner, STUDIO_URL where browsers find the studio`;

/** For who does not use `npm start`: the private keys are the studio's affair, and who registers it with brands needs none of them. */
await run(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

async function run([command, folder = '', ...others]: string[]) {
  const [to = ''] = others;
  if (command === 'keys' && folder) keysIn(folder);
  else if (command === 'public-keys' && folder && to) writePublicKeys(folder, to);
  else if (command === 'register' && folder && to) await register(folder, others);
  else throw new Error(USAGE);
}

function keysIn(folder: string) {
  return studioKeys(
    folder,
    STUDIO_VENDORS.map(({ code }) => code),
  ).publicKeys;
}

function writePublicKeys(folder: string, to: string) {
  mkdirSync(to, { recursive: true });
  for (const [code, key] of keysIn(folder)) writeFileSync(join(to, `${code}.pem`), key);
}

async function register(folder: string, brandCodes: readonly string[]) {
  const { databaseUrl, studioUrl } = readConfig(process.env);
  if (!databaseUrl) throw new Error('DATABASE_URL is not set: it names the owner of the database.');
  const files = readdirSync(folder).filter((file) => file.endsWith('.pem'));
  const keys = files.map(
    (file) => [file.replace('.pem', ''), readFileSync(join(folder, file), 'utf8')] as const,
  );
  const db = openDatabase({ url: databaseUrl, maxConnections: 1 });
  try {
    await db.transaction((tx) =>
      addStudioVendors(tx, { studioUrl, studioKeys: new Map(keys) }, { brandCodes, now: new Date() }),
    );
    console.log(`${STUDIO_VENDORS.map(({ code }) => code).join(', ')}: offered at ${brandCodes.join(', ')}.`);
  } finally {
    await db.close();
  }
}
