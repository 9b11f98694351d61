import {
  TRANSFER_PATHS,
  transferBalanceReply,
  transferStatusReply,
} from '@lanna/contract/money/transfers/vendor-transfer';
import { gameRoundReply } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { fairState } from '@lanna/contract/play/bets/fair-state';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BACK_OFFICE_PATHS } from '../../back-office-api.ts';
import { PLAY_PATHS } from '../../play-api.ts';
import type { RoundReceipt } from '../../rules/receipt.ts';
import { checkReceipt } from '../../rules/verify-round.ts';
import { asStudio, emptyDatabase, openTestStudio } from '../test/test-studio.ts';
import { fromWireJson } from '../wallet/wire-json.ts';
import { migrateToOneVendor, rowsOfBefore } from './before-vendors.fixture.ts';
import { migrate } from './migrate.ts';

/* A studio that was one vendor and a half: somchai played both with the operator's wallet and with money kept here. */

const url = await emptyDatabase();
const owner = new Client({ connectionString: url });
await owner.connect();
await migrateToOneVendor(owner);
const before = rowsOfBefore(owner);
const seamless = await before.player({ wallet_user: 'somchai' });
const kept = await before.player({ wallet_user: 'somchai', kept_balance: 25_000_000n, kept_currency: 'THB' });
const demo = await before.player({ demo_balance: 100n });
const keptDemo = await before.player({ demo_balance: 200n });
const round = await before.round(seamless, 'river-naga');
const keptRound = await before.round(kept, 'kad-luang-stars');
await before.round(keptDemo, 'kad-luang-stars');
const token = await before.session(seamless.id, 'river-naga', 'wallet-token');
const keptToken = await before.session(kept.id, 'kad-luang-stars', null);
const order = await before.order(kept.id, 25_000_000n);
const workToken = await before.atWork();
const untouched = ['round', 'seed_pair', 'play_session'];
/** But for what later migrations added. */
async function contents() {
  const found: unknown[][] = [];
  for (const table of untouched)
    found.push(
      (
        await owner.query(
          `select to_jsonb(t) - array['reward_id', 'table_code', 'marks', 'one_person', 'table_codes'] as t from studio.${table} t order by id`,
        )
      ).rows,
    );
  return found;
}
const rowsBefore = await contents();
const applied = await migrate(url);
const rowsAfter = await contents();

const studio = await openTestStudio({ databaseUrl: asStudio(url) });
afterAll(() => owner.end());

function ask(path: string, message: Record<string, unknown>) {
  return studio.vendorCall(path, { operator_id: 'LANNA', user: 'somchai', request_uuid: round, ...message });
}

test('rounds, seeds and sessions are the very rows they were', () => {
  expect(applied).toContain('20261124-0170-vendors.sql');
  expect(rowsBefore.map((rows) => rows.length)).toEqual([3, 8, 2]);
  expect(rowsAfter).toEqual(rowsBefore);
});

test('every player belongs to the vendor they played at', async () => {
  const { rows } = await owner.query<{ id: string; vendor: string }>('select id, vendor from studio.player');
  expect(Object.fromEntries(rows.map(({ id, vendor }) => [id, vendor]))).toEqual({
    [seamless.id]: 'LANNA',
    [kept.id]: 'KADLUANG',
    [demo.id]: 'LANNA',
    [keptDemo.id]: 'KADLUANG',
  });
});

describe('an operator', () => {
  let receipt: RoundReceipt;
  beforeAll(async () => {
    const answer = gameRoundReply.parse((await ask('/game/round', { round })).body);
    expect(answer.state).toBe('settled');
    receipt = answer.receipt as RoundReceipt;
  });

  test('finds a round of before with the vendor that played it alone', async () => {
    expect(receipt).toMatchObject({ gameCode: 'river-naga', stake: '10.00', nonce: 0, serverSeed: null });
    expect((await ask('/game/round', { round: keptRound })).body).toEqual({
      round: keptRound,
      state: 'unknown',
    });
    expect((await ask('/kad-luang/game/round', { round })).body).toEqual({ round, state: 'unknown' });
    expect((await ask('/kad-luang/game/round', { round: keptRound })).body).toMatchObject({
      state: 'settled',
    });
  });

  test('finds money and orders of before where they were moved to', async () => {
    const balance = await ask(`/kad-luang${TRANSFER_PATHS.balance}`, { currency: 'THB' });
    expect(transferBalanceReply.parse(exact(balance.body)).balance).toBe(25_000_000n);
    const state = await ask(`/kad-luang${TRANSFER_PATHS.status}`, { transaction_uuid: order });
    expect(transferStatusReply.parse(exact(state.body)).state).toBe('applied');
  });

  test('has the seeds committed to before revealed by rotating, and the receipt of before computes', async () => {
    const state = fairState.parse((await ask('/fair/state', {})).body);
    expect(state).toMatchObject({ serverSeedHash: receipt.serverSeedHash, clientSeed: 'mine', nonce: 1 });
    await ask('/fair/rotate', { client_seed: 'next', next_server_seed_hash: state.nextServerSeedHash });
    const revealed = gameRoundReply.parse((await ask('/game/round', { round })).body);
    expect(checkReceipt(revealed.receipt as RoundReceipt).verdict).toBe('holds');
    // Of the same person at the other vendor nothing was revealed.
    const there = gameRoundReply.parse((await ask('/kad-luang/game/round', { round: keptRound })).body);
    expect(there.receipt).toMatchObject({ serverSeed: null });
  });
});

test('games that were open go on, each with its own money', async () => {
  studio.peer.balances.set('somchai', 100_000_000n);
  const open = async (bearer: string) =>
    (
      await studio.app.inject({ url: PLAY_PATHS.session, headers: { authorization: `Bearer ${bearer}` } })
    ).json();
  expect(await open(token)).toMatchObject({
    value: { gameCode: 'river-naga', balance: '1000.00', kept: false },
  });
  expect(await open(keptToken)).toMatchObject({
    value: { gameCode: 'kad-luang-stars', balance: '250.00', kept: true },
  });
  expect(studio.peer.calls.at(-1)).toMatchObject({ vendor: 'LANNA', message: { token: 'wallet-token' } });
});

test('a person at work in the back office of before is at work in the first vendor’s', async () => {
  const headers = { authorization: `Bearer ${workToken}` };
  const here = await studio.app.inject({ url: BACK_OFFICE_PATHS.acts, headers });
  expect(here.json()).toMatchObject({ success: true, value: [{ person: 'Naree', action: 'entered' }] });
  const there = await studio.app.inject({ url: `/kad-luang${BACK_OFFICE_PATHS.acts}`, headers });
  expect(there.statusCode).toBe(401);
});

function exact(body: unknown): unknown {
  return fromWireJson(JSON.stringify(body));
}
