import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every database of the server; and a client that stands in line on a machine that is busy with tests is not refused, as with `testDatabase()` itself. */
const FOR_TESTS: readonly (readonly [RegExp, string])[] = [
  [/^lanna = (host=\S+ port=\d+) dbname=lanna$/m, '* = $1'],
  [/^query_wait_timeout = \d+$/m, 'query_wait_timeout = 60'],
  [/^server_connect_timeout = \d+$/m, 'server_connect_timeout = 60'],
];

/** PgBouncer refuses to be root. */
export function poolerArguments(file: string): string[] {
  return [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), file];
}

/** The deployed `pgbouncer.ini`, but for where it listens, who may come, and where the database is. */
export function writePoolerFiles(options: {
  root: string;
  folder: string;
  port: number;
  postgresUrl: string;
  users: readonly { rolname: string; rolpassword: string }[];
  /** Of that server, whatever they are called: for tests, each of which has one of its own. */
  everyDatabase?: boolean;
}): string {
  const { root, folder, port, postgresUrl, users, everyDatabase = false } = options;
  const place = join(folder, 'pgbouncer');
  mkdirSync(place);
  const userList = join(place, 'userlist.txt');
  writeFileSync(
    userList,
    users.map(({ rolname, rolpassword }) => `"${rolname}" "${rolpassword}"\n`).join(''),
  );
  const changes: (readonly [RegExp, string])[] = [
    [/port=5432/, `port=${new URL(postgresUrl).port}`],
    [/listen_port = 6432/, `listen_port = ${port}`],
    [/auth_file = \S+/, `auth_file = ${userList}`],
    ...(everyDatabase ? FOR_TESTS : []),
  ];
  const deployed = readFileSync(join(root, 'deploy/pgbouncer/pgbouncer.ini'), 'utf8');
  const text = changes.reduce((before, [from, to]) => {
    if (!from.test(before)) throw new Error(`deploy/pgbouncer/pgbouncer.ini has no ${from}`);
    return before.replace(from, to);
  }, deployed);
  const file = join(place, 'pgbouncer.ini');
  writeFileSync(file, text);
  return file;
}

/** For `localhost` and this machine's address; `both` holds the key as well, as HAProxy reads it. */
export function makeCertificate(openssl: string, folder: string): { certificate: string; both: string } {
  const [key, certificate] = [join(folder, 'key'), join(folder, 'certificate')];
  execFileSync(
    openssl,
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
      ],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
      ...['-keyout', key, '-out', certificate],
    ],
    { stdio: 'ignore' },
  );
  const both = join(folder, 'site.pem');
  writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
  return { certificate, both };
}

const NATS_USERS = ['http', 'wallet', 'push', 'jobs'] as const;
export type NatsUser = (typeof NATS_USERS)[number];

/** The deployed `nats.conf`, but for the port, with passwords of its own beside it. */
export function writeNatsFiles(
  root: string,
  folder: string,
  port: number,
): { file: string; passwords: Record<NatsUser, string> } {
  const deployed = readFileSync(join(root, 'deploy/nats/nats.conf'), 'utf8');
  if (!deployed.includes('127.0.0.1:4222')) throw new Error('deploy/nats/nats.conf has no address');
  const file = join(folder, 'nats.conf');
  writeFileSync(file, deployed.replace('127.0.0.1:4222', `127.0.0.1:${port}`));
  const made = NATS_USERS.map((user) => [user, randomBytes(16).toString('hex')] as const);
  const lines = made.map(([user, password]) => `NATS_${user.toUpperCase()}_PASSWORD = "${password}"\n`);
  writeFileSync(join(folder, 'passwords.conf'), lines.join(''), { mode: 0o600 });
  return { file, passwords: Object.fromEntries(made) as Record<NatsUser, string> };
}

/** The deployed front without TLS, for browsers of this machine that say themselves which address they come from; and the studio at an address of its own. */
export function writePlainFront(root: string, folder: string): string {
  const changes: [RegExp, string][] = [
    [/^( *bind "\$\{LANNA_HTTPS_BIND-:443\}") ssl crt .*$/m, '$1'],
    [
      /^( *http-request set-header X-Forwarded-For %\[src\])$/gm,
      '$1 unless { req.hdr(X-Forwarded-For) -m found }',
    ],
  ];
  const deployed = readFileSync(join(root, 'deploy/haproxy/20-lanna.cfg'), 'utf8');
  const text = changes.reduce((before, [from, to]) => {
    if (before.search(from) < 0) throw new Error(`deploy/haproxy/20-lanna.cfg has no ${from}`);
    return before.replace(from, to);
  }, deployed);
  const file = join(folder, 'front.cfg');
  writeFileSync(
    file,
    `${text}\nfrontend studio_alone\n    bind "\${LANNA_STUDIO_BIND}"\n    default_backend studio\n`,
  );
  return file;
}
