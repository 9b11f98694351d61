import { canBeFollowed } from '@lanna/rules/lotteries/lottery/draws/market';
import { pageOf } from '@lanna/rules/lotteries/lottery/game';
import { GAMES, gameOf } from '@lanna/rules/lotteries/lottery/games';
import { sql } from 'kysely';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { notifyDevices } from '../../../messaging/web-push/notify-devices.ts';
import { notificationWords } from './notification-words.ts';

export interface NotifyDeps {
  db: Database;
  clock: Clock;
}

/** Followers in one transaction. */
const AT_ONCE = 500;
/** A result is found this long after it was given, however late its transaction is seen. */
const OVERLAP_MINUTES = 10;
/** News of yesterday is none. */
const NEWS_HOURS = 24;
const KEPT_HOURS = 48;

interface NotifyOptions {
  draw_id: string;
  version: number;
  game_code: string;
  numero: string;
  result: string;
  given_at: Date;
  told_through: string | null;
}

/**
 * Notifies followers of a game of its new results, apart from the drawing, in batches by the members' ids. How far a result has come is kept in the
 * transaction of each batch: a run that is killed is gone on from there, and each follower is notified of a version once.
 */
export async function notifyFollowers(deps: NotifyDeps, signal?: AbortSignal): Promise<void> {
  await deps.db.transaction((tx) => findResults(tx, deps.clock.now()));
  let goesOn = true;
  while (goesOn && !signal?.aborted)
    goesOn = await deps.db.transaction((tx) => notifySome(tx, deps.clock.now()));
}

/** Notes results of followed games that have come since the last look. What is looked at twice is noted once. */
async function findResults(tx: Tx, now: Date): Promise<void> {
  const { until } = await tx
    .selectFrom('follows.looked')
    .select('until')
    .forUpdate()
    .executeTakeFirstOrThrow();
  const since = new Date(
    Math.max(until.getTime() - OVERLAP_MINUTES * 60_000, now.getTime() - NEWS_HOURS * 3_600_000),
  );
  const codes = GAMES.filter(canBeFollowed).map(({ code }) => code);
  await sql`
    insert into follows.telling (draw_id, version, game_code, numero, result, given_at)
    select r.draw_id, r.version, r.game_code, r.numero, r.result, r.given_at from draws.given_result r
    where r.given_at > ${since} and r.version = r.version_in_force and r.state in ('drawn', 'settled') and r.result <> ''
      and r.game_code = any (${codes}::text[])
      and exists (select from follows.game_follow f where f.game_code = r.game_code)
    on conflict do nothing`.execute(tx);
  await tx.updateTable('follows.looked').set({ until: now }).where('until', '<', now).execute();
  await tx
    .deleteFrom('follows.telling')
    .where('given_at', '<', new Date(now.getTime() - KEPT_HOURS * 3_600_000))
    .execute();
}

/** The next batch of the result that waits longest. False when none waits. */
async function notifySome(tx: Tx, now: Date): Promise<boolean> {
  const { rows } = await sql<NotifyOptions & { in_force: boolean }>`
    select t.*, r.version_in_force = t.version and r.state <> 'cancelled' as in_force
    from follows.telling t join draws.given_result r on r.draw_id = t.draw_id and r.version = t.version
    where t.ended_at is null order by t.given_at, t.draw_id, t.version limit 1 for update of t skip locked`.execute(
    tx,
  );
  const [notifying] = rows;
  if (!notifying) return false;
  // Corrected meanwhile: a follower not yet notified of this one is notified of the next alone.
  const followers = notifying.in_force ? await nextFollowers(tx, notifying) : [];
  for (const [merchantId, memberIds] of byBrand(followers))
    await notifyFollowersDevices(tx, notifying, { merchantId, memberIds, now });
  await tx
    .updateTable('follows.telling')
    .set({
      told_through: followers.at(-1)?.member_id ?? notifying.told_through,
      ended_at: followers.length < AT_ONCE ? now : null,
    })
    .where('draw_id', '=', notifying.draw_id)
    .where('version', '=', notifying.version)
    .execute();
  return true;
}

/** A member who began to follow after the result had come is notified from the next one on; where the round is void there is none to report. */
function nextFollowers(tx: Tx, { draw_id, game_code, given_at, told_through }: NotifyOptions) {
  return tx
    .selectFrom('follows.game_follow')
    .select(['merchant_id', 'member_id'])
    .where('game_code', '=', game_code)
    .where('followed_at', '<=', given_at)
    .where('merchant_id', 'not in', (voidAt) =>
      voidAt
        .selectFrom('draws.void_at as v')
        .select((eb) => eb.ref('v.merchant_id').$notNull().as('id'))
        .where('v.draw_id', '=', draw_id),
    )
    .$if(told_through !== null, (query) => query.where('member_id', '>', told_through ?? ''))
    .orderBy('member_id')
    .limit(AT_ONCE)
    .execute();
}

function byBrand(followers: readonly { merchant_id: string; member_id: string }[]): Map<string, string[]> {
  const brands = new Map<string, string[]>();
  for (const { merchant_id, member_id } of followers)
    brands.set(merchant_id, [...(brands.get(merchant_id) ?? []), member_id]);
  return brands;
}

async function notifyFollowersDevices(
  tx: Tx,
  { game_code: gameCode, numero, result, version }: NotifyOptions,
  to: { merchantId: string; memberIds: string[]; now: Date },
): Promise<void> {
  const game = gameOf(gameCode);
  if (!game) return;
  await notifyDevices(tx, {
    ...to,
    kind: 'results',
    ...notificationWords({ gameCode, numero, result, version }),
    path: `${pageOf(game)}?gameCode=${gameCode}&tab=results`,
    tag: `results ${gameCode}`,
  });
}
