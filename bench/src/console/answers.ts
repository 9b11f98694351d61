import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  CONSOLE_HOST,
  createOperator,
} from '../../../server/src/modules/people/operators/operator.factory.ts';
import { openDatabase } from '../../../server/src/platform/sql/database.ts';
import type { DataSet } from '../data-set.ts';

const MAIN = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));
const TIMES = 12;
const READY_MS = 60_000;

/** First pages as a browser gets them, from a portal of its own: the slowest of some, the first of each left out. */
export async function measureAnswers(set: DataSet): Promise<{ name: string; ms: number }[]> {
  const cookie = await logInOperator(set);
  const port = await freePort();
  const portal = fork(MAIN, ['--roles=http'], {
    env: {
      ...process.env,
      DATABASE_URL: set.url,
      PORT: String(port),
      SECRET_KEYS: set.secretKey,
      LOG_LEVEL: 'error',
    },
  });
  try {
    const ask = (path: string) => get(port, path, cookie);
    await ready(portal, () => ask('/ops/me'));
    const measured: { name: string; ms: number }[] = [];
    for (const [name, path] of Object.entries(PAGES)) {
      const times: number[] = [];
      for (let time = 0; time < TIMES; time++) {
        const startedMs = performance.now();
        await ask(path);
        times.push(performance.now() - startedMs);
      }
      measured.push({ name, ms: Math.max(...times.slice(1)) });
    }
    return measured;
  } finally {
    portal.kill();
    if (portal.exitCode === null) await once(portal, 'exit');
  }
}

const PAGES = {
  'newest members': '/ops/members',
  'members by the beginning of a name': '/ops/members?search=somchai12',
  'a name that very many have': '/ops/members?search=somchai',
  'the overview': '/ops/overview',
  'GGR of a week by day and category': '/ops/reports/play?by=day,category',
  'GGR of a week by game': '/ops/reports/play?by=game',
  'registrations of a week by source': '/ops/reports/registrations?by=source',
} as const;

/** An operator with a session; one of an earlier run is left as it is. */
async function logInOperator(set: DataSet): Promise<string> {
  const db = openDatabase({ url: set.url, maxConnections: 1 });
  try {
    return (await createOperator(db, { now: new Date() })).cookie;
  } finally {
    await db.close();
  }
}

async function ready(portal: ChildProcess, ask: () => Promise<unknown>) {
  for (let waitedMs = 0; waitedMs < READY_MS && portal.exitCode === null; waitedMs += 200) {
    if (await ask().then(Boolean, () => false)) return;
    await sleep(200);
  }
  throw new Error('the portal did not start');
}

/** By node's own client, since a browser's may not say another host than it connects to. */
function get(port: number, path: string, cookie: string): Promise<string> {
  return new Promise((done, fail) => {
    const asked = request(
      { host: '127.0.0.1', port, path, headers: { host: CONSOLE_HOST, cookie, language: 'EN' } },
      (reply) => {
        let text = '';
        reply.setEncoding('utf8');
        reply.on('data', (part) => {
          text += part;
        });
        reply.on('end', () =>
          reply.statusCode === 200
            ? done(text)
            : fail(new Error(`${path}: ${reply.statusCode} ${text.slice(0, 200)}`)),
        );
      },
    );
    asked.on('error', fail);
    asked.end();
  });
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(address && typeof address === 'object' ? address.port : 0));
    });
  });
}
