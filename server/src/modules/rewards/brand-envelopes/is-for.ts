import { type RawBuilder, sql } from 'kysely';

/** A value, or where a query has it. */
type Of<T> = T | RawBuilder<T>;

/**
 * Envelopes of the brand that are for a member, as a condition on `brand_envelopes.envelope e`: a personal one for whom it was made, others from their
 * rank up for who was a member when it was published, so no account is made for it; of a
 * room, for who may read it.
 */
export function isFor({
  memberId,
  rank,
  registeredAt,
  now,
}: {
  memberId: Of<string>;
  rank: Of<number>;
  registeredAt: Of<Date>;
  now: Of<Date>;
}) {
  return sql<boolean>`(case e.audience
    when 'members' then exists (select from brand_envelopes.chosen c where c.envelope_id = e.id and c.member_id = ${memberId})
    else e.least_rank <= ${rank} and ${registeredAt} <= e.published_at
      and (e.room_id is null or chat.lets_in(e.room_id, ${memberId}, ${rank}, ${now})) end)`;
}
