import { readFileSync } from 'node:fs';
import { settingsByFile } from '@lanna/rules/settings-by-file';
import { Client } from 'pg';
import { readConfig } from '../server/src/platform/process/config.ts';
import { makeLogin, PORTAL_LOGIN, STUDIO_LOGIN } from '../server/src/platform/sql/login-roles.ts';

const PASSWORDS = { PORTAL_PASSWORD: PORTAL_LOGIN, STUDIO_PASSWORD: STUDIO_LOGIN };

/**
 * `npm run logins`: gives the logins of portal and studio their passwords, rights and what their connections start with, for who does not use
 * `npm start`. `DATABASE_URL` names the owner; `PORTAL_PASSWORD` and `STUDIO_PASSWORD` (or the files of `…_FILE`) say the passwords.
 */
await run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

async function run() {
  const { databaseUrl } = readConfig(process.env);
  if (!databaseUrl) throw new Error('DATABASE_URL is not set: it names the owner of the database.');
  const names = Object.keys(PASSWORDS);
  const { settings, errors } = settingsByFile(process.env, names, (file) => readFileSync(file, 'utf8'));
  const missing = names.filter((name) => !settings[name]).map((name) => `${name}: is missing`);
  const wrong = errors.length > 0 ? errors : missing;
  if (wrong.length > 0) throw new Error(`These settings are not usable:\n  ${wrong.join('\n  ')}`);
  const owner = new Client({ connectionString: databaseUrl });
  await owner.connect();
  try {
    for (const [name, login] of Object.entries(PASSWORDS)) {
      await makeLogin(owner, login, settings[name] ?? '');
      console.log(`${login.name} starts as ${login.startsWith.role}.`);
    }
  } finally {
    await owner.end();
  }
}
