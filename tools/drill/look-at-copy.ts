import { Client } from 'pg';

/** Says what the restore drill has marked in the database that came back. */
const client = new Client({ connectionString: process.env['DATABASE_URL'] });
await client.connect();
const { rows } = await client.query<{ said: string }>('select said from public.drill_mark');
for (const { said } of rows) console.log(said);
await client.end();
