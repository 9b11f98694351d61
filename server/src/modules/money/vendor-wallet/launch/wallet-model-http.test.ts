import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSize } from '../../../../platform/testing/test-size.ts';
import { checkInvariants } from '../../../books/ledger/check-invariants.ts';
import { createGame } from '../../../play/catalogue/catalogue.factory.ts';
import { type ModelCall, walletModel } from '../calls/wallet-model.ts';
import { checkWalletInvariants } from '../check-wallet-invariants.ts';
import { walletFixture } from '../wallet.fixture.ts';
import { modelCalls } from '../wallet-calls.factory.ts';
import { issueGameToken } from './issue-game-token.ts';

const FUNDS = [0n, 30n, 200n, 1000n, 5000n, 1_000_000n];
const STORIES = testSize(200);

const { db } = await testDatabase();
const fixture = await walletFixture(db, {
  brand: { settings: { maxStake: '0.00500' } },
  vendor: { freeBets: { max: 400n, dayMax: 10n ** 17n } },
});
await createGame(db.kysely, { vendor: fixture.vendor, code: 'open' });
await createGame(db.kysely, { vendor: fixture.vendor, code: 'shut', enabled: false });

test('the same sequences of calls give the model’s replies over HTTP with signatures and tokens', async () => {
  for (const story of fc.sample(modelCalls, STORIES)) {
    const players = await Promise.all(FUNDS.map((balance) => openPlayer(balance)));
    const model = walletModel({
      balances: FUNDS,
      maxStake: 500n,
      maxRoundWin: 10n ** 17n,
      maxDayWin: 10n ** 17n,
      maxFreeBet: 400n,
    });
    const uuids = new Map<number, string>();
    const uuidOf = (id: number) => {
      const uuid = uuids.get(id) ?? randomUUID();
      uuids.set(id, uuid);
      return uuid;
    };
    for (const call of story) {
      const { status, balance } = await fixture.send(
        `/transaction/${call.kind}`,
        messageOf(call, players, uuidOf),
      );
      expect({ call, status, balance: BigInt(balance) }).toEqual({ call, ...model.apply(call) });
    }
  }
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkWalletInvariants(db.kysely)).toEqual([]);
}, 300_000);

type Player = Awaited<ReturnType<typeof openPlayer>>;

async function openPlayer(balance: bigint) {
  const player = await fixture.player({ balance });
  const expiredToken = await db.transaction((tx) =>
    issueGameToken(tx, {
      merchantId: fixture.brand.id,
      memberId: player.memberId,
      vendorId: fixture.vendor.id,
      currency: 'THB',
      now: fixture.clock.now(),
      ttlMs: -1,
    }),
  );
  return { ...player, expiredToken };
}

function messageOf(call: ModelCall, players: Player[], uuidOf: (id: number) => string) {
  const player = players[call.player];
  const transaction = {
    user: player?.walletUser,
    token: call.isExpired ? player?.expiredToken : player?.token,
    request_uuid: uuidOf(call.request),
    transaction_uuid: uuidOf(call.transaction),
    round: `round ${call.round}`,
    round_closed: call.closes,
    game_code: call.game,
  };
  const reference = { reference_transaction_uuid: uuidOf(call.reference) };
  const stake = {
    currency: call.currency,
    amount: Number(call.amount),
    is_free: call.isFree,
    is_supplier_promo: call.isPromo,
  };
  if (call.kind === 'bet') return { ...transaction, ...stake };
  return call.kind === 'win' ? { ...transaction, ...stake, ...reference } : { ...transaction, ...reference };
}
