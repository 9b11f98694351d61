import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  lchownSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { passingFolder } from '../files/passing-folder.ts';
import { endWithMe } from '../process/end-with-me.ts';
import { startEmbeddedPostgres } from '../sql/embedded-postgres.ts';
import { makeLogin, PORTAL_LOGIN, urlFor } from '../sql/login-roles.ts';
import { startShortLivedPostgres } from '../sql/short-lived-postgres.ts';

const SETTINGS = { fsync: 'off', shared_buffers: '16MB', max_connections: '40', max_worker_processes: '4' };

/** Two servers: a primary with `note (id, text)`, and its replica, which follows it by streaming as a machine's own would. */
export async function primaryWithReplica() {
  const primary = await startShortLivedPostgres(
    'primary',
    { ...SETTINGS, wal_level: 'replica' },
    passingFolder(),
  );
  const owner = new Client({ connectionString: primary.url });
  await owner.connect();
  await owner.query(`
    create role lanna_app nologin; create role lanna_jobs nologin;
    create table note (id integer primary key, text text not null);
    grant select, insert on note to lanna_app`);
  const password = randomBytes(12).toString('hex');
  await makeLogin(owner, PORTAL_LOGIN, password);
  const { rows } = await owner.query('show data_directory');
  const replica = await startReplica(owner, primary.url, String(rows[0].data_directory));
  const watcher = new Client({ connectionString: replica.url });
  watcher.on('error', () => {});
  await watcher.connect();
  return {
    owner,
    /** Of the owner, on the replica. */
    watcher,
    primary: { ...primary, portalUrl: urlFor(primary.url, PORTAL_LOGIN, password) },
    replica: { ...replica, portalUrl: urlFor(replica.url, PORTAL_LOGIN, password) },
    async destroy() {
      await watcher.end().catch(() => {});
      await owner.end();
      await replica.destroy();
      await primary.destroy();
    },
  };
}

/** As `pg_basebackup` does it, which does not come with the package: the files are copied between start and end of a backup. */
async function startReplica(owner: Client, primaryUrl: string, from: string) {
  const folder = mkdtempSync(join(passingFolder(), 'lanna-replica-'));
  chmodSync(folder, 0o755);
  const guard = endWithMe('postgres', folder);
  const cluster = join(folder, 'postgres');
  await owner.query("select pg_backup_start('replica', fast => true)");
  cpSync(from, cluster, { recursive: true, filter: (path) => !path.endsWith('postmaster.pid') });
  const { rows } = await owner.query('select labelfile from pg_backup_stop(wait_for_archive => false)');
  cpSync(`${from}.password`, `${cluster}.password`);
  writeFileSync(join(cluster, 'backup_label'), rows[0].labelfile);
  writeFileSync(join(cluster, 'standby.signal'), '');
  writeFileSync(
    join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = '${primaryUrl}'\nwal_retrieve_retry_interval = '200ms'\n`,
  );
  ownedAs(cluster, statSync(from));
  const { url, destroy } = await startEmbeddedPostgres(folder, SETTINGS);
  return {
    url,
    destroy: async () => {
      await destroy();
      rmSync(folder, { recursive: true, force: true });
      guard.dismiss();
    },
  };
}

/** The server runs as another user than root, to whom its files belong. */
function ownedAs(folder: string, { uid, gid, mode }: { uid: number; gid: number; mode: number }) {
  chmodSync(folder, mode);
  for (const path of [
    folder,
    `${folder}.password`,
    ...readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))),
  ])
    lchownSync(path, uid, gid);
}
