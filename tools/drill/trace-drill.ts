import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { request as secureRequest } from 'node:https';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { passingFolder } from '../../server/src/platform/files/passing-folder.ts';
import { readTraceparent } from '../../server/src/platform/tracing/trace.ts';
import { makeCertificate } from './deployed-files.ts';
import { freePort, keepProcesses, until } from './kept-processes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const OTHERS = { traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`, tracestate: 'lanna=1' };

/** HAProxy with the deployed file before a process that says what it was sent: where a trace begins, what is believed, and what its log says. */
export async function traceDrill({
  haproxy,
  openssl,
}: {
  haproxy: string;
  openssl: string;
}): Promise<string> {
  const folder = mkdtempSync(join(passingFolder(), 'lanna-trace-'));
  const processes = keepProcesses({ cwd: root, logs: folder });
  const behind = createServer((received, answer) => {
    answer.end(
      JSON.stringify({
        traceparent: received.headers['traceparent'],
        tracestate: received.headers['tracestate'],
      }),
    );
  });
  const port = await freePort();
  await new Promise<void>((listening) => behind.listen(port, '127.0.0.1', listening));
  const [plain, site, inside, figures] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const log = join(folder, 'log.cfg');
  writeFileSync(log, 'global\n    log stdout format raw local0\n');
  try {
    processes.start('haproxy', haproxy, ['-db', '-f', log, '-f', join(root, 'deploy/haproxy/20-lanna.cfg')], {
      LANNA_HTTP_BIND: `127.0.0.1:${plain}`,
      LANNA_HTTPS_BIND: `127.0.0.1:${site}`,
      LANNA_INSIDE_BIND: `127.0.0.1:${inside}`,
      LANNA_FIGURES_BIND: `127.0.0.1:${figures}`,
      LANNA_CERTIFICATES: makeCertificate(openssl, folder).both,
      LANNA_MAXCONN: '200',
      ...Object.fromEntries(PLACES.map((place) => [`LANNA_${place}`, String(port)])),
    });
    const fromOutside = () => sent(`https://127.0.0.1:${site}/a`, OTHERS);
    await until('HAProxy answers', async () => (await fromOutside()).traceparent !== undefined);
    const visitor = await fromOutside();
    const ours = readTraceparent(visitor.traceparent);
    if (!ours || visitor.traceparent === OTHERS.traceparent || visitor.tracestate !== undefined)
      throw new Error(`a visitor's trace is believed: ${JSON.stringify(visitor)}`);
    const studio = await sent(`http://127.0.0.1:${inside}/vendor/x`, OTHERS);
    if (studio.traceparent !== OTHERS.traceparent)
      throw new Error(`the studio's trace ends: ${JSON.stringify(studio)}`);
    const begun = await sent(`http://127.0.0.1:${inside}/vendor/x`, { traceparent: 'rubbish' });
    if (!readTraceparent(begun.traceparent)) throw new Error(`no trace begins: ${JSON.stringify(begun)}`);
    await until('HAProxy has written its lines', async () =>
      [ours.traceId, '1'.repeat(32)].every((id) =>
        readFileSync(join(folder, 'haproxy.log'), 'utf8').includes(` ${id}\n`),
      ),
    );
    return 'the id is the last word of its line';
  } finally {
    await processes.end('haproxy');
    behind.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const PLACES = ['HTTP', 'WALLET', 'PUSH', 'STUDIO'].flatMap((role) => [`${role}_1`, `${role}_2`]);

function sent(url: string, headers: Record<string, string>) {
  return new Promise<{ traceparent?: string; tracestate?: string }>((done, fail) => {
    // Its certificate is of this drill's own making.
    const open = url.startsWith('https:')
      ? secureRequest(url, { headers, rejectUnauthorized: false })
      : request(url, { headers });
    open.on('response', (answer) => json(answer).then((value) => done(value as object), fail));
    open.on('error', fail);
    open.end();
  });
}
