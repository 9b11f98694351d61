import { type RawBuilder, sql } from 'kysely';
import { notifyPush } from '../../../platform/push/notify.ts';
import type { Tx } from '../../../platform/sql/database.ts';

/**
 * Ids are those of sessions, except in `series`. One browser are the session and all that the same remember-me token has opened (its other
 * tabs): `browser` ends all of them, `allBut` none.
 */
export type WhichSessions = 'all' | { browser: string } | { allBut: string } | { series: string };

/**
 * Ends sessions of a member and their remember-me tokens: session tokens are refused from the commit on, and
 * every process notifies and closes their sockets. Returns how many sessions were open.
 */
export async function endSessions(
  tx: Tx,
  ending: { merchantId: string; memberId: string; which: WhichSessions; now: Date },
): Promise<number> {
  const { merchantId, memberId, now } = ending;
  const { sessions, series } = scopeOf(ending.which);
  await tx
    .updateTable('authentication.remember_me_token')
    .set({ ended_at: now })
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where(series)
    .execute();
  const ended = await tx
    .updateTable('authentication.session')
    .set({ ended_at: now })
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where(sessions)
    .returning('id')
    .execute();
  if (ended.length > 0) await notifyPush(tx, { s: ended.map((session) => session.id) });
  return ended.length;
}

/** A remember-me series outlives its session, so the two are ended by separate conditions. */
function scopeOf(which: WhichSessions): { sessions: RawBuilder<boolean>; series: RawBuilder<boolean> } {
  if (which === 'all') return { sessions: sql`true`, series: sql`true` };
  if ('series' in which)
    return { sessions: sql`remember_me_token_id = ${which.series}`, series: sql`id = ${which.series}` };
  if ('browser' in which) {
    const seriesOfBrowser = seriesOfSession(which.browser);
    return {
      sessions: sql`(id = ${which.browser} or remember_me_token_id = ${seriesOfBrowser})`,
      series: sql`id = ${seriesOfBrowser}`,
    };
  }
  const ownSeries = seriesOfSession(which.allBut);
  return {
    sessions: sql`id <> ${which.allBut} and coalesce(remember_me_token_id <> ${ownSeries}, true)`,
    series: sql`id is distinct from ${ownSeries}`,
  };
}

function seriesOfSession(sessionId: string) {
  return sql`(select remember_me_token_id from authentication.session where id = ${sessionId})`;
}
