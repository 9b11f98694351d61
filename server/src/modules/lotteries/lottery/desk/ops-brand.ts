import type { Game } from '@lanna/rules/lotteries/lottery/game';
import { gameOf } from '@lanna/rules/lotteries/lottery/games';
import { sql } from 'kysely';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';

/** What a change needs of the call that makes it. */
export type Recording = Pick<AnyOpsCall, 'record'>;

/** What loosens a bound waits for a second operator. */
export const RAISED_BY_TWO = { standard: 'always', floor: 'always' } as const;

/** Refuses with `not_found`. */
export function knownGame(code: string): Game {
  const game = gameOf(code);
  if (!game) throw new Refusal('not_found');
  return game;
}

/** Notifies pages of the site and of the console that a brand's lotteries are offered otherwise. */
export async function notifyTerms(tx: Tx, brandId: string): Promise<void> {
  await notifyPush(tx, { b: brandId, t: ['lottery_terms_changed'] });
  await notifyOps(tx, { brandId, type: 'lottery_changed' });
}

/** One change of what a brand sets after the other. */
export async function lockBrandSetting(tx: Tx, brandId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`lottery terms of ${brandId}`}, 0))`.execute(tx);
}
