import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { makeLogin, PORTAL_LOGIN, urlFor } from '../../../server/src/platform/sql/login-roles.ts';
import { startShortLivedPostgres } from '../../../server/src/platform/sql/short-lived-postgres.ts';
import { makeCertificate, poolerArguments, writePoolerFiles } from '../../../tools/drill/deployed-files.ts';
import { freePort, keepProcesses } from '../../../tools/drill/kept-processes.ts';
import { atLeast, atMost, type Figure, figure } from '../result.ts';
import { buildFixture } from '../wallet/fixture.ts';
import { type BetsMeasured, loadProcesses, measureBets, median } from './bets.ts';
import type { Scope } from './parts.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const PLAYERS = 2_000;
const ROUNDS = 3;

/** Bets through HAProxy to two processes of the role `wallet` behind PgBouncer, beside the same to two that are asked themselves and have PostgreSQL themselves. */
export async function behindFront(
  scope: Scope,
  paths: { haproxy: string; pgbouncer: string; openssl: string },
): Promise<Figure[]> {
  const postgres = await startShortLivedPostgres('bench-front');
  scope.later(postgres.destroy);
  const fixture = await buildFixture(postgres.url, PLAYERS);
  const loads = await loadProcesses(scope, 2);
  const { portalUrl, pooledUrl, startFront } = await openFront(scope, { paths, postgresUrl: postgres.url });
  const start = (env: Record<string, string>) =>
    scope.portals.start('wallet', { DATABASE_CONNECTIONS: '20', ...env });
  const direct = [await start({ DATABASE_URL: portalUrl }), await start({ DATABASE_URL: portalUrl })];
  const pooled = { DATABASE_URL: portalUrl, DATABASE_POOL_URL: pooledUrl };
  const behind = [await start(pooled), await start(pooled)];
  const front = await startFront(behind.map(({ port }) => port));

  const sides = {
    direct: () =>
      measure(
        direct.map(({ origin }) => origin),
        direct,
      ),
    front: () => measure([front, front], behind),
  };
  function measure(origins: string[], portals: typeof direct) {
    return measureBets({ fixture, loads, postgres, pids: portals.map(({ pid }) => pid) }, origins);
  }
  for (const side of [sides.direct, sides.front]) await side();
  const measured = { direct: [] as BetsMeasured[], front: [] as BetsMeasured[] };
  for (let round = 0; round < ROUNDS; round++)
    for (const side of round % 2 === 0 ? (['direct', 'front'] as const) : (['front', 'direct'] as const))
      measured[side].push(await sides[side]());
  const rate = (side: 'direct' | 'front') => median(measured[side].map(({ perSecond }) => perSecond));
  const refused = [...measured.direct, ...measured.front].reduce((sum, one) => sum + one.refused, 0);
  return [
    figure('signed bets to two wallet processes themselves', rate('direct'), 'bets/s'),
    figure('signed bets through HAProxy and PgBouncer', rate('front'), 'bets/s'),
    atLeast('  times those that go straight', rate('front') / rate('direct'), '×', 0.9),
    figure('  p99', median(measured.front.map(({ p99Ms }) => p99Ms)), 'ms'),
    figure('  p99 straight', median(measured.direct.map(({ p99Ms }) => p99Ms)), 'ms'),
    atMost('  refused', refused, '', 0),
  ];
}

/** Both programs with the files that are deployed. */
async function openFront(
  scope: Scope,
  {
    paths,
    postgresUrl,
  }: { paths: { haproxy: string; pgbouncer: string; openssl: string }; postgresUrl: string },
) {
  const folder = mkdtempSync(join(tmpdir(), 'lanna-bench-front-'));
  const kept = keepProcesses({ cwd: root, logs: folder });
  scope.later(async () => {
    await Promise.all(kept.names().map((name) => kept.end(name, 'SIGKILL')));
    rmSync(folder, { recursive: true, force: true });
  });
  const password = randomBytes(16).toString('hex');
  const owner = new Client({ connectionString: postgresUrl });
  await owner.connect();
  await makeLogin(owner, PORTAL_LOGIN, password);
  const { rows: users } = await owner.query<{ rolname: string; rolpassword: string }>(
    'select rolname, rolpassword from pg_authid where rolname = $1',
    [PORTAL_LOGIN.name],
  );
  await owner.end();
  const port = await freePort();
  const portalUrl = urlFor(postgresUrl, PORTAL_LOGIN, password);
  const pooled = new URL(portalUrl);
  pooled.hostname = '127.0.0.1';
  pooled.port = String(port);
  const file = writePoolerFiles({ root, folder, port, postgresUrl, users });
  kept.start('pgbouncer', paths.pgbouncer, poolerArguments(file), {});
  const { both } = makeCertificate(paths.openssl, folder);
  await sleep(500);
  return {
    portalUrl,
    pooledUrl: pooled.href,
    startFront: async ([one, other]: number[]) => {
      const addresses = {
        LANNA_HTTP_BIND: `127.0.0.1:${await freePort()}`,
        LANNA_HTTPS_BIND: `127.0.0.1:${await freePort()}`,
        LANNA_INSIDE_BIND: `127.0.0.1:${await freePort()}`,
        LANNA_FIGURES_BIND: `127.0.0.1:${await freePort()}`,
      };
      kept.start('haproxy', paths.haproxy, ['-db', '-f', join(root, 'deploy/haproxy/20-lanna.cfg')], {
        ...addresses,
        ...{ LANNA_WALLET_1: String(one), LANNA_WALLET_2: String(other) },
        ...{ LANNA_CERTIFICATES: both, LANNA_MAXCONN: '4000' },
      });
      // Its servers come in slowly: for the first five seconds they are sent less.
      await sleep(8000);
      return `http://${addresses.LANNA_INSIDE_BIND}`;
    },
  };
}
