import { SITE_POINTS, type SitePoint } from '@lanna/contract/house/brands/new-brand-ops';
import type { Queryable } from '../../../platform/sql/database.ts';
import { readBrand } from './console-brand.ts';

/** What a topic knows of what a site should have before visitors come, counted; none of it is missing. Topics above brands contribute theirs. */
export type FindSitePoints = (
  db: Queryable,
  merchantId: string,
) => Promise<Partial<Record<SitePoint['point'], number>>>;

/** The whole list. A point that no topic reports is not met. */
export async function sitePoints(
  db: Queryable,
  merchantId: string,
  finders: readonly FindSitePoints[],
): Promise<SitePoint[]> {
  const found = Object.assign({}, ...(await Promise.all(finders.map((find) => find(db, merchantId)))));
  return SITE_POINTS.map((point) => {
    const count: number = found[point] ?? 0;
    return { point, met: count > 0, count };
  });
}

/** What settings say: a mark of its own, and a way to customer service. */
export const ownSitePoints: FindSitePoints = async (db, merchantId) => {
  const { document } = await readBrand(db, merchantId);
  const { front, site } = document;
  const { line, phone, email, url } = site.customerService;
  return {
    mark: [front.mark, front.logoOnDark, front.logoOnLight].filter(Boolean).length,
    contacts: [line, phone, email, url].filter(Boolean).length,
  };
};
