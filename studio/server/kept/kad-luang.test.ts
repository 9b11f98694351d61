import { randomUUID } from 'node:crypto';
import {
  TRANSFER_PATHS,
  transferBalanceReply,
  transferOrderReply,
  transferStatusReply,
} from '@lanna/contract/money/transfers/vendor-transfer';
import { formatMoney, parseMoney } from '@lanna/rules/money';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { kadLuang } from '../../rules/vendors/kad-luang/vendor.ts';
import { signBytes } from '../platform/signature.ts';
import { openAs } from '../test/player.ts';
import { demoMessage, launchMessage, MINIMUM_CYCLE_MS, openTestStudio } from '../test/test-studio.ts';
import { keyPair } from '../test/wallet-peer.ts';
import { fromWireJson, toWireJson } from '../wallet/wire-json.ts';

const hill = keyPair();
const studio = await openTestStudio({}, '/nowhere', { HILL: hill.publicKey });
const GAME = 'kad-luang-stars';
const KAD_LUANG_PATH = kadLuang.path;

test('money moved in is what is played with, and what is left of it goes back: the operator’s wallet is never called', async () => {
  const user = newUser();
  const bet = studio.peer.calls.length;
  expect(await move('in', { user, amount: '1000.00' })).toBe('RS_OK');
  const player = await openAs(studio, user, launchMessage({ user, game_code: GAME }), KAD_LUANG_PATH);
  expect(await player.open()).toMatchObject({ balance: '1000.00', demo: false, kept: true, gameCode: GAME });
  const { round, balance } = await player.spin({ stake: '10.00' });
  const after = money('1000.00') - money(round.stake) + money(round.payout);
  expect(balance).toBe(formatMoney(after));
  expect(await balanceOf(user)).toBe(after);
  await player.showAll(round);
  expect((await player.history()).rounds.map(({ id }) => id)).toEqual([round.id]);

  expect(await move('out', { user, amount: '2000000.00' })).toBe('RS_ERROR_NOT_ENOUGH_MONEY');
  expect(await move('out', { user, amount: formatMoney(after) })).toBe('RS_OK');
  expect(await balanceOf(user)).toBe(0n);
  studio.clock.advance(MINIMUM_CYCLE_MS);
  expect((await player.refusedSpin({ stake: '10.00' })).code).toBe('not_enough_money');
  expect(studio.peer.calls.length).toBe(bet);
});

test('the same order twice, or at once, moves money once; another under its id moves nothing', async () => {
  const user = newUser();
  const id = randomUUID();
  const order = { user, amount: '50.00', id };
  expect(await Promise.all([move('in', order), move('in', order), move('in', order)])).toEqual([
    ...['RS_OK', 'RS_OK', 'RS_OK'],
  ]);
  expect(await balanceOf(user)).toBe(money('50.00'));
  expect(await move('in', { ...order, amount: '60.00' })).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
  expect(await move('out', order)).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
  expect(await move('in', { ...order, user: newUser() })).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
  expect(await stateOf(id)).toMatchObject({ state: 'applied', currency: 'THB', amount: money('50.00') });
  expect(await balanceOf(user)).toBe(money('50.00'));

  const short = { user, amount: '90.00', id: randomUUID() };
  expect(await move('out', short)).toBe('RS_ERROR_NOT_ENOUGH_MONEY');
  expect(await move('in', { user, amount: '100.00' })).toBe('RS_OK');
  // What was refused stays so, whatever the wallet has by now.
  expect(await move('out', short)).toBe('RS_ERROR_NOT_ENOUGH_MONEY');
  expect((await stateOf(short.id)).state).toBe('refused');
  expect(await balanceOf(user)).toBe(money('150.00'));
});

test('an order that was closed before it came is never applied; one that is only asked after is', async () => {
  const user = newUser();
  const [closed, asked] = [randomUUID(), randomUUID()];
  expect((await stateOf(closed, { close: true })).state).toBe('closed');
  expect((await stateOf(asked)).state).toBe('unknown');
  expect(await move('in', { user, amount: '10.00', id: closed })).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK');
  expect(await move('in', { user, amount: '10.00', id: asked })).toBe('RS_OK');
  expect((await stateOf(asked, { close: true })).state).toBe('applied');
  expect(await balanceOf(user)).toBe(money('10.00'));
  // Both at once: money and answer agree, whichever came first.
  for (let go = 0; go < 8; go += 1) {
    const id = randomUUID();
    const before = await balanceOf(user);
    const [moved, state] = await Promise.all([
      move('in', { user, amount: '1.00', id }),
      stateOf(id, { close: true }),
    ]);
    expect([moved, state.state]).toEqual(
      state.state === 'closed' ? ['RS_ERROR_TRANSACTION_ROLLED_BACK', 'closed'] : ['RS_OK', 'applied'],
    );
    expect((await balanceOf(user)) - before).toBe(state.state === 'closed' ? 0n : money('1.00'));
  }
});

test('a wallet has one currency, no more than the protocol can say, and is apart from the player of seamless games', async () => {
  const user = newUser();
  expect(await move('in', { user, amount: '10.00' })).toBe('RS_OK');
  expect(await move('in', { user, amount: '10.00', currency: 'VND' })).toBe('RS_ERROR_WRONG_CURRENCY');
  expect(await move('in', { user, amount: '999999999995.00' })).toBe('RS_ERROR_LIMIT_REACHED');
  expect(await balanceOf(user)).toBe(money('10.00'));
  studio.peer.balances.set(user, money('70.00'));
  const seamless = await openAs(studio, user, launchMessage({ user }));
  expect(await seamless.open()).toMatchObject({ balance: '70.00', kept: false });
  const demo = await openAs(studio, user, demoMessage({ game_code: GAME }), KAD_LUANG_PATH);
  expect(await demo.open()).toMatchObject({ balance: '10000.00', demo: true, kept: false });
});

test('neither vendor opens the games of the other', async () => {
  const user = newUser();
  const there = launchMessage({ user, game_code: 'river-naga' });
  expect(await studio.vendorCall(`${KAD_LUANG_PATH}/launch`, there)).toEqual({
    status: 404,
    body: { status: 'RS_ERROR_INVALID_GAME' },
  });
  expect((await studio.vendorCall('/launch', launchMessage({ user, game_code: GAME }))).status).toBe(404);
});

test.each([
  ['no signature', { operator_id: 'LANNA' }, undefined],
  ['the key of another operator', { operator_id: 'LANNA' }, hill.privateKey],
  ['an operator that is not known', { operator_id: 'RIVER' }, undefined],
])('with %s no money is moved and none is shown', async (_, change, key) => {
  const user = newUser();
  const body = toWireJson({ ...called(user), transaction_uuid: randomUUID(), ...MOVED, ...change });
  const signature = key
    ? signBytes(body, key)
    : change.operator_id === 'LANNA'
      ? undefined
      : signBytes(body, studio.portalKey);
  for (const path of Object.values(TRANSFER_PATHS))
    expect(await studio.rawVendorCall(`${KAD_LUANG_PATH}${path}`, body, signature)).toEqual({
      status: 200,
      body: { status: 'RS_ERROR_INVALID_SIGNATURE' },
    });
  expect(await balanceOf(user)).toBe(0n);
});

test('one operator’s orders and players are nothing to another', async () => {
  const user = newUser();
  const id = randomUUID();
  expect(await move('in', { user, amount: '10.00', id })).toBe('RS_OK');
  const body = toWireJson({ ...called(user), operator_id: 'HILL', transaction_uuid: id, currency: 'THB' });
  const ask = (path: string) =>
    studio.rawVendorCall(`${KAD_LUANG_PATH}${path}`, body, signBytes(body, hill.privateKey));
  expect((await ask(TRANSFER_PATHS.balance)).body).toMatchObject({ balance: 0 });
  expect((await ask(TRANSFER_PATHS.status)).body).toMatchObject({ state: 'unknown' });
});

test.each([
  ['nothing', { amount: 0n }],
  ['less than nothing', { amount: -1n }],
  ['a fraction', { amount: 1.5 }],
  ['text', { amount: '100' }],
  ['no id', { transaction_uuid: 'none' }],
])('an order of %s is refused', async (_, change) => {
  const user = newUser();
  const order = { ...called(user), transaction_uuid: randomUUID(), ...MOVED, ...change };
  expect((await say(TRANSFER_PATHS.in, order, z.object({ status: z.string() }))).status).toBe(
    'RS_ERROR_WRONG_TYPES',
  );
});

const MOVED = { currency: 'THB', amount: 1000000n };
let users = 0;

function newUser(): string {
  users += 1;
  return `kept-${users}-${randomUUID().slice(0, 8)}`;
}

function called(user: string) {
  return { operator_id: 'LANNA', user, request_uuid: randomUUID() };
}

function money(text: string): bigint {
  return parseMoney(text) ?? 0n;
}

async function say<S extends z.ZodType>(path: string, message: Record<string, unknown>, reply: S) {
  const body = toWireJson(message);
  const response = await studio.app.inject({
    method: 'POST',
    url: `${KAD_LUANG_PATH}${path}`,
    headers: { 'content-type': 'application/json', 'x-hub88-signature': signBytes(body, studio.portalKey) },
    payload: body,
  });
  expect(response.statusCode).toBe(200);
  return reply.parse(fromWireJson(response.body));
}

async function move(
  way: 'in' | 'out',
  {
    user,
    amount,
    id = randomUUID(),
    currency = 'THB',
  }: { user: string; amount: string; id?: string; currency?: string },
): Promise<string> {
  const order = { ...called(user), transaction_uuid: id, currency, amount: money(amount) };
  const reply = await say(TRANSFER_PATHS[way], order, transferOrderReply);
  if (reply.status === 'RS_OK')
    expect(reply).toEqual({ status: 'RS_OK', transaction_uuid: id, currency, amount: money(amount) });
  return reply.status;
}

async function balanceOf(user: string): Promise<bigint> {
  const reply = await say(TRANSFER_PATHS.balance, { ...called(user), currency: 'THB' }, transferBalanceReply);
  return reply.balance ?? -1n;
}

function stateOf(id: string, asked: { close?: boolean } = {}) {
  return say(
    TRANSFER_PATHS.status,
    { ...called('whom'), transaction_uuid: id, ...asked },
    transferStatusReply,
  );
}
