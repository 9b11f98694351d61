import { expect, test } from 'vitest';
import { testDatabase } from '../../platform/test-database.ts';
import { walletStage } from './stage.factory.ts';

const { db } = await testDatabase();
const stage = await walletStage(db);

test('a bet takes the stake, a win pays, a rollback gives the stake back', async () => {
  const player = await stage.player({ balance: 1_000_000n });
  const first = player.bet({ amount: 300_000 });
  expect(await stage.bet(first)).toEqual({
    user: player.walletUser,
    status: 'RS_OK',
    request_uuid: first['request_uuid'],
    currency: 'THB',
    balance: 700_000,
  });
  expect(await stage.win(player.win(first, { amount: 500_000 }))).toMatchObject({
    status: 'RS_OK',
    balance: 1_200_000,
  });
  const second = player.bet({ amount: 200_000 });
  expect(await stage.bet(second)).toMatchObject({ balance: 1_000_000 });
  expect(await stage.rollback(player.rollback(second))).toMatchObject({
    status: 'RS_OK',
    balance: 1_200_000,
  });
});
