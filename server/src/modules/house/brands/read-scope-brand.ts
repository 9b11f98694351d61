import type { Language } from '@lanna/contract/people/members/members';
import type { Brand } from '../../../platform/http/calls/route.ts';
import type { Queryable } from '../../../platform/sql/database.ts';

/** A brand as the console's calls have it in their scope; it is there. */
export async function readScopeBrand(db: Queryable, brandId: string): Promise<Brand> {
  const row = await db
    .selectFrom('brands.brand')
    .select(['id', 'code', 'currency', 'country', 'time_zone', 'default_language'])
    .where('id', '=', brandId)
    .executeTakeFirstOrThrow();
  const { id, code, currency, country, time_zone: timeZone, default_language } = row;
  if (!id || !code || !currency || !country || !timeZone) throw new Error('a brand is whole');
  return { id, code, currency, country, timeZone, defaultLanguage: default_language as Language };
}
