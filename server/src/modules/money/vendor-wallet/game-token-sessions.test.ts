import { afterAll, expect, test, vi } from 'vitest';
import { openLog } from '../../../platform/process/log.ts';
import { openDatabase } from '../../../platform/sql/database.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { endSessions } from '../../people/authentication/end-sessions.ts';
import { receiveSessionChanges } from '../../people/authentication/session-changes.ts';
import { type Message, walletFixture } from './wallet.fixture.ts';

const PATIENCE = { timeout: 15_000, interval: 10 };

const { db, url } = await testDatabase();
const fixture = await walletFixture(db);
/** A process that remembers tokens; log-outs happen in another. */
const own = openDatabase({ url });
const changes = await receiveSessionChanges({ url, db: own, log: openLog('silent') });
afterAll(async () => {
  await changes.stop();
  await own.close();
});
const remembering = await fixture.serveAlso(own, changes);
await vi.waitFor(() => expect(changes.isSure()).toBe(true), PATIENCE);

const bet = (message: Message) => fixture.send('/transaction/bet', message, remembering);
const win = (message: Message) => fixture.send('/transaction/win', message, remembering);

type Player = Awaited<ReturnType<typeof fixture.player>>;

const endSession = ({ memberId, merchantId, sessionId }: Player) =>
  db.transaction((tx) =>
    endSessions(tx, { merchantId, memberId, which: { browser: sessionId }, now: fixture.clock.now() }),
  );

test('a game left open takes no bet once its session has ended, and what was staked is settled', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  const placed = player.bet();
  expect(await bet(placed)).toMatchObject({ status: 'RS_OK' });
  fixture.clock.advance(1000);
  await endSession(player);
  await vi.waitFor(
    async () => expect(await bet(player.bet())).toMatchObject({ status: 'RS_ERROR_TOKEN_EXPIRED' }),
    PATIENCE,
  );
  expect(await win(player.win(placed, { amount: 300_000 }))).toMatchObject({
    status: 'RS_OK',
  });
});

test('a game left open says nothing of the wallet once its session has ended and nothing is in play', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  const placed = player.bet();
  await fixture.bet(placed);
  fixture.clock.advance(1000);
  await endSession(player);
  expect(await player.balance()).toMatchObject({ status: 'RS_OK', balance: 900_000 });
  await fixture.win(player.win(placed, { amount: 0 }));
  expect(await player.balance()).toMatchObject({ status: 'RS_ERROR_TOKEN_EXPIRED', balance: 0 });
});

test('another session’s game goes on', async () => {
  const [leaves, stays] = [
    await fixture.player({ balance: 1_000_000n }),
    await fixture.player({ balance: 1_000_000n }),
  ];
  await endSession(leaves);
  expect(await bet(stays.bet())).toMatchObject({ status: 'RS_OK' });
  expect(await bet(leaves.bet())).toMatchObject({ status: 'RS_ERROR_TOKEN_EXPIRED' });
});
