import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isSignedBy } from '../platform/signature.ts';
import { keyPair } from '../test/wallet-peer.ts';
import { walletClient } from './wallet-client.ts';

/** Answers with whatever a test asks for: %ID% in it stands for that of the request. */
let answer = '';
const seen: { url: string | undefined; body: string; signature: string }[] = [];
const [{ privateKey, publicKey }, river] = [keyPair(), keyPair()];
const keys = new Map([
  ['HOUSE', privateKey],
  ['RIVER', river.privateKey],
]);
const server = createServer(async (request, response) => {
  const body = await text(request);
  seen.push({ url: request.url, body, signature: String(request.headers['x-hub88-signature']) });
  const uuid = /"request_uuid":"([^"]+)"/.exec(body)?.[1] ?? '';
  response.end(answer.replace('%ID%', uuid));
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

const observed: [path: string, outcome: string][] = [];
const bet = {
  vendor: 'HOUSE',
  user: 'u',
  token: 't',
  gameCode: 'g',
  transactionUuid: '018f0000-0000-7000-8000-000000000000',
  round: 'r',
  currency: 'THB',
  amount: 9_007_199_254_740_993n,
};

describe('an answer to a bet', () => {
  test.each([
    ['RS_OK with the balance', '{"status":"RS_OK","request_uuid":"%ID%","balance":9007199254740993}', 'ok'],
    ['a known refusal', '{"status":"RS_ERROR_NOT_ENOUGH_MONEY","balance":0}', 'no'],
    ['an unknown status', '{"status":"RS_ERROR_WHATEVER","request_uuid":"%ID%"}', 'uncertain'],
    ['RS_OK to another request', '{"status":"RS_OK","request_uuid":"another","balance":1}', 'uncertain'],
    ['RS_OK without a balance', '{"status":"RS_OK","request_uuid":"%ID%"}', 'uncertain'],
    [
      'a balance that is no whole number',
      '{"status":"RS_OK","request_uuid":"%ID%","balance":1.5}',
      'uncertain',
    ],
    ['an empty body', '', 'uncertain'],
    ['a page', '<html>', 'uncertain'],
    ['a list', '[]', 'uncertain'],
    ['too much', `{"status":"RS_OK","pad":"${'x'.repeat(70_000)}"}`, 'uncertain'],
  ])('that is %s: %s is %s', async (_, body, kind) => {
    answer = body;
    expect((await client().bet(bet)).kind).toBe(kind);
  });

  test('that never comes is uncertain, and so is a wallet that is not there', async () => {
    const nowhere = walletClient({ vendorsUrl: 'http://127.0.0.1:1', keys, timeoutMs: 200 });
    expect((await nowhere.bet(bet)).kind).toBe('uncertain');
  });
});

test('amounts beyond 2^53 travel whole, signed over the very bytes, each attempt with a request id of its own', async () => {
  seen.length = 0;
  await client().bet(bet);
  await client().bet(bet);
  const [first, second] = seen;
  expect(first?.body).toContain('"amount":9007199254740993,');
  expect(isSignedBy(Buffer.from(first?.body ?? ''), first?.signature ?? '', [publicKey])).toBe(true);
  expect(first?.body).not.toBe(second?.body);
  expect(JSON.parse(first?.body ?? '{}')).toMatchObject({ is_free: false, round_closed: false, round: 'r' });
});

test('each vendor calls under its own code, signed with its own key and no other', async () => {
  seen.length = 0;
  await client().bet(bet);
  await client().bet({ ...bet, vendor: 'RIVER' });
  expect(seen.map(({ url }) => url)).toEqual(['/HOUSE/transaction/bet', '/RIVER/transaction/bet']);
  const signers = seen.map(({ body, signature }) =>
    [publicKey, river.publicKey].map((key) => isSignedBy(Buffer.from(body), signature, [key])),
  );
  expect(signers).toEqual([
    [true, false],
    [false, true],
  ]);
  await expect(client().bet({ ...bet, vendor: 'NOWHERE' })).rejects.toThrow('no key of the vendor NOWHERE');
});

test('every call is observed with its outcome', async () => {
  observed.length = 0;
  answer = '{"status":"RS_ERROR_LIMIT_REACHED"}';
  await client().bet(bet);
  answer = '';
  await client().rollback({ ...bet, betUuid: bet.transactionUuid });
  expect(observed).toEqual([
    ['/transaction/bet', 'RS_ERROR_LIMIT_REACHED'],
    ['/transaction/rollback', 'uncertain'],
  ]);
});

function client() {
  return walletClient({
    vendorsUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys,
    timeoutMs: 2_000,
    observe: (path, outcome) => observed.push([path, outcome]),
  });
}
