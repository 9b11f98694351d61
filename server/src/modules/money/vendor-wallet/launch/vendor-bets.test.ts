import { DEFAULT_SIGNATURE_HEADER } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { beforeEach, expect, test } from 'vitest';
import { openLog } from '../../../../platform/process/log.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { ANYWHERE } from '../../../../platform/testing/test-reach.ts';
import { testSecrets } from '../../../../platform/testing/test-secrets.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { listBets } from '../../../play/bets/list-bets.ts';
import { readReceipt } from '../../../play/bets/read-receipt.ts';
import { keepRoundQuestions } from '../internal/round-questions.ts';
import { isSigned, startTestVendor } from '../test-vendor.factory.ts';
import { vendorClient } from '../vendor-client.ts';
import { walletFixture } from '../wallet.fixture.ts';
import { vendorBets } from './vendor-bets.ts';

const { db } = await testDatabase();
const hub = await startTestVendor();
const fixture = await walletFixture(db, { vendor: { code: 'HUBX', apiUrl: hub.url, provable: true } });
const { brand } = fixture;
const client = vendorClient({
  reach: ANYWHERE,
  db: db.kysely,
  secrets: testSecrets(),
  log: openLog('silent'),
  timeoutMs: 1500,
});
const questions = keepRoundQuestions({ db: db.kysely, clock: fixedClock(), log: openLog('silent') });
const record = { db: db.kysely, sources: () => [vendorBets({ db: db.kysely, client, questions })] };
type Player = Awaited<ReturnType<typeof fixture.player>>;

beforeEach(() => {
  hub.calls.length = 0;
  hub.answerWith((response, { body }) =>
    response.end(JSON.stringify({ round: body['round'], state: 'settled', receipt: { nonce: 7 } })),
  );
});

async function betOf(player: Player) {
  const { list } = await listBets(
    record,
    { merchantId: brand.id, memberId: player.memberId },
    { pageNo: 1, pageSize: 1 },
    'TH',
  );
  const [bet] = list;
  if (!bet) throw new Error('the player has not bet');
  return bet;
}

const receipt = (player: { memberId: string }, betId: string, at = brand) =>
  readReceipt(record, { brand: at, memberId: player.memberId, language: 'TH' }, betId);

test('a receipt shows the vendor’s account of the round beside every movement', async () => {
  const player = await fixture.player({ balance: 10_000_000n });
  const bet = player.bet({ amount: 1_000_000 });
  await fixture.bet(bet);
  fixture.clock.advance(1000);
  await fixture.win(player.win(bet, { amount: 2_500_000 }));
  const shown = await receipt(player, (await betOf(player)).id);
  expect(shown).toMatchObject({ receipt: { nonce: 7 }, proof: 'given' });
  expect(shown.bet).toMatchObject({ stake: '10.00', payout: '25.00', status: 'won', provable: true });
  expect(shown.transactions).toMatchObject([
    { kind: 'bet', amount: '10.00', balanceAfter: '90.00', transactionUuid: bet['transaction_uuid'] },
    { kind: 'win', amount: '25.00', balanceAfter: '115.00' },
  ]);
  const [call] = hub.calls;
  if (!call) throw new Error('the vendor was not asked');
  expect(call.path).toBe('/game/round');
  expect(call.body).toEqual({ operator_id: brand.code, user: player.walletUser, round: bet['round'] });
  expect(isSigned(call, DEFAULT_SIGNATURE_HEADER, brand.signingPublicKey)).toBe(true);
});

test('a bet refused for want of money is no movement of the round', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  const bet = player.bet({ amount: 1_000_000 });
  await fixture.bet(bet);
  const more = player.bet({ amount: 1_000_000, round: bet['round'] });
  expect(await fixture.bet(more)).toMatchObject({ status: 'RS_ERROR_NOT_ENOUGH_MONEY' });
  const shown = await receipt(player, (await betOf(player)).id);
  expect(shown.transactions.map((transaction) => transaction.kind)).toEqual(['bet']);
});

test('another player’s receipt, one of another brand, and an invented id are unknown', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  await fixture.bet(player.bet());
  const { id } = await betOf(player);
  const other = await fixture.player();
  const hill = await createBrand(db.kysely);
  const unknown = { code: 'bet_unknown' };
  await expect(receipt(other, id)).rejects.toMatchObject(unknown);
  await expect(receipt(player, id, hill)).rejects.toMatchObject(unknown);
  await expect(receipt(player, 'round-1')).rejects.toMatchObject(unknown);
  expect(hub.calls).toEqual([]);
});

test.each([
  ['that keeps none', { state: 'settled' }, 'none'],
  ['that does not know the round', { state: 'unknown' }, 'none'],
  ['that speaks of another round', { state: 'settled', round: 'another', receipt: {} }, 'unreachable'],
  ['that makes up a state', { state: 'perhaps', receipt: {} }, 'unreachable'],
])('a vendor %s gives no receipt, but the money is shown', async (_, reply, proof) => {
  hub.answerWith((response, { body }) => response.end(JSON.stringify({ round: body['round'], ...reply })));
  const player = await fixture.player({ balance: 1_000_000n });
  await fixture.bet(player.bet());
  expect(await receipt(player, (await betOf(player)).id)).toMatchObject({
    receipt: null,
    proof,
    transactions: [{ kind: 'bet', amount: '1.00' }],
  });
});

test('a vendor that cannot be asked has no receipts; the money is shown all the same', async () => {
  const mute = await walletFixture(db);
  const player = await mute.player({ balance: 1_000_000n });
  await mute.bet(player.bet());
  const { list } = await listBets(
    record,
    { merchantId: mute.brand.id, memberId: player.memberId },
    { pageNo: 1, pageSize: 1 },
    'TH',
  );
  expect(list).toMatchObject([{ provable: false }]);
  expect(await receipt(player, list[0]?.id ?? '', mute.brand)).toMatchObject({
    receipt: null,
    proof: 'none',
    transactions: [{ kind: 'bet', amount: '1.00' }],
  });
});
