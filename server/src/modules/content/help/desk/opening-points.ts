import { sql } from 'kysely';
import type { FindOpeningPoints } from '../../../house/brands/opening-points.ts';

/** Whether the terms that members accept can be read: the published text names the version of the brand's setting. */
export const termsPoint: FindOpeningPoints = async (db, merchantId) => {
  const { rows } = await sql<{ version: string; published: boolean }>`
    select coalesce(b.settings ->> 'termsVersion', '1') as version,
      coalesce((select v.terms_version from help.page_version v
        where v.merchant_id = b.id and v.page = 'terms' order by v.number desc limit 1)
        = coalesce(b.settings ->> 'termsVersion', '1'), false) as published
    from brands.brand b where b.id = ${merchantId}`.execute(db);
  const [{ version, published } = { version: '', published: false }] = rows;
  return [{ point: 'terms', met: published, facts: { version } }];
};
