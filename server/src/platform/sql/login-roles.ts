import type { Client } from 'pg';

/** A process's identity in the database: a login, and the roles whose rights it may use. */
export interface Login {
  name: string;
  memberOf: readonly string[];
  /** With what each of its connections starts, also where a pooler takes no word of the client's for it. */
  startsWith: { role: string; statement_timeout: string };
}

export const PORTAL_LOGIN: Login = {
  name: 'lanna_portal',
  memberOf: ['lanna_app', 'lanna_jobs'],
  startsWith: { role: 'lanna_app', statement_timeout: '15s' },
};
export const STUDIO_LOGIN: Login = {
  name: 'lanna_studio_login',
  memberOf: ['lanna_studio'],
  startsWith: { role: 'lanna_studio', statement_timeout: '10s' },
};

/**
 * Makes the login, or gives an older one this password and exactly these memberships. Whatever its process asks for, `set role
 * none` included, it has no right beyond those. `client` is the owner's. Roles belong to the whole server, not to one database.
 */
export async function makeLogin(client: Client, login: Login, password: string): Promise<void> {
  const name = client.escapeIdentifier(login.name);
  await client.query(
    `do $$ begin create role ${name}; exception when duplicate_object or unique_violation then null; end $$`,
  );
  await refusePowerful(client, login);
  await client.query(`alter role ${name} login password ${client.escapeLiteral(password)}`);
  for (const role of await strangersOf(client, login))
    await client.query(`revoke ${client.escapeIdentifier(role)} from ${name}`);
  for (const role of login.memberOf) await client.query(`grant ${client.escapeIdentifier(role)} to ${name}`);
  for (const [setting, value] of Object.entries({ TimeZone: 'UTC', ...login.startsWith }))
    await client.query(`alter role ${name} set ${setting} = ${client.escapeLiteral(value)}`);
}

/** The same server and database, for another login. */
export function urlFor(ownerUrl: string, { name }: Login, password: string): string {
  const url = new URL(ownerUrl);
  url.username = name;
  url.password = encodeURIComponent(password);
  return url.href;
}

async function refusePowerful(client: Client, { name }: Login) {
  const { rowCount } = await client.query(
    'select from pg_roles where rolname = $1 and (rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls)',
    [name],
  );
  if (rowCount)
    throw new Error(
      `The database role ${name} may do more than its process should; drop it and start again.`,
    );
}

async function strangersOf(client: Client, login: Login): Promise<string[]> {
  const { rows } = await client.query<{ role: string }>(
    `select distinct m.roleid::regrole::text as role from pg_auth_members m
     where m.member = $1::regrole and m.roleid::regrole::text <> all ($2::text[])`,
    [login.name, login.memberOf],
  );
  return rows.map(({ role }) => role);
}
