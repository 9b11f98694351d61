import type { Queryable } from '../../../platform/sql/database.ts';
import type { BrandProfile } from './brand.ts';

/** The host under which members know a brand: a name before an address, and none where only agents log in. */
export async function mainHost(db: Queryable, brand: BrandProfile): Promise<string | undefined> {
  const rows = await db
    .selectFrom('brands.merchant_host')
    .select('host')
    .where('merchant_id', '=', brand.id)
    .execute();
  return mainOf(
    rows.map(({ host }) => host),
    brand,
  );
}

export function mainOf(registered: readonly string[], { settings }: BrandProfile): string | undefined {
  const hosts = [...registered].sort().filter((host) => !settings.agentHosts.includes(host));
  return hosts.find((host) => !/^[\d.]+$|:/.test(host)) ?? hosts[0];
}
