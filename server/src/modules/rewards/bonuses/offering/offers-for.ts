import type { Value } from '@lanna/contract/endpoint';
import type { myBonuses } from '@lanna/contract/rewards/bonuses/bonuses';
import { formatMoney } from '@lanna/rules/money';
import { type BonusTerms, exampleOf } from '@lanna/rules/rewards/bonuses/terms';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';

type Offer = Value<typeof myBonuses>['offers'][number];

/** What a brand offers now, less what the member has had for good, or what has nothing left. Whether it can be taken is decided when it is. */
export async function offersFor(
  db: Queryable,
  { merchantId, memberId }: { merchantId: string; memberId: string },
  now: Date,
): Promise<Offer[]> {
  const { rows } = await sql<{ id: string; version: number; ends_at: Date | null; terms: BonusTerms }>`
    select o.id, o.version, o.ends_at, v.terms
    from bonuses.offer o join bonuses.offer_version v on v.offer_id = o.id and v.version = o.version
    where o.merchant_id = ${merchantId} and o.state = 'published'
      and (o.starts_at is null or o.starts_at <= ${now}) and (o.ends_at is null or o.ends_at > ${now})
      and o.budget > coalesce((select sum(amount) from bonuses.spent s where s.offer_id = o.id), 0)
      and not exists (
        select from bonuses.bonus b
        where b.member_id = ${memberId} and b.offer_id = o.id and b.cause = 'once'
          and (b.active_from is not null or b.state in ('opted', 'waiting')))
    order by o.made_at desc limit 50`.execute(db);
  return rows.map(({ id, version, ends_at, terms }) => ({
    ...{ id, version, endsAt: ends_at?.toISOString() ?? null },
    terms: terms as Offer['terms'],
    example: shown(terms),
  }));
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
