import type { Received, Value } from '@lanna/contract/endpoint';
import type { setLotterySources as endpoint } from '@lanna/contract/lotteries/feeds/feed-ops';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { changeFedGame } from './change-fed-game.ts';
import { gameSetting } from './game-setting.ts';

/** Sets of several lotteries whether their results are typed, all or none; each is recorded for itself. Refuses as `changeFedGame`. */
export async function setSources(
  tx: Tx,
  call: Pick<AnyOpsCall, 'propose' | 'record'>,
  { games, typed, reason }: Received<typeof endpoint>['body'],
): Promise<Value<typeof endpoint>> {
  const sorted = [...new Set(games)].sort();
  for (const gameCode of sorted) {
    const setting = await gameSetting(tx, gameCode);
    await changeFedGame(tx, call, { gameCode, ...setting, typed, reason });
  }
  return { changed: sorted.length };
}
