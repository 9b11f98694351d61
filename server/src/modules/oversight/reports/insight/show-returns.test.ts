import type { Returns } from '@lanna/contract/oversight/reports/returns';
import { expect, test } from 'vitest';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { ledgerFixture, ownerOf } from '../../../books/ledger/ledger.factory.ts';
import { createOperator } from '../../../people/operators/operator.factory.ts';
import { opsServer } from '../../../people/operators/ops.fixture.ts';
import { newLine, ownSource } from '../../../play/bets/own-source.fixture.ts';
import { createGame, createVendor } from '../../../play/catalogue/catalogue.factory.ts';
import { insightOps } from './insight-ops.ts';

const UNIT = 100_000n;
const clock = fixedClock('2026-11-20T10:00:00Z');
const { db, url } = await testDatabase();
const source = await ownSource(url, db);
const fixture = await ledgerFixture(db);
const { ask } = await opsServer(db, {
  clock,
  permissions: ['reports.read'],
  routes: insightOps({ db, clock }),
});
const { cookie } = await createOperator(db, { now: clock.now() });
const owner = await ownerOf(url);

async function read<Report>(report: string, query: Record<string, string> = {}): Promise<Report> {
  const { value, ...answer } = await ask(`GET /ops/insight/${report}`, cookie, {
    query: { brand: fixture.brand.code, ...query },
  });
  expect(answer).toMatchObject({ success: true });
  return value;
}

test('a game is named outside its band where chance alone does not explain what it returned', async () => {
  const player = await source.openPlayer(fixture, 1_000_000n * UNIT);
  const play = async (game: string, bets: number, payoutOf: (n: number) => bigint) => {
    const lines = Array.from({ length: bets }, (_, n) => newLine(game, `${game}/${n}`, 10n * UNIT));
    await source.buy(player, lines, clock.now());
    await source.settle(
      player,
      lines.map((line, n) => ({ line, payout: payoutOf(n), payouts: payoutOf(n) > 0n ? 1 : 0 })),
      clock.now(),
    );
  };
  const vendor = await createVendor(db.kysely, { brands: [fixture.brand] });
  // Named as the source of these bets, as the code of a vendor names the source of its own.
  await owner.query('alter table catalogue.vendor drop constraint vendor_code_check');
  await owner.query("update catalogue.vendor set code = 'test_lottery' where id = $1", [vendor.id]);
  for (const code of ['EVEN', 'GIVES']) await createGame(db.kysely, { vendor, code, rtpBasisPoints: 9700 });
  // Every second bet pays twice its stake: 100 %, and one bet differs from another by its whole stake.
  await play('EVEN', 200, (n) => (n % 2 === 0 ? 20n * UNIT : 0n));
  // Never less and never more than a tenth above its stake.
  await play('GIVES', 400, () => 11n * UNIT);
  await play('FEW', 10, () => 0n);
  const { games } = await read<Returns>('returns', { from: '2026-11-20', to: '2026-11-20' });
  expect(games).toMatchObject([
    {
      game: 'GIVES',
      bets: 400,
      stake: '4000.00',
      payout: '4400.00',
      measured: 11_000,
      stated: 9700,
      outside: true,
    },
    {
      game: 'EVEN',
      bets: 200,
      stake: '2000.00',
      payout: '2000.00',
      measured: 10_000,
      stated: 9700,
      outside: false,
    },
    { game: 'FEW', bets: 10, measured: 0, stated: null, band: 0, outside: false },
  ]);
  // 2.576 standard errors of 1 / √200.
  expect(games[1]?.band).toBe(Math.round((10_000 * 2.576 * Math.sqrt(1 + 0.03 ** 2)) / Math.sqrt(200)));
});
