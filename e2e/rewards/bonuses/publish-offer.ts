import { queryDatabase } from '../../database-actions.ts';

/** An offer of bonuses as two operators have published it; its budget is a million. */
export async function publishOffer(brand: string, terms: object): Promise<void> {
  await queryDatabase(
    `with made as (
       insert into bonuses.offer (id, merchant_id, currency, version, state, budget, made_at, changed_at)
       select uuidv7(), id, 'THB', 1, 'published', 100000000000, now(), now() from brands.merchant where code = $1 returning id)
     insert into bonuses.offer_version (offer_id, version, terms, made_at, made_by_name, reason)
     select id, 1, $2::jsonb, now(), 'operator', 'for the journey' from made`,
    [brand, JSON.stringify(terms)],
  );
}
