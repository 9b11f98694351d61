import { type EarningFacts, lastPeriod } from '@lanna/rules/rewards/bonuses/earning';
import { LOSS_PERIODS } from '@lanna/rules/rewards/bonuses/terms';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { identityOf } from '../../../accounts/kyc/refuse-unverified.ts';
import { provedServices } from '../../../accounts/linked-accounts/proved-services.ts';
import { readBirthday } from '../../../people/members/persons/read-birthday.ts';
import { readReferrals } from '../referral/read-referrals.ts';
import { brandDay } from './brand-day.ts';

interface Whose {
  brand: { id: string; currency: string; timeZone: string };
  memberId: string;
}

/** What bonuses without a deposit are earned by, as it stands at this moment. */
export async function earningFacts(
  db: Queryable,
  { brand, memberId }: Whose,
  now: Date,
): Promise<EarningFacts> {
  const { today } = brandDay(now, brand.timeZone);
  const { rows } = await sql<{ level: number; mobile: boolean; email: boolean }>`
    select a.rank_level as level, c.mobile_verified_at is not null as mobile, c.email_verified_at is not null as email
    from members.account a join members.credential c on c.id = a.id where a.id = ${memberId} and a.merchant_id = ${brand.id}`.execute(
    db,
  );
  const [member] = rows;
  if (!member) throw new Error('facts are of a member of the brand');
  const owner = { merchantId: brand.id, memberId };
  const losses = await Promise.all(
    LOSS_PERIODS.map((period) => netLoss(db, { brand, memberId }, lastPeriod(period, today))),
  );
  return {
    today,
    // A birthday that was only typed could be any day.
    birthday: (await identityOf(db, owner)).state === 'approved' ? await readBirthday(db, owner) : null,
    level: member.level,
    contacts: [
      ...(['mobile', 'email'] as const).filter((contact) => member[contact]),
      ...(await provedServices(db, owner)).keys(),
    ],
    losses: { day: losses[0] ?? 0n, week: losses[1] ?? 0n },
    referrals: await readReferrals(db, { brand, memberId }, now),
  };
}

/** Cash that was staked in settled bets of these days and not paid back. Bonus money and free bets are no part of it. */
async function netLoss(
  db: Queryable,
  { brand, memberId }: Whose,
  { from, to }: { from: string; to: string },
): Promise<bigint> {
  const { rows } = await sql<{ lost: bigint }>`
    select coalesce(sum(stake - payout), 0)::bigint as lost from bets.member_day
    where merchant_id = ${brand.id} and member_id = ${memberId} and currency = ${brand.currency}
      and day between ${from}::date and ${to}::date`.execute(db);
  return rows[0]?.lost ?? 0n;
}
