import type { memberAnnouncements } from '@lanna/contract/content/announcements/announcements';
import type { Value } from '@lanna/contract/endpoint';
import { TRIAL_TYPE } from '@lanna/contract/people/members/members';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { wantsMarketing } from '../../../accounts/protection/choose-marketing.ts';
import { runsAt } from './announcement.ts';
import { readGroups, type Wanted } from './read-announcements.ts';

const DAY_MS = 86_400_000;

/**
 * What runs now for this member and not for everybody, and the pop-ups not to be shown again. A trial account is no member. Who does not
 * receive promotions gets notices alone, and every pop-up counts as seen.
 */
export async function readForMember(
  db: Queryable,
  brand: Brand,
  memberId: string,
  wanted: Wanted,
): Promise<Value<typeof memberAnnouncements>> {
  const [member, seen] = await Promise.all([
    db
      .selectFrom('members.account')
      .select(['type', 'rank_level', 'registered_at'])
      .where('id', '=', memberId)
      .where('merchant_id', '=', brand.id)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('announcements.seen as s')
      .innerJoin('announcements.announcement as a', 'a.id', 's.announcement_id')
      .select('a.id')
      .where('s.member_id', '=', memberId)
      .where('a.merchant_id', '=', brand.id)
      .where(runsAt(wanted.now))
      .execute(),
  ]);
  const memberDays = Math.floor((wanted.now.getTime() - member.registered_at.getTime()) / DAY_MS);
  const receivesMore = await wantsMarketing(db, memberId);
  const types =
    member.type === TRIAL_TYPE ? [] : wanted.types.filter((type) => receivesMore || type === 'PL');
  const groups = await readGroups(
    db,
    brand,
    { ...wanted, types },
    sql<boolean>`a.readers = 'members'
      and (a.ranks = '{}' or ${member.rank_level}::smallint = any (a.ranks))
      and (a.new_member_days is null or ${memberDays} < a.new_member_days)`,
  );
  const closed = receivesMore ? [] : await runningPopUps(db, brand, wanted.now);
  return { ...groups, seen: [...seen.map(({ id }) => id), ...closed] };
}

async function runningPopUps(db: Queryable, brand: Brand, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('announcements.announcement as a')
    .select('a.id')
    .where('a.merchant_id', '=', brand.id)
    .where('a.type', '=', 'PU')
    .where(runsAt(now))
    .execute();
  return rows.map(({ id }) => id);
}
