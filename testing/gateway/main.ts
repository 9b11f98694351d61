import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Asked, answer, type Call } from './calls.ts';
import { now } from './clock.ts';
import { payPage } from './pay-page.ts';
import { HEADER, isSigned, ownKeys, signatureFor } from './signed.ts';
import { type Order, openStore } from './store.ts';
import { deliver, type Event, eventOf, post } from './webhooks.ts';

/*
 * A payment gateway for tests, a process of its own that shares no code with the portal: it was written from docs/payment-gateway.md
 * alone. Calls to /control/… say what it does, and it ends with the process that has started it.
 *
 *   PORT, STATE_FILE, KEY_FILE   with files it comes back as it was after it has been killed
 *   START_AT                     what its clock says when it starts
 */

/** What becomes of one call, in the order in which they were requested; then it behaves. */
type Request =
  | { do: 'answer' }
  | { do: 'late'; ms: number }
  /** Carried out, and not answered. */
  | { do: 'never' }
  /** The same, and the line is cut. */
  | { do: 'lose' }
  | { do: 'refuse' }
  | { do: 'unsigned' }
  | { do: 'status'; status: number }
  | { do: 'huge' }
  | { do: 'redirect'; to: string }
  /** The process ends before, or after, it has written anything down. */
  | { do: 'die' }
  | { do: 'die-after' };

const keys = ownKeys(process.env['KEY_FILE']);
const store = openStore(process.env['STATE_FILE']);
const options = new Map<string, Request[]>();
const received: { call: Call; body: Asked; isSigned: boolean }[] = [];
let origin = '';

const CALLS: Record<string, Call> = {
  '/payments': 'payments',
  '/payouts': 'payouts',
  '/orders/ask': 'ask',
  '/statement': 'statement',
  '/ping': 'ping',
};

const server = createServer((request, response) => {
  handle(request, response).catch((error: unknown) => {
    response.writeHead(500).end(String(error));
  });
});

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const raw = Buffer.concat(chunks);
  const { pathname } = new URL(request.url ?? '/', origin);
  const call = CALLS[pathname];
  if (call) return handleCall(call, raw, request.headers[HEADER.toLowerCase()], response);
  if (pathname.startsWith('/pay/')) return handlePayer(pathname, request.method, response);
  if (!pathname.startsWith('/control/')) return void response.writeHead(404).end();
  const input = raw.length > 0 ? JSON.parse(raw.toString()) : {};
  const said = await control(pathname.slice('/control/'.length), input);
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said));
}

async function handleCall(call: Call, raw: Buffer, signature: unknown, response: ServerResponse) {
  const body: Asked = JSON.parse(raw.toString());
  const merchant = store.kept.merchants.find(({ code }) => code === body['merchant']);
  const signed = merchant !== undefined && isSigned(raw, signature, merchant.publicKey);
  received.push({ call, body, isSigned: signed });
  const asked = options.get(call)?.shift() ?? { do: 'answer' };
  if (asked.do === 'die') process.exit(1);
  if (!signed) return void response.writeHead(401).end();
  if (asked.do === 'status') return void response.writeHead(asked.status).end();
  if (asked.do === 'redirect') return void response.writeHead(307, { location: asked.to }).end();
  const text = JSON.stringify(answer(store, call, body, origin, asked.do === 'refuse'));
  if (asked.do === 'die-after') process.exit(1);
  if (asked.do === 'lose') return void response.destroy();
  if (asked.do === 'never') return;
  if (asked.do === 'late') await sleep(asked.ms);
  const bytes = Buffer.from(asked.do === 'huge' ? `${text}${' '.repeat(2 * 1024 * 1024)}` : text);
  const header = asked.do === 'unsigned' ? 'bm9ib2R5' : signatureFor(bytes, keys);
  response.writeHead(200, { 'content-type': 'application/json', [HEADER]: header }).end(bytes);
}

async function handlePayer(pathname: string, method: string | undefined, response: ServerResponse) {
  const [, , transaction, outcome] = pathname.split('/');
  const order = store.kept.orders.find((one) => one.transaction === transaction);
  if (!order) return void response.writeHead(404).end('no such payment');
  if (method !== 'POST' || (outcome !== 'paid' && outcome !== 'failed'))
    return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(payPage(order));
  await end(order, outcome);
  response.writeHead(303, { location: order.returnUrl ?? `/pay/${transaction}` }).end();
}

/** Records what became of an order and notifies the portal, until it has received it. */
async function end(order: Order, outcome: 'paid' | 'failed') {
  order.state = outcome;
  order.happenedAt = now().toISOString();
  store.save();
  return store.kept.webhook
    ? [await deliver(store.kept.webhook, JSON.stringify(eventOf(order, outcome)), keys)]
    : [];
}

const CONTROL: Record<string, (input: Record<string, unknown>) => unknown> = {
  /** {code, publicKey}: a brand that may order. */
  merchant: ({ code, publicKey }) => {
    store.kept.merchants.push({ code: String(code), publicKey: String(publicKey) });
    store.save();
  },
  /** {url}: where events go. */
  webhook: ({ url }) => {
    store.kept.webhook = String(url);
    store.save();
  },
  /** {call, wishes}: what becomes of the next calls of a kind. */
  wish: ({ call, wishes: wanted }) => void options.set(String(call), wanted as Request[]),
  /** {order, outcome, times?, notify?}: ends an order; reports it `times` times, with one event, or not at all. */
  end: async ({ order: id, outcome, times = 1, notify = true }) => {
    const order = store.find(String(id));
    if (!order) throw new Error('no such order');
    if (notify && times === 1) return end(order, outcome as 'paid');
    order.state = outcome as 'paid';
    order.happenedAt = now().toISOString();
    store.save();
    if (!notify || !store.kept.webhook) return [];
    const { webhook } = store.kept;
    const text = JSON.stringify(eventOf(order, outcome as 'paid'));
    return Promise.all(Array.from({ length: Number(times) }, () => deliver(webhook, text, keys)));
  },
  /** {event, order?, outcome?, times?, signature?}: sends an event as it stands, over that of the order if one is named. */
  send: async ({ event = {}, order: id, outcome = 'paid', times = 1, signature, once = false }) => {
    const { webhook } = store.kept;
    if (!webhook) throw new Error('no webhook address to deliver to');
    const order = id === undefined ? undefined : store.find(String(id));
    const said = { ...(order ? eventOf(order, outcome as 'paid') : {}), ...(event as Event) };
    const text = JSON.stringify(said);
    const wrong = signature === undefined ? undefined : String(signature);
    return Promise.all(
      Array.from({ length: Number(times) }, () =>
        once
          ? post(webhook, Buffer.from(text), wrong ?? signatureFor(Buffer.from(text), keys))
          : deliver(webhook, text, keys, wrong),
      ),
    );
  },
  /** {text}: sends bytes that may be no event at all, signed. */
  raw: async ({ text }) => {
    if (!store.kept.webhook) throw new Error('no webhook address to deliver to');
    const bytes = Buffer.from(String(text));
    return [await post(store.kept.webhook, bytes, signatureFor(bytes, keys))];
  },
  /** {order}: it never knew of it. */
  forget: ({ order: id }) => {
    store.kept.orders = store.kept.orders.filter(({ order }) => order !== id);
    store.save();
  },
  orders: () => store.kept.orders,
  received: () => received,
};

async function control(what: string, input: Record<string, unknown>): Promise<unknown> {
  const act = CONTROL[what];
  if (!act) throw new Error(`nothing is controlled by ${what}`);
  return (await act(input)) ?? null;
}

server.listen(Number(process.env['PORT'] ?? 0), '127.0.0.1', () => {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  origin = `http://127.0.0.1:${address.port}`;
  const started = { url: origin, publicKey: keys.publicKey, header: HEADER };
  if (process.send) process.send(started);
  else process.stdout.write(`${JSON.stringify(started)}\n`);
});
process.once('disconnect', () => process.exit(0));
process.once('SIGTERM', () => process.exit(0));
