import { randomUUID } from 'node:crypto';
import { VENDOR_ADDITIONS } from '@lanna/contract/play/catalogue/vendor-additions';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { checkBetInvariants } from '../../play/bets/check-bet-invariants.ts';
import { checkWalletInvariants } from './check-wallet-invariants.ts';
import { type Message, type Reply, walletFixture } from './wallet.fixture.ts';

const UNIT = 100_000;
const { db } = await testDatabase();
const wallet = await walletFixture(db, { vendor: { additions: VENDOR_ADDITIONS } });
const published = await walletFixture(db);
type Item = Message | string | number | null;

afterAll(async () => {
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkWalletInvariants(db.kysely)).toEqual([]);
  expect(await checkBetInvariants(db.kysely)).toEqual([]);
});

async function send(items: Item[], at = wallet) {
  const request_uuid = randomUUID();
  const { reply, httpStatus } = await at.post('/transaction/batch', JSON.stringify({ request_uuid, items }));
  expect(httpStatus).toBe(200);
  const replies = reply['replies'] as Reply[];
  return { status: reply.status, request_uuid: reply.request_uuid, asked: request_uuid, replies };
}

const player = () => wallet.player({ balance: 1_000_00000n });
const bet = (of: Message): Message => ({ kind: 'bet', ...of });
const statuses = ({ replies }: { replies: Reply[] }) => replies.map(({ status }) => status);

test('each item is answered by itself and in its place, under the rules of a single call', async () => {
  const [one, other] = [await player(), await player()];
  const first = one.bet({ amount: 10 * UNIT });
  const second = other.bet({ amount: 2_000 * UNIT });
  const answer = await send([
    bet(first),
    bet(second),
    { kind: 'win', ...one.win(first, { amount: 30 * UNIT }) },
    { kind: 'rollback', ...one.rollback({ ...first, transaction_uuid: randomUUID() }) },
    { kind: 'correct', ...one.win(first, { amount: 5 * UNIT, correction: 1 }) },
    { kind: 'gift', ...first },
    { ...first },
    'a text',
    null,
    bet({ ...one.bet(), token: other.token }),
  ]);
  expect(answer).toMatchObject({ status: 'RS_OK', request_uuid: answer.asked });
  expect(statuses(answer)).toEqual([
    ...['RS_OK', 'RS_ERROR_NOT_ENOUGH_MONEY', 'RS_OK', 'RS_OK', 'RS_OK'],
    ...['RS_ERROR_WRONG_SYNTAX', 'RS_ERROR_WRONG_SYNTAX', 'RS_ERROR_WRONG_SYNTAX', 'RS_ERROR_WRONG_SYNTAX'],
    'RS_ERROR_INVALID_TOKEN',
  ]);
  expect(answer.replies[1]).toMatchObject({ user: other.walletUser, balance: 1_000 * UNIT });
  expect(answer.replies[0]?.request_uuid).toBe(first['request_uuid']);
  expect(await one.balance()).toMatchObject({ balance: (1_000 - 10 + 5) * UNIT });
});

test('the same item twice, and the whole batch again, is done once', async () => {
  const one = await player();
  const first = bet(one.bet({ amount: 10 * UNIT }));
  const items = [first, first, { ...first, request_uuid: randomUUID() }];
  expect(statuses(await send(items))).toEqual(['RS_OK', 'RS_OK', 'RS_OK']);
  expect(statuses(await send(items))).toEqual(['RS_OK', 'RS_OK', 'RS_OK']);
  expect(await one.balance()).toMatchObject({ balance: 990 * UNIT });
});

test('two hundred items of many players are taken, 201 and none are not, nor anything that is no batch', async () => {
  const players = await Promise.all(Array.from({ length: 20 }, player));
  const items = Array.from({ length: 200 }, (_, at) => bet(players[at % 20]?.bet({ amount: UNIT }) ?? {}));
  const answer = await send(items);
  expect(new Set(statuses(answer))).toEqual(new Set(['RS_OK']));
  expect(await players[7]?.balance()).toMatchObject({ balance: 990 * UNIT });
  const { reply } = await wallet.post(
    '/transaction/batch',
    JSON.stringify({ request_uuid: randomUUID(), items: [...items, items[0]] }),
  );
  expect(reply).toMatchObject({ status: 'RS_ERROR_WRONG_SYNTAX', replies: [] });
  for (const body of [{ items: [] }, { items: {} }, {}, []]) {
    const refused = await wallet.post(
      '/transaction/batch',
      JSON.stringify({ request_uuid: randomUUID(), ...body }),
    );
    expect(refused.reply.status).toMatch(/^RS_ERROR_WRONG_(SYNTAX|TYPES)$/);
  }
  const large = await wallet.post(
    '/transaction/batch',
    JSON.stringify({ request_uuid: randomUUID(), items: ['x'.repeat(600_000)] }),
  );
  expect(large.reply.status).toBe('RS_ERROR_WRONG_SYNTAX');
});

test('a batch is one signature, and a vendor whose record does not switch batches on has none', async () => {
  const body = JSON.stringify({ request_uuid: randomUUID(), items: [bet((await player()).bet())] });
  const forged = await wallet.post('/transaction/batch', body, { [wallet.vendor.signature_header]: 'AAAA' });
  expect(forged.reply.status).toBe('RS_ERROR_INVALID_SIGNATURE');
  const without = await published.player({ balance: 1_000_00000n });
  expect(await send([bet(without.bet())], published)).toMatchObject({
    status: 'RS_ERROR_WRONG_SYNTAX',
    replies: [],
  });
  expect(await without.balance()).toMatchObject({ balance: 1_000 * UNIT });
});

test('refused items are kept as evidence and counted, as refused calls are', async () => {
  const one = await player();
  const unknown = { kind: 'win', ...one.win(one.bet(), { amount: UNIT }) };
  const count = async () => {
    const { calls } = await db.kysely
      .selectFrom('vendor_wallet.refusal_minute')
      .select(({ fn }) => fn.sum<string>('calls').as('calls'))
      .where('vendor_id', '=', wallet.vendor.id)
      .where('status', '=', 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
      .executeTakeFirstOrThrow();
    return Number(calls);
  };
  const before = await count();
  await send([unknown, { ...unknown, request_uuid: randomUUID(), transaction_uuid: randomUUID() }]);
  await expect.poll(count).toBe(before + 2);
});
