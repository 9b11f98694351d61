import type { Received, Value } from '@lanna/contract/endpoint';
import type { changeFedGame as endpoint } from '@lanna/contract/lotteries/feeds/feed-ops';
import { z } from 'zod';
import { proposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { fedGame } from '../reports/fed-game.ts';
import { notifyFeeds } from './change-feed.ts';
import { type GameSetting, gameSetting } from './game-setting.ts';

export const SET_GAME_KIND = 'feeds.set-game';

const wanted = z.object({
  gameCode: z.string(),
  version: z.int(),
  typed: z.boolean(),
  oneIsEnough: z.boolean(),
  patienceMinutes: z.int(),
});
type Wanted = z.infer<typeof wanted>;

/**
 * Sets how a game comes by its results: at once, but that one feed is enough only once a second operator has approved it. Refuses
 * `lottery_game_unknown`, `result_derived`, `changed_meanwhile`.
 */
export async function changeFedGame(
  tx: Tx,
  call: Pick<AnyOpsCall, 'propose' | 'record'>,
  { gameCode, reason, ...setting }: Received<typeof endpoint>['body'] & { gameCode: string },
): Promise<Value<typeof endpoint>> {
  const game = fedGame(gameCode);
  if (!game) throw new Refusal('lottery_game_unknown');
  if (game.derived) throw new Refusal('result_derived', { from: game.derived.from });
  const before = await held(tx, gameCode, setting.version);
  const about = { brandId: null, subject: { kind: 'lottery-game', id: gameCode, name: gameCode }, reason };
  if (setting.oneIsEnough && !before.oneIsEnough)
    return {
      proposalId: await call.propose(tx, {
        kind: SET_GAME_KIND,
        payload: { gameCode, ...setting } satisfies Wanted,
        ...about,
      }),
    };
  const facts = await save(tx, before, { gameCode, ...setting });
  await call.record(tx, { action: SET_GAME_KIND, ...about, ...facts });
  return { proposalId: null };
}

export const fedGameProposal = proposalKind({
  kind: SET_GAME_KIND,
  permission: 'feeds.change',
  payload: wanted,
  preview: async (db, setting) => ({
    before: factsOf(await gameSetting(db, setting.gameCode)),
    after: factsOf(setting),
  }),
  carryOut: async (tx, setting) => save(tx, await held(tx, setting.gameCode, setting.version), setting),
});

async function held(db: Queryable, gameCode: string, version: number): Promise<GameSetting> {
  const setting = await gameSetting(db, gameCode);
  if (setting.version !== version) throw new Refusal('changed_meanwhile');
  return setting;
}

async function save(tx: Tx, before: GameSetting, { gameCode, ...setting }: Wanted) {
  const columns = {
    ...{ typed: setting.typed, one_is_enough: setting.oneIsEnough },
    patience_minutes: setting.patienceMinutes,
  };
  const saved = await tx
    .insertInto('feeds.game')
    .values({ game_code: gameCode, ...columns })
    .onConflict((conflict) =>
      conflict
        .column('game_code')
        .doUpdateSet({ ...columns, version: before.version + 1 })
        .where('feeds.game.version', '=', before.version),
    )
    .returning('version')
    .executeTakeFirst();
  if (!saved) throw new Refusal('changed_meanwhile');
  await notifyFeeds(tx);
  return { before: factsOf(before), after: factsOf(setting) };
}

function factsOf({ typed, oneIsEnough, patienceMinutes }: Omit<GameSetting, 'version'>) {
  return { typed, oneIsEnough, patienceMinutes };
}
