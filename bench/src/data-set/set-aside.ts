import { Client } from 'pg';

/** For the statements it is sent with: neither triggers nor references are looked at, since what is written fits together. */
export const WITHOUT_TRIGGERS = 'set local session_replication_role = replica;';

/** Takes the indexes, keys and triggers off tables that are filled whole; the answer puts them back, two at a time. */
export async function setAside(client: Client, tables: string[]): Promise<(url: string) => Promise<void>> {
  const { rows: keys } = await client.query<{ name: string; on: string; definition: string }>(
    `select conname as name, conrelid::regclass::text as on, pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype in ('p', 'u') and conrelid = any ($1::text[]::regclass[])
       or contype = 'f' and confrelid = any ($1::text[]::regclass[])
     order by contype = 'f'`,
    [tables],
  );
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i
     where i.indrelid = any ($1::text[]::regclass[])
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u'))`,
    [tables],
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  // References first: they hang on the keys.
  for (const { name, on } of keys.toReversed())
    await client.query(`alter table ${on} drop constraint "${name}"`);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  return async (url) => {
    const isReference = ({ definition }: { definition: string }) => definition.startsWith('FOREIGN');
    const add = ({ name, on, definition }: (typeof keys)[number]) =>
      `alter table ${on} add constraint "${name}" ${definition}`;
    const own = [
      ...keys.filter((key) => !isReference(key)).map(add),
      ...indexes.map((index) => index.definition),
    ];
    await byTwo(url, own);
    for (const key of keys.filter(isReference)) await client.query(add(key));
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  };
}

/** Runs statements on two connections, each taking the next as soon as it is free. */
export async function byTwo(url: string, statements: string[]): Promise<void> {
  const waiting = [...statements];
  const work = async () => {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      await client.query(`set timezone = 'UTC'`);
      for (let next = waiting.shift(); next; next = waiting.shift()) await client.query(next);
    } finally {
      await client.end();
    }
  };
  await Promise.all([work(), work()]);
}
