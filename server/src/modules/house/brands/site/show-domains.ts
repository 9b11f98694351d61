import type { Value } from '@lanna/contract/endpoint';
import type { domainRoute } from '@lanna/contract/house/brands/site';
import type { SiteSettings } from '@lanna/contract/house/brands/site-settings';
import { localText } from '@lanna/rules/local-text';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../brand.ts';

/** The brand's registered hosts, and what can be downloaded. Extra hosts are of private networks and stay private. */
export async function showDomains(db: Queryable, brand: BrandProfile): Promise<Value<typeof domainRoute>> {
  const rows = await db
    .selectFrom('brands.merchant_host')
    .select('host')
    .where('merchant_id', '=', brand.id)
    .orderBy('host')
    .limit(200)
    .execute();
  return {
    domainList: rows.map(({ host }) => host),
    resources: brand.settings.site.resources.map((resource) => showResource(resource, brand)),
  };
}

/** Clients of the field read two languages of the label; our own site reads all. */
function showResource(
  { label, ...resource }: SiteSettings['resources'][number],
  { defaultLanguage }: BrandProfile,
): Value<typeof domainRoute>['resources'][number] {
  return {
    ...resource,
    label,
    labelNameEn: localText(label, 'EN', defaultLanguage),
    labelNameCn: localText(label, 'CN', defaultLanguage),
  };
}
