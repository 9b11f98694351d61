import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { findLaunchableGame } from '../../play/catalogue/find-launchable-game.ts';
import { findGame } from '../../play/catalogue/games/find-game.ts';
import { refuseStoppedPlayer } from '../../play/catalogue/refuse-stopped-player.ts';
import { startStop } from '../../play/catalogue/start-stop.ts';
import { endStop } from '../../play/catalogue/stops/end-stop.ts';
import type { StopTarget } from '../../play/catalogue/stops/stop.ts';
import { walletFixture } from './wallet.fixture.ts';

const { db } = await testDatabase();
const wallet = await walletFixture(db, { brand: { code: 'RIVER' }, vendor: { code: 'HUBX' } });
const { brand, vendor, game } = wallet;
const hill = await createBrand(db.kysely, { code: 'HILL' });
const operator = { id: crypto.randomUUID(), name: 'naree', sessionId: crypto.randomUUID() };
const now = new Date('2026-11-22T08:00:00Z');
const by = { operator, reason: 'a fault at the vendor', now };

beforeEach(async () => {
  await db.kysely.updateTable('catalogue.stop').set({ ended_at: now, ended_by: operator.id }).execute();
});

const stop = (target: Pick<StopTarget, 'kind' | 'merchantId' | 'subjectId'>) =>
  db.transaction((tx) => startStop(tx, { ...target, subjectName: 'as shown' }, by));
const open = (id: string) =>
  db.transaction((tx) => endStop(tx, id, { ...by, brandIds: [brand.id, hill.id], overHouse: true }));

/** A player with a round in play, and the status of the next bet. */
async function atPlay() {
  const player = await wallet.player({ balance: 10_000_000n });
  const inPlay = player.bet({ amount: 1_000_000 });
  expect((await wallet.bet(inPlay)).status).toBe('RS_OK');
  return {
    player,
    inPlay,
    nextBet: async () => (await wallet.bet(player.bet({ amount: 1_000_000 }))).status,
  };
}

test.each<[string, string, () => Pick<StopTarget, 'kind' | 'merchantId' | 'subjectId'>]>([
  [
    'all games of the brand',
    'RS_ERROR_INVALID_GAME',
    () => ({ kind: 'brand', merchantId: brand.id, subjectId: brand.id }),
  ],
  [
    'a vendor at the brand',
    'RS_ERROR_INVALID_PARTNER',
    () => ({ kind: 'vendor', merchantId: brand.id, subjectId: vendor.id }),
  ],
  [
    'a vendor everywhere',
    'RS_ERROR_INVALID_PARTNER',
    () => ({ kind: 'vendor', merchantId: null, subjectId: vendor.id }),
  ],
  [
    'a game at the brand',
    'RS_ERROR_INVALID_GAME',
    () => ({ kind: 'game', merchantId: brand.id, subjectId: game.id }),
  ],
  [
    'a game everywhere',
    'RS_ERROR_INVALID_GAME',
    () => ({ kind: 'game', merchantId: null, subjectId: game.id }),
  ],
])(
  'stopping %s refuses the next bet, pays the round in play, and opening takes bets again',
  async (_, status, target) => {
    const { player, inPlay, nextBet } = await atPlay();
    const id = await stop(target());
    expect(await nextBet()).toBe(status);
    expect(await wallet.win(player.win(inPlay, { amount: 3_000_000 }))).toMatchObject({
      status: 'RS_OK',
      balance: 12_000_000,
    });
    await open(id);
    expect(await nextBet()).toBe('RS_OK');
  },
);

test('stopping one player refuses that player’s bets alone, and gives back what is rolled back', async () => {
  const [stopped, other] = [await atPlay(), await atPlay()];
  await stop({ kind: 'player', merchantId: brand.id, subjectId: stopped.player.memberId });
  expect(await stopped.nextBet()).toBe('RS_ERROR_USER_DISABLED');
  expect(await other.nextBet()).toBe('RS_OK');
  expect(await wallet.rollback(stopped.player.rollback(stopped.inPlay))).toMatchObject({
    status: 'RS_OK',
    balance: 10_000_000,
  });
});

test('what is stopped stays in the lobby and is shown as closed: to everybody, or to the player alone', async () => {
  const [stopped, other] = [await wallet.player(), await wallet.player()];
  const isOpenFor = async ({ memberId }: { memberId: string | null }) =>
    (await findGame(db.kysely, { brand, language: 'EN', memberId }, game.id)).available;
  await stop({ kind: 'player', merchantId: brand.id, subjectId: stopped.memberId });
  expect(await Promise.all([stopped, other, { memberId: null }].map(isOpenFor))).toEqual([false, true, true]);
  await expect(
    refuseStoppedPlayer(db.kysely, { merchantId: brand.id, memberId: stopped.memberId }),
  ).rejects.toMatchObject({ code: 'play_stopped' });
  await refuseStoppedPlayer(db.kysely, { merchantId: brand.id, memberId: other.memberId });
  await stop({ kind: 'vendor', merchantId: brand.id, subjectId: vendor.id });
  expect(await isOpenFor(other)).toBe(false);
  const launching = findLaunchableGame(db.kysely, brand, { gameId: game.id, demo: false });
  await expect(launching).rejects.toMatchObject({ code: 'game_unavailable' });
});

test('a bet that was taken before the stop is answered the same when it is sent again', async () => {
  const { inPlay } = await atPlay();
  await stop({ kind: 'game', merchantId: brand.id, subjectId: game.id });
  expect((await wallet.bet(inPlay)).status).toBe('RS_OK');
});

test('what another brand has stopped goes on here', async () => {
  const { nextBet } = await atPlay();
  await stop({ kind: 'game', merchantId: hill.id, subjectId: game.id });
  await stop({ kind: 'vendor', merchantId: hill.id, subjectId: vendor.id });
  expect(await nextBet()).toBe('RS_OK');
});

test('of two stops each must be opened, and neither is begun or ended twice', async () => {
  const { nextBet } = await atPlay();
  const here = await stop({ kind: 'game', merchantId: brand.id, subjectId: game.id });
  const everywhere = await stop({ kind: 'game', merchantId: null, subjectId: game.id });
  await expect(stop({ kind: 'game', merchantId: null, subjectId: game.id })).rejects.toMatchObject({
    code: 'stopped_already',
  });
  await open(everywhere);
  expect(await nextBet()).toBe('RS_ERROR_INVALID_GAME');
  await open(here);
  await expect(open(here)).rejects.toMatchObject({ code: 'open_already' });
  expect(await nextBet()).toBe('RS_OK');
});

test('a stop outside of an operator’s brands is not there for them', async () => {
  const here = await stop({ kind: 'game', merchantId: brand.id, subjectId: game.id });
  const everywhere = await stop({ kind: 'game', merchantId: null, subjectId: game.id });
  for (const id of [here, everywhere]) {
    const ending = db.transaction((tx) => endStop(tx, id, { ...by, brandIds: [hill.id], overHouse: false }));
    await expect(ending).rejects.toMatchObject({ code: 'not_found' });
  }
});

test('after all of it the books are whole', async () => {
  expect(await checkInvariants(db.kysely)).toEqual([]);
});
