import type { PlayState } from '@lanna/contract/accounts/protection/play';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import { notifyPush } from '../../../../platform/push/notify.ts';
import type { Database, Queryable } from '../../../../platform/sql/database.ts';
import { isOfLine, type LimitName, type LineLimitName, partsOf } from '../limit-name.ts';
import { readExclusionState } from '../read-exclusion.ts';
import { limitPeriods } from './limit-periods.ts';
import { readStatus } from './limit-status.ts';
import type { LimitOwner } from './own-limits.ts';

export interface Playing {
  owner: LimitOwner;
  timeZone: string;
  now: Date;
}

/** The play session that runs, with its net position, the next reality check, and what refuses bets now. */
export async function showPlay(db: Queryable, { owner, timeZone, now }: Playing): Promise<PlayState> {
  const status = await readStatus(db, owner, now);
  const { started_at: startedAt } = status;
  return {
    now: now.toISOString(),
    session: startedAt && {
      startedAt: startedAt.toISOString(),
      ...(await playedSince(db, owner, startedAt)),
    },
    realityCheck: {
      minutes: Number(status.check_minutes),
      dueAt: status.check_due_at?.toISOString() ?? null,
      due: status.check_due,
    },
    refusedBy: await refusedBy(db, { owner, timeZone, now }, status.refused_by),
  };
}

/** The member has seen the reality check: bets are taken again, and the next one counts from here. */
export async function acknowledgeRealityCheck(db: Database, playing: Playing): Promise<PlayState> {
  const { owner, now } = playing;
  return db.transaction(async (tx) => {
    const { check_due } = await readStatus(tx, owner, now);
    if (check_due) {
      await sql`select bets.restart_reality_check(${owner.memberId}, ${now})`.execute(tx);
      await notifyPush(tx, { m: [owner.memberId], t: ['protection_changed'] });
    }
    return showPlay(tx, playing);
  });
}

/** Summed from the bets, so that a bet of a member without limits costs no write. */
async function playedSince(db: Queryable, { merchantId, memberId }: LimitOwner, startedAt: Date) {
  const { stake, payout } = await db
    .selectFrom('bets.placed_bet')
    .select(({ fn }) => [
      sql<bigint>`coalesce(${fn.sum('stake')}, 0)::bigint`.as('stake'),
      sql<bigint>`coalesce(${fn.sum('payout')}, 0)::bigint`.as('payout'),
    ])
    .where('member_id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .where('placed_at', '>=', startedAt)
    .executeTakeFirstOrThrow();
  return { stake: formatMoney(stake), payout: formatMoney(payout), net: formatMoney(payout - stake) };
}

async function refusedBy(
  db: Queryable,
  { owner, timeZone, now }: Playing,
  limit: LimitName | LineLimitName | null,
): Promise<PlayState['refusedBy']> {
  const exclusion = await readExclusionState(db, owner, now);
  if (exclusion) return { kind: exclusion.kind, period: null, until: exclusion.until };
  // What the line has set is shown by its own topic, with what is left of it.
  if (limit === null || isOfLine(limit)) return null;
  const { kind, period } = partsOf(limit);
  if (kind === 'deposit') throw new Error('a deposit limit refuses no bet');
  const bounds = limitPeriods(now, timeZone);
  const until = kind === 'reality_check' ? null : bounds[period ?? 'day'].end.toISOString();
  return { kind, period, until };
}
