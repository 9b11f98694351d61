import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect as connectHttp2 } from 'node:http2';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PUSH_PATH } from '@lanna/contract/push';
import { Client, Pool } from 'pg';
import { logIn } from '../busy/demo-member.ts';
import { busDrill } from './bus-drill.ts';
import { composeDrill } from './compose/compose-drill.ts';
import { containerDrill } from './container-drill.ts';
import { FRONT_SERIES } from './front-series.ts';
import type { House, PlaceName } from './house.ts';
import type { ImageTrees } from './image-trees.ts';
import { killsDrill } from './kills/kills-drill.ts';
import type { ProgramKey } from './programs.ts';
import { restoreDrill } from './restore-drill.ts';
import { traceDrill } from './trace-drill.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a drill is given: where each program is that it needs, and the house, if it wants one. */
export interface Given {
  paths: Record<ProgramKey, string>;
  house: House;
  /** Made once for all drills that want them. */
  trees(): ImageTrees;
}

export interface Drill {
  name: string;
  needs: readonly ProgramKey[];
  /** Whether it wants the whole house; that needs HAProxy, PgBouncer and openssl. */
  inHouse: boolean;
  /** Answers what it measured; throws where something is not as it should be. */
  run(given: Given): Promise<string | undefined>;
}

/** Of each load, in words. */
const FAILURES_TOLD = 5;
const READ = '/wps/relay/GCSGAME_gameVendor';

export const DRILLS: readonly Drill[] = [
  {
    name: 'a member logs in, pays in, plays a round and is notified of it, all through HAProxy and PgBouncer',
    needs: [],
    inHouse: true,
    run: async ({ house }) => {
      const member = await comeIn(house, 0);
      const socket = await openPush(house, member.authorization);
      await member.payIn('500.00');
      const table = await member.sitDown(await aGame(member));
      const beganMs = performance.now();
      await table.spin(table.stakes[0] ?? '');
      const spunMs = performance.now() - beganMs;
      await socket.until('balance_changed');
      socket.close();
      return `a round in ${Math.round(spunMs)} ms`;
    },
  },
  {
    name: 'browsers are answered over HTTP/2, and plain HTTP leads there',
    needs: [],
    inHouse: true,
    run: async ({ house }) => {
      const session = connectHttp2(house.site);
      const stream = session.request({ ':path': '/' });
      const [headers] = await once(stream, 'response');
      equal(`${session.alpnProtocol} ${headers[':status']}`, 'h2 200');
      session.close();
      const plain = await fetch(new URL('/promotions', house.plain), { redirect: 'manual' });
      equal(plain.status, 308);
      return undefined;
    },
  },
  {
    name: 'what is for this machine alone is not there from outside',
    needs: [],
    inHouse: true,
    run: async ({ house }) => {
      for (const path of [
        '/metrics',
        '/METRICS',
        '/metrics/',
        '//metrics',
        '/%6detrics',
        '/readyz/',
        '/healthz',
      ])
        equal((await fetch(house.site.origin + path)).status, 404, path);
      equal((await fetch(new URL('/', new URL(house.figures).origin))).status, 404, 'figures');
      const read = async () => (await fetch(house.figures)).text();
      for (const name of ['http', 'wallet', 'push', 'studio'])
        await eventually(`two processes of ${name} are ready`, async () =>
          (await read()).includes(`haproxy_backend_active_servers{proxy="${name}"} 2`),
        );
      const figures = await read();
      for (const series of FRONT_SERIES) equal(figures.includes(`\n${series}{`), true, series);
      return undefined;
    },
  },
  {
    name: 'an address that floods is refused with 429 and Retry-After, and another front counts for itself',
    needs: [],
    inHouse: true,
    run: async ({ house }) => {
      const front = await house.anotherFront({ LANNA_ADDRESS_REQUESTS: '60' });
      try {
        const replies = await Promise.all(
          Array.from({ length: 120 }, () => fetch(new URL(READ, front.site))),
        );
        const refused = replies.filter(({ status }) => status === 429);
        equal(refused.length >= 40, true, `${refused.length} of 120 refused`);
        equal(refused[0]?.headers.get('retry-after'), '10');
        equal((await fetch(new URL(READ, house.site))).status, 200);
        return `${refused.length} of 120 refused beyond 60 in 10 s`;
      } finally {
        await front.stop();
      }
    },
  },
  {
    name: 'through the pooler a connection is lanna_app, asks for nothing at its start, and may no more than that',
    needs: [],
    inHouse: true,
    run: async ({ house }) => {
      const pool = new Pool({ connectionString: house.pooledUrl, max: 1 });
      const { rows } = await pool.query(
        "select current_user as role, current_setting('statement_timeout') as statement_limit, current_setting('TimeZone') as zone",
      );
      equal(JSON.stringify(rows), '[{"role":"lanna_app","statement_limit":"15s","zone":"UTC"}]');
      for (const forbidden of ['select from graphile_worker._private_jobs', 'delete from ledger.transfer'])
        await refuses(pool.query(forbidden), '42501', forbidden);
      await pool.end();
      const asking = new Client({ connectionString: house.pooledUrl, options: '-c role=lanna_jobs' });
      asking.on('error', () => {});
      await refuses(asking.connect(), '08P01', 'options at the start');
      return undefined;
    },
  },
  {
    name: '1000 clients work on no more than 40 connections of the server, with statements that have names',
    needs: [],
    inHouse: true,
    run: async ({ house }) => {
      const owner = new Client({ connectionString: house.ownerUrl });
      await owner.connect();
      const clients = await opened(1000, house.pooledUrl);
      const beganMs = performance.now();
      let most = 0;
      const work = Promise.all(
        clients.map(async (client, at) => {
          const text = `select ${at % 300} as one, $1::int as other`;
          for (const other of [1, 2, 3]) {
            const { rows } = await client.query({ name: `drill_${at % 300}`, text, values: [other] });
            equal(rows[0].one + rows[0].other, (at % 300) + other);
          }
        }),
      );
      let over = false;
      const watching = (async () => {
        while (!over) {
          const { rows } = await owner.query(
            "select count(*)::int as count from pg_stat_activity where usename = 'lanna_portal' and application_name = 'drill'",
          );
          most = Math.max(most, rows[0].count);
          await sleep(10);
        }
      })();
      await work.finally(() => {
        over = true;
      });
      await watching;
      const ms = performance.now() - beganMs;
      await Promise.all(clients.map((client) => client.end()));
      await owner.end();
      equal(most <= 40, true, `${most} connections`);
      return `3000 statements in ${Math.round(ms)} ms, ${most} connections seen at most`;
    },
  },
  {
    name: 'every process is changed, one after the other, and no request fails meanwhile',
    needs: [],
    inHouse: true,
    run: async ({ house }) => {
      const member = await comeIn(house, 1);
      await member.payIn('2000.00');
      const table = await member.sitDown(await aGame(member));
      const reads = (path: string, pauseMs: number) => async () => {
        const reply = await fetch(new URL(path, house.site));
        await reply.arrayBuffer();
        if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}`);
        await sleep(pauseMs);
      };
      // A file knows no limit by address; a call does, and stays below it.
      const readers = loads(8, reads('/brand.css', 20));
      const callers = loads(2, reads(READ, 700));
      const player = loads(1, async () => {
        await table.spin(table.stakes[0] ?? '');
        await sleep(2600);
      });
      const order: PlaceName[] = ['wallet-1', 'wallet-2', 'http-1', 'http-2', 'studio-1', 'studio-2'];
      for (const name of order) {
        await house.restart(name);
        // As the script does: the next one's turn comes when HAProxy has seen this one.
        await sleep(2500);
      }
      const [read, called, spun] = [await readers.stop(), await callers.stop(), await player.stop()];
      equal([...read.failures, ...called.failures, ...spun.failures].join('; '), '');
      return `${read.done} files, ${called.done} calls and ${spun.done} rounds while ${order.length} processes were changed, none failed`;
    },
  },
  {
    name: 'a pooler that is killed under load is back without a restart of anything else, and what fails says so with 503',
    needs: [],
    inHouse: true,
    run: async ({ house }) => {
      const statuses = new Map<number, number>();
      let last = 0;
      const readers = loads(4, async () => {
        // Not kept in memory: it asks the database each time.
        const reply = await fetch(new URL('/lgw/games/game_menus', house.site));
        await reply.arrayBuffer();
        last = reply.status;
        statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
        await sleep(1200);
      });
      await sleep(1000);
      await house.restartPooler(5000);
      const beganMs = performance.now();
      await eventually('calls are answered again', async () => {
        await sleep(400);
        return (await fetch(new URL('/lgw/games/game_menus', house.site))).ok;
      });
      const backMs = performance.now() - beganMs;
      await sleep(1500);
      const { failures } = await readers.stop();
      equal(failures.join('; '), '');
      equal(last, 200);
      const others = [...statuses.keys()].filter((status) => status !== 200 && status !== 503);
      equal(others.join(), '', 'answers that are neither 200 nor 503');
      const member = await comeIn(house, 2);
      await member.payIn('100.00');
      return `back ${Math.round(backMs)} ms after the pooler was; answers ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}`;
    },
  },
  {
    name: 'NATS is killed under the whole house, money moves meanwhile, and pages are notified again without a restart',
    needs: ['natsServer'],
    inHouse: true,
    run: async ({ house }) => {
      const member = await comeIn(house, 3);
      const restarted = house.restartNats(5000);
      await sleep(1000);
      await member.payIn('100.00');
      await restarted;
      await sleep(3000);
      const socket = await openPush(house, member.authorization);
      await member.payIn('50.00');
      await socket.until('balance_changed');
      socket.close();
      return undefined;
    },
  },
  {
    name: 'pictures leave the database for the bucket and are shown as before, through HAProxy',
    needs: [],
    inHouse: true,
    run: async ({ house }) => {
      const owner = new Client({ connectionString: house.ownerUrl });
      await owner.connect();
      const count = async (where: string) =>
        (await owner.query(`select count(*)::int as count from files.picture where ${where}`)).rows[0].count;
      const all = await count('true');
      equal(all > 0, true, 'the demo has no pictures');
      await eventually(
        'no picture stands in the database',
        async () => (await count('webp is not null')) === 0,
        // The job runs once a minute.
        150_000,
      );
      const { rows } = await owner.query(
        "select id from files.picture where shown_to = 'everybody' order by id limit 1",
      );
      await owner.end();
      const reply = await fetch(new URL(`/files/${rows[0].id}.webp`, house.site));
      equal(`${reply.status} ${reply.headers.get('content-type')}`, '200 image/webp');
      return `${all} pictures`;
    },
  },
  {
    name: 'a database whose machine has burnt is back from a full and an incremental backup and the segments after them, and its books verify',
    needs: ['pgBasebackup'],
    inHouse: false,
    run: ({ paths }) => restoreDrill(paths.pgBasebackup),
  },
  {
    name: 'notices go over NATS, each process with its own rights; NATS is killed, away for seconds and found again without a restart',
    needs: ['natsServer'],
    inHouse: false,
    run: ({ paths }) => busDrill(paths.natsServer),
  },
  {
    name: 'each line of the Containerfile is gone in a clean Debian, and the portal starts in what came of it without writing to it',
    needs: ['debootstrap', 'unshare'],
    inHouse: false,
    run: ({ paths, trees }) => containerDrill(trees(), paths.unshare),
  },
  {
    name: 'every service of the compose file is started as it says, each as its user upon a file system that cannot be written, and a member plays in that house',
    needs: ['debootstrap', 'unshare', 'ip', 'dockerCompose', 'openssl'],
    inHouse: false,
    run: async ({ paths, trees }) => composeDrill(trees(), paths),
  },
  {
    name: 'parts of the house are killed at random for ten minutes while members play with a vendor, at slots, lotteries, live tables and matches: every record is what was answered',
    needs: ['haproxy', 'pgbouncer', 'natsServer'],
    inHouse: false,
    run: () => killsDrill(),
  },
  {
    name: 'a trace begins at HAProxy, which writes its id; a visitor’s is not believed, and the studio’s goes on',
    needs: ['haproxy', 'openssl'],
    inHouse: false,
    run: ({ paths }) => traceDrill(paths),
  },
  {
    name: 'promtool takes the rules and the configuration of Prometheus',
    needs: ['promtool'],
    inHouse: false,
    run: async ({ paths }) => {
      execFileSync(paths.promtool, ['check', 'rules', 'deploy/prometheus/rules.yml'], { cwd: root });
      execFileSync(paths.promtool, ['check', 'config', '--syntax-only', 'deploy/prometheus/prometheus.yml'], {
        cwd: root,
      });
      execFileSync(paths.promtool, ['test', 'rules', 'deploy/prometheus/rules.test.yml'], { cwd: root });
      return undefined;
    },
  },
  {
    name: 'systemd takes each unit, and finds little of the system that a process of ours may touch',
    needs: ['systemdAnalyze'],
    inHouse: false,
    run: async ({ paths }) => {
      const exposed: string[] = [];
      for (const role of ['http', 'wallet', 'push', 'jobs', 'studio']) {
        const unit = `deploy/systemd/lanna-${role}@.service`;
        const { stdout, stderr } = spawnSync(
          paths.systemdAnalyze,
          ['security', '--offline=true', '--threshold=25', '--no-pager', unit],
          { cwd: root, encoding: 'utf8' },
        );
        const [, level] = /exposure level for \S+: ([\d.]+)/.exec(stdout) ?? [];
        if (level === undefined) throw new Error(`${unit}: ${stdout.slice(-300)}${stderr}`);
        equal(Number(level) <= 2.5, true, `${unit} ${level}`);
        exposed.push(`${role} ${level}`);
      }
      return `exposure (0 to 10): ${exposed.join(', ')}`;
    },
  },
];

function comeIn(house: House, at: number) {
  const players = house.players.filter(({ host }) => host === 'localhost');
  const player = players[at];
  if (!player) throw new Error('the demo has too few players');
  return logIn(house.site, { ...player, host: '127.0.0.1' }, house.password);
}

async function aGame(member: Awaited<ReturnType<typeof comeIn>>): Promise<string> {
  const [game] = await member.games();
  if (!game) throw new Error('no game may be played');
  return game;
}

async function openPush(house: House, authorization: string) {
  const socket = new WebSocket(new URL(PUSH_PATH, house.site.href.replace('https:', 'wss:')));
  const received = new Set<string>();
  socket.addEventListener('message', ({ data }) => received.add(JSON.parse(String(data)).type));
  await once(socket, 'open');
  socket.send(JSON.stringify({ token: authorization.replace('Bearer ', '') }));
  const until = (type: string) => eventually(`push says ${type}`, async () => received.has(type));
  await until('ready');
  return { until, close: () => socket.close() };
}

/** Does the same again and again, `count` at a time, until it is stopped. */
function loads(count: number, once: () => Promise<unknown>) {
  let over = false;
  let done = 0;
  const failures: string[] = [];
  const running = Array.from({ length: count }, async () => {
    while (!over) {
      try {
        await once();
        done += 1;
      } catch (error) {
        const { message, cause } = error as Error;
        if (failures.length < FAILURES_TOLD) failures.push(`${message}${cause ? ` (${String(cause)})` : ''}`);
        await sleep(200);
      }
    }
  });
  return {
    stop: async () => {
      over = true;
      await Promise.all(running);
      return { done, failures };
    },
  };
}

async function opened(count: number, connectionString: string): Promise<Client[]> {
  const clients: Client[] = [];
  while (clients.length < count) {
    const next = Array.from(
      { length: Math.min(100, count - clients.length) },
      () => new Client({ connectionString, application_name: 'drill' }),
    );
    await Promise.all(next.map((client) => client.connect()));
    clients.push(...next);
  }
  return clients;
}

async function eventually(what: string, look: () => Promise<boolean>, withinMs = 60_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await look())) {
    if (Date.now() > deadline) throw new Error(`${what}: not within ${withinMs / 1000} s`);
    await sleep(50);
  }
}

async function refuses(work: Promise<unknown>, code: string, what: string): Promise<void> {
  const answer = await work.then(
    () => 'done',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  );
  equal(answer, code, what);
}

function equal(is: unknown, should: unknown, what = ''): void {
  if (is !== should) throw new Error(`${what && `${what}: `}${String(is)} instead of ${String(should)}`);
}
