import { Client } from 'pg';
import { readConfig } from '../server/src/platform/process/config.ts';
import { prepareDatabase } from '../server/src/platform/sql/prepare-database.ts';
import { migrate as migrateStudio } from '../studio/server/platform/migrate.ts';

/** `npm run migrate`: brings the database of `DATABASE_URL`, which names its owner, up to date; for who does not use `npm start`. */
const { databaseUrl, studioDatabaseUrl } = readConfig(process.env);
if (!databaseUrl) throw new Error('DATABASE_URL is not set: it names the owner of the database.');
const owner = new Client({ connectionString: databaseUrl });
await owner.connect();
const applied = await prepareDatabase(owner).finally(() => owner.end());
if (!studioDatabaseUrl) applied.push(...(await migrateStudio(databaseUrl)));
console.log(applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'Nothing to apply.');
