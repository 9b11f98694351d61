import type { Money } from '@lanna/rules/money';
import { expiredOf, type Lot, withChanges } from '@lanna/rules/rewards/points/lots';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/sql/database.ts';
import { brandDays } from '../brand-day.ts';
import { writeEntry } from './write-entry.ts';

/** A member's points until the transaction ends: nothing else moves them meanwhile. */
export interface HeldPoints {
  merchantId: string;
  memberId: string;
  debt: Money;
  lots: Lot[];
  /** The day of the brand. */
  today: string;
  now: Date;
}

/** Locks a member's points, and expires what is over: so nothing is spent that a job has yet to come to. */
export async function lockPoints(
  tx: Tx,
  { merchantId, memberId, now }: { merchantId: string; memberId: string; now: Date },
): Promise<HeldPoints> {
  const { time_zone } = await tx
    .selectFrom('brands.brand')
    .select('time_zone')
    .where('id', '=', merchantId)
    .executeTakeFirstOrThrow();
  if (!time_zone) throw new Error('a brand has a time zone');
  await sql`
    insert into points.member (member_id, merchant_id) values (${memberId}, ${merchantId}) on conflict do nothing`.execute(
    tx,
  );
  const { debt } = await tx
    .selectFrom('points.member')
    .select('debt')
    .where('member_id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const lots = await tx
    .selectFrom('points.lot')
    .select([sql<string>`month::text`.as('month'), 'remaining'])
    .where('member_id', '=', memberId)
    .where('remaining', '>', 0n)
    .orderBy('month')
    .execute();
  const held = { merchantId, memberId, debt, lots, today: brandDays(time_zone, now).today, now };
  const over = expiredOf(lots, held.today);
  if (over.length > 0) await writeEntry(tx, held, { kind: 'expired', code: 'points_expired', changes: over });
  return { ...held, lots: withChanges(lots, over).filter(({ remaining }) => remaining > 0n) };
}
