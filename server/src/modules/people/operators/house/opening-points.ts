import { sql } from 'kysely';
import type { FindOpeningPoints } from '../../../house/brands/opening-points.ts';

/**
 * Whether all who work for the brand have a second factor. Who comes later must set one up before anything else: that is asked of each session
 * of a brand for real money.
 */
export const secondFactorPoint: FindOpeningPoints = async (db, merchantId) => {
  const { rows } = await sql<{ operators: number; lacking: number }>`
    select count(*)::integer as operators, count(*) filter (where not has_factor)::integer as lacking
    from (
      select exists (select from operators.totp t where t.operator_id = o.id)
        or exists (select from operators.passkey p where p.operator_id = o.id) as has_factor
      from operators.operator o
      where o.status = 'active' and exists (
        select from operators.role_grant g
        where g.operator_id = o.id and (g.merchant_id is null or g.merchant_id = ${merchantId}))
    ) as of_brand`.execute(db);
  const [{ operators, lacking } = { operators: 0, lacking: 0 }] = rows;
  return [{ point: 'second_factor', met: operators > 0 && lacking === 0, facts: { operators, lacking } }];
};
