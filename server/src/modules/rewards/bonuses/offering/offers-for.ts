import type { Value } from '@lanna/contract/endpoint';
import type { myBonuses } from '@lanna/contract/rewards/bonuses/bonuses';
import { formatMoney } from '@lanna/rules/money';
import { type BonusAudience, isForMember } from '@lanna/rules/rewards/bonuses/audience';
import { type EarningFacts, earnedBy } from '@lanna/rules/rewards/bonuses/earning';
import { type BonusTerms, depositOf, exampleOf } from '@lanna/rules/rewards/bonuses/terms';
import { sql } from 'kysely';
import type { AskSegments } from '../../../../platform/ops/segment-condition.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { audienceFacts } from './audience-facts.ts';
import { firstDay } from './brand-day.ts';
import { earningFacts } from './earning-facts.ts';

export interface OfferReader {
  brand: { id: string; currency: string; timeZone: string };
  memberId: string;
  segments?: AskSegments | undefined;
}

type Offer = Value<typeof myBonuses>['offers'][number];

/**
 * What a brand offers now, less what the member has had for good or for the day, or what has nothing left; with what is earned without a deposit. Whether it can
 * be taken is decided when it is.
 */
export async function offersFor(
  db: Queryable,
  { brand, memberId, segments }: OfferReader,
  now: Date,
): Promise<Offer[]> {
  const { rows } = await sql<Row>`
    select o.id, o.version, o.starts_at, o.ends_at, v.terms, v.audience, array(
      select b.cause from bonuses.bonus b
      where b.member_id = ${memberId} and b.offer_id = o.id and b.cause is not null
        and (b.active_from is not null or b.state in ('opted', 'waiting'))) as had
    from bonuses.offer o join bonuses.offer_version v on v.offer_id = o.id and v.version = o.version
    where o.merchant_id = ${brand.id} and o.state = 'published' and not v.only_as_reward
      and (o.starts_at is null or o.starts_at <= ${now}) and (o.ends_at is null or o.ends_at > ${now})
      and o.budget > coalesce((select sum(amount) from bonuses.spent s where s.offer_id = o.id), 0)
    order by o.made_at desc limit 50`.execute(db);
  const whose =
    rows.some(({ audience }) => audience) &&
    (await audienceFacts(
      db,
      { merchantId: brand.id, memberId, now, segments },
      rows.map(({ audience }) => audience),
    ));
  const open = rows.filter(
    ({ had, audience }) => !had.includes('once') && (!whose || isForMember(audience, whose)),
  );
  // Facts are asked for only where an offer is earned by them.
  const facts =
    open.some(({ terms }) => !depositOf(terms)) && (await earningFacts(db, { brand, memberId }, now));
  return open.map((row) => ({
    ...{ id: row.id, version: row.version, endsAt: row.ends_at?.toISOString() ?? null },
    terms: row.terms as Offer['terms'],
    example: shown(row.terms),
    earned: facts ? earnedOf(row, facts, brand.timeZone) : null,
  }));
}

interface Row {
  id: string;
  version: number;
  starts_at: Date | null;
  ends_at: Date | null;
  terms: BonusTerms;
  audience: BonusAudience | null;
  /** What the member has had of it, and for what. */
  had: string[];
}

function earnedOf({ terms, starts_at, had }: Row, facts: EarningFacts, timeZone: string): Offer['earned'] {
  const earned = earnedBy(terms, facts, firstDay(starts_at, timeZone));
  if (!earned || had.includes(earned.cause)) return null;
  return { amount: formatMoney(earned.amount), until: earned.until };
}

function shown(terms: BonusTerms): Offer['example'] {
  const example = exampleOf(terms);
  return (
    example && {
      deposit: formatMoney(example.deposit),
      amount: formatMoney(example.amount),
      required: formatMoney(example.required),
      maxStake: formatMoney(example.maxStake),
      convertedMost: example.convertedMost === null ? null : formatMoney(example.convertedMost),
    }
  );
}
