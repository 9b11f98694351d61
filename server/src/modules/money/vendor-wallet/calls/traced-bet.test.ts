import { createServer, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../../../platform/http/build-app.ts';
import { openLog } from '../../../../platform/process/log.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { startTracing } from '../../../../platform/tracing/start-tracing.ts';
import { currentSpan } from '../../../../platform/tracing/trace.ts';
import { vendorWalletPlugin } from '../routes.ts';
import { type Reply, walletFixture } from '../wallet.fixture.ts';

const { db } = await testDatabase();
const wallet = await walletFixture(db);
const lines: string[] = [];
const log = openLog('info', { write: (line: string) => void lines.push(line) }, { traces: true });
const app = await buildApp({ log, trustProxy: false, frameSources: [] });
await app.register(vendorWalletPlugin, { db, clock: wallet.clock, log });
app.get('/plain', async () => ({ span: currentSpan() ?? null }));
const server = await app.listen({ port: 0, host: '127.0.0.1' });
const collector = await startCollector();
let stopTracing = async () => {};

beforeAll(async () => {
  stopTracing = await startTracing(
    { traces: { endpoint: collector.url, share: 1 } },
    { log, roles: ['wallet'] },
  );
});
afterEach(() => lines.splice(0));
afterAll(async () => {
  await stopTracing();
  await app.close();
  await collector.stop();
});

test('one bet is one trace: from the header of the proxy over the use case and its batch to the statement that books it', async () => {
  const traceId = 'a1'.repeat(16);
  const ann = await wallet.player({ balance: 1_000_000n });
  const bet = ann.bet();
  const reply = await sentInParts(JSON.stringify(bet), `00-${traceId}-00f067aa0ba902b7-01`);
  expect(reply.status).toBe('RS_OK');
  await stopTracing();

  const spans = collector.spans().filter((span) => span.traceId === traceId);
  const above = (name: string): string[] => {
    const span = spans.find((one) => one.name === name);
    const parent = spans.find(({ spanId }) => spanId === span?.parentSpanId);
    return span ? [span.name, ...(parent ? above(parent.name) : [`from ${span.parentSpanId}`])] : [];
  };
  expect(above('select vendor_wallet.apply_batch')).toEqual([
    'select vendor_wallet.apply_batch',
    'wallet batch',
    'wallet /transaction/bet',
    'POST /vendor/:vendor/transaction/bet',
    'from 00f067aa0ba902b7',
  ]);
  const [served] = spans.filter(({ kind }) => kind === SERVER);
  expect(served?.facts).toMatchObject({
    'http.route': '/vendor/:vendor/transaction/bet',
    'http.response.status_code': '200',
  });
  for (const { startTimeUnixNano: start, endTimeUnixNano: end } of spans)
    expect(BigInt(end)).toBeGreaterThanOrEqual(BigInt(start));
  // Nothing of what was sent, and no name.
  for (const secret of [
    ann.walletUser,
    ann.token,
    ann.memberId,
    ...Object.values(bet).filter((value) => String(value).length > 8),
  ])
    expect(collector.received()).not.toContain(String(secret));
});

test('without a receiver nothing is opened, and the id of the proxy still stands in the line of the request', async () => {
  const before = collector.spans().length;
  const traceparent = `00-${'b2'.repeat(16)}-00f067aa0ba902b7-01`;
  const reply = await fetch(`${server}/plain`, { headers: { traceparent } });
  expect(await reply.json()).toEqual({ span: null });
  expect(collector.spans()).toHaveLength(before);
  expect(lines.map((line) => JSON.parse(line)).find(({ route }) => route === '/plain')).toMatchObject({
    trace: 'b2'.repeat(16),
  });
});

/** A body that comes after its headers, as over any network: it is read in events that know of no request. */
function sentInParts(body: string, traceparent: string): Promise<Reply> {
  return new Promise((done, fail) => {
    const headers = {
      traceparent,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      [wallet.vendor.signature_header]: wallet.signatureOf(body),
    };
    const url = `${server}/vendor/${wallet.vendor.code}/transaction/bet`;
    const sent = request(url, { method: 'POST', headers }, (answer) => {
      json(answer).then((reply) => done(reply as Reply), fail);
    });
    sent.on('error', fail);
    sent.write(body.slice(0, 10));
    setTimeout(() => sent.end(body.slice(10)), 60);
  });
}

/** As OTLP numbers them. */
const SERVER = 2;

interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  facts: Record<string, unknown>;
}

/** Receives OTLP over HTTP, written from the protocol alone. */
async function startCollector() {
  const bodies: string[] = [];
  const server = createServer(async (received, response) => {
    let body = '';
    for await (const chunk of received) body += chunk;
    if (received.method !== 'POST' || received.url !== '/v1/traces') return response.writeHead(404).end();
    bodies.push(body);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    received: () => bodies.join('\n'),
    spans: () =>
      bodies.flatMap((body) =>
        (JSON.parse(body).resourceSpans as { scopeSpans: { spans: WireSpan[] }[] }[])
          .flatMap(({ scopeSpans }) => scopeSpans)
          .flatMap(({ spans }) => spans.map(readSpan)),
      ),
    stop: () => new Promise((done) => server.close(done)),
  };
}

type WireSpan = Omit<ReceivedSpan, 'facts'> & {
  attributes: { key: string; value: Record<string, unknown> }[];
};

function readSpan({ attributes, ...span }: WireSpan): ReceivedSpan {
  const facts = attributes.map(({ key, value }) => [key, String(Object.values(value)[0])]);
  return { ...span, facts: Object.fromEntries(facts) };
}
