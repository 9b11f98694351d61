import { createVerify } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';

/*
 * A vendor that keeps a wallet for each player, written from `docs/vendor-transfer.md` alone: a process of its own that shares no
 * code with the portal. `POST /control/behave` says how it treats the next calls of a path: late, twice, never, dying before
 * or after the money has moved. What it has applied is kept in a file, so that it comes back as it went.
 *
 *   node testing/transfer-vendor/main.ts STATE_FILE [PORT]
 */

/** What it does with one call instead of answering it at once. */
interface Behaviour {
  path: 'balance' | 'in' | 'out' | 'status' | 'launch';
  act:
    | 'late'
    | 'never'
    | 'lost'
    | 'twice'
    | 'refuse'
    | 'broken'
    | 'other_amount'
    | 'die_before'
    | 'die_after';
  ms?: number;
  status?: string;
}
interface Order {
  way: 'in' | 'out';
  user: string;
  amount: string;
  currency: string;
  state: 'applied' | 'refused' | 'closed';
  /** How often it was sent. */
  arrivals: number;
}
interface State {
  /** PEM by the operator's id: whose calls it takes. */
  keys: Record<string, string>;
  wallets: Record<string, string>;
  orders: Record<string, Order>;
}

const [, , stateFile = '', port = '0'] = process.argv;
const state: State = existsSync(stateFile)
  ? JSON.parse(readFileSync(stateFile, 'utf8'))
  : { keys: {}, wallets: {}, orders: {} };
let behaviours: Behaviour[] = [];

function keep() {
  writeFileSync(`${stateFile}.new`, JSON.stringify(state));
  renameSync(`${stateFile}.new`, stateFile);
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const raw = Buffer.concat(chunks);
    const path = request.url ?? '';
    if (path.startsWith('/control/')) return control(path.slice('/control/'.length), raw, response);
    const body = read(raw);
    if (path === '/launch')
      return reply(response, { url: `https://games.example/play?token=${body['token'] ?? ''}` });
    const signature = request.headers['x-hub88-signature'];
    const key = state.keys[body['operator_id'] ?? ''];
    const signed =
      key !== undefined &&
      typeof signature === 'string' &&
      createVerify('RSA-SHA256').update(raw).verify(key, signature, 'base64');
    if (!signed) return reply(response, { status: 'RS_ERROR_INVALID_SIGNATURE' });
    const call = path.replace('/wallet/', '') as 'balance' | 'in' | 'out' | 'status';
    const at = behaviours.findIndex((one) => one.path === call);
    const [behaviour] = at < 0 ? [] : behaviours.splice(at, 1);
    serve(call, body, response, behaviour);
  });
});

/** Whole numbers stay as they are written. */
function read(raw: Buffer): Record<string, string> {
  const asWritten = (_: string, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' ? (context?.source ?? String(value)) : value;
  return JSON.parse(raw.toString(), asWritten) as Record<string, string>;
}

function serve(
  call: 'balance' | 'in' | 'out' | 'status',
  body: Record<string, string>,
  response: ServerResponse,
  behaviour: Behaviour | undefined,
) {
  switch (behaviour?.act) {
    case 'die_before':
      return process.exit(9);
    case 'lost':
      // Neither applied nor answered.
      return;
    case 'refuse':
      if (call !== 'balance' && call !== 'status') note(call, body, 'refused');
      return reply(response, { status: behaviour.status ?? 'RS_ERROR_LIMIT_REACHED' });
  }
  const answer = ANSWERS[call](body);
  keep();
  switch (behaviour?.act) {
    case 'die_after':
      return process.exit(9);
    case 'never':
      return;
    case 'late':
      return void setTimeout(() => reply(response, answer), behaviour.ms ?? 2500);
    case 'twice':
      return response.writeHead(200).end(json(answer) + json(answer));
    case 'broken':
      return response.writeHead(500).end('<html>');
    case 'other_amount':
      return reply(response, { ...answer, amount: number(`${body['amount'] ?? 0}1`) });
  }
  reply(response, answer);
}

type Answer = Record<string, unknown>;
const ANSWERS: Record<'balance' | 'in' | 'out' | 'status', (body: Record<string, string>) => Answer> = {
  balance: ({ user = '', currency = '' }) => ({
    status: 'RS_OK',
    user,
    currency,
    balance: number(state.wallets[walletOf(user, currency)] ?? '0'),
  }),
  in: (body) => move('in', body),
  out: (body) => move('out', body),
  status: ({ transaction_uuid: id = '', close }) => {
    const known = state.orders[id];
    if (known)
      return {
        status: 'RS_OK',
        transaction_uuid: id,
        state: known.state,
        currency: known.currency,
        amount: number(known.amount),
      };
    if (!close) return { status: 'RS_OK', transaction_uuid: id, state: 'unknown' };
    // The promise: should it still arrive, it is refused.
    state.orders[id] = { way: 'in', user: '', amount: '0', currency: '', state: 'closed', arrivals: 0 };
    return { status: 'RS_OK', transaction_uuid: id, state: 'closed' };
  },
};

function move(way: 'in' | 'out', body: Record<string, string>): Answer {
  const { transaction_uuid: id = '', user = '', amount = '0', currency = '' } = body;
  const known = state.orders[id];
  const echo = { transaction_uuid: id, currency, amount: number(amount) };
  if (known) {
    known.arrivals += 1;
    if (known.state === 'closed') return { status: 'RS_ERROR_TRANSACTION_ROLLED_BACK' };
    if (known.way !== way || known.amount !== amount || known.user !== user)
      return { status: 'RS_ERROR_DUPLICATE_TRANSACTION' };
    return known.state === 'applied' ? { status: 'RS_OK', ...echo } : { status: 'RS_ERROR_NOT_ENOUGH_MONEY' };
  }
  const wallet = walletOf(user, currency);
  const before = BigInt(state.wallets[wallet] ?? '0');
  const after = way === 'in' ? before + BigInt(amount) : before - BigInt(amount);
  if (after < 0n) {
    note(way, body, 'refused');
    return { status: 'RS_ERROR_NOT_ENOUGH_MONEY' };
  }
  state.wallets[wallet] = String(after);
  note(way, body, 'applied');
  return { status: 'RS_OK', ...echo };
}

function note(way: 'in' | 'out', body: Record<string, string>, outcome: Order['state']) {
  const { transaction_uuid: id = '', user = '', amount = '0', currency = '' } = body;
  const known = state.orders[id];
  if (known) known.arrivals += 1;
  else state.orders[id] = { way, user, amount, currency, state: outcome, arrivals: 1 };
  keep();
}

function control(what: string, raw: Buffer, response: ServerResponse) {
  const body = raw.length > 0 ? JSON.parse(raw.toString()) : {};
  if (what === 'behave') behaviours = [...behaviours, ...body.next];
  if (what === 'calm') behaviours = [];
  if (what === 'keys') Object.assign(state.keys, body);
  if (what === 'wallets') Object.assign(state.wallets, body);
  keep();
  reply(response, { ...state, waiting: behaviours.length });
}

function walletOf(user: string, currency: string) {
  return `${user} ${currency}`;
}

/** A whole number with all its digits. */
function number(digits: string): unknown {
  return (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(digits);
}

function json(answer: Answer) {
  return JSON.stringify(answer);
}

function reply(response: ServerResponse, answer: Answer) {
  response.writeHead(200, { 'content-type': 'application/json' }).end(json(answer));
}

// The test that has started it may be gone.
process.on('disconnect', () => process.exit(0));
server.listen(Number(port), '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${address && typeof address === 'object' ? address.port : 0}\n`);
});
