import type { Money } from '@lanna/rules/money';
import { expiredOf, type Lot, withChanges } from '@lanna/rules/rewards/points/lots';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/sql/database.ts';
import { brandDays } from '../brand-day.ts';
import { writeEntries } from './write-entry.ts';

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
  const [held] = await lockAllPoints(tx, [{ merchantId, memberId }], now);
  if (!held) throw new Error('points of a member were not locked');
  return held;
}

/** The same of many members, each named once; they are held in the order of their ids, and answered in it. */
export async function lockAllPoints(
  tx: Tx,
  members: readonly { merchantId: string; memberId: string }[],
  now: Date,
): Promise<HeldPoints[]> {
  if (members.length === 0) return [];
  const ids = members.map(({ memberId }) => memberId);
  const brands = members.map(({ merchantId }) => merchantId);
  await sql`
    insert into points.member (member_id, merchant_id)
    select member_id, merchant_id from unnest(${ids}::uuid[], ${brands}::uuid[]) m (member_id, merchant_id) order by member_id
    on conflict do nothing`.execute(tx);
  const rows = await tx
    .selectFrom('points.member')
    .select(['member_id', 'merchant_id', 'debt'])
    .where('member_id', 'in', ids)
    .orderBy('member_id')
    .forUpdate()
    .execute();
  const days = await daysOf(tx, brands, now);
  const lots = await lotsOf(tx, ids);
  const brandOf = new Map(members.map(({ merchantId, memberId }) => [memberId, merchantId]));
  const held = rows.map(({ member_id: memberId, merchant_id: merchantId, debt }): HeldPoints => {
    const today = days.get(merchantId);
    if (today === undefined || brandOf.get(memberId) !== merchantId)
      throw new Error('points are of a member of the brand');
    return { merchantId, memberId, debt, lots: lots.get(memberId) ?? [], today, now };
  });
  const over = held.map((one) => ({ held: one, changes: expiredOf(one.lots, one.today) }));
  await writeEntries(
    tx,
    over.map(({ held: one, changes }) => ({
      held: one,
      entry: { kind: 'expired', code: 'points_expired', changes },
    })),
  );
  return over.map(({ held: one, changes }) => ({
    ...one,
    lots: withChanges(one.lots, changes).filter(({ remaining }) => remaining > 0n),
  }));
}

/** The day of each of these brands. */
async function daysOf(tx: Tx, brands: readonly string[], now: Date): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('brands.brand')
    .select(['id', 'time_zone'])
    .where('id', 'in', [...new Set(brands)])
    .execute();
  return new Map(
    rows.map(({ id, time_zone }) => {
      if (!id || !time_zone) throw new Error('a brand has a time zone');
      return [id, brandDays(time_zone, now).today];
    }),
  );
}

/** What is left of each member's months, the oldest first. */
async function lotsOf(tx: Tx, memberIds: readonly string[]): Promise<Map<string, Lot[]>> {
  const rows = await tx
    .selectFrom('points.lot')
    .select(['member_id', sql<string>`month::text`.as('month'), 'remaining'])
    .where('member_id', 'in', [...memberIds])
    .where('remaining', '>', 0n)
    .orderBy('month')
    .execute();
  const found = new Map<string, Lot[]>();
  for (const { member_id, ...lot } of rows) found.set(member_id, [...(found.get(member_id) ?? []), lot]);
  return found;
}
