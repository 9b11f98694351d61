import type { SettingValues } from '@lanna/contract/house/brands/setting-keys';
import { sql } from 'kysely';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { hostKey } from '../brand.ts';
import type { KeptBrand } from './read-brand-document.ts';

const LISTS = ['hosts', 'agentHosts', 'extraHosts'] as const;
/** Two operators who give one host to two brands at once: the second waits, and is then refused. */
const HOSTS_LOCK = 'brands.hosts';

/**
 * A host that is added must be free: no other brand's, whichever of its lists holds it, and no host of the console. It is
 * written as requests are compared: no port, no case. Refuses with `invalid_input`, naming the list.
 */
export async function refuseTakenHosts(
  tx: Tx,
  brand: KeptBrand,
  after: SettingValues,
  consoleHosts: readonly string[],
): Promise<void> {
  const own = new Set(LISTS.flatMap((list) => brand.document[list]));
  for (const list of LISTS) {
    const added = ((after[list] ?? []) as string[]).filter((host) => !own.has(host));
    if (added.length === 0) continue;
    if (added.some((host) => hostKey(host) !== host)) refuse(list, 'host_written');
    if (added.some((host) => consoleHosts.includes(host))) refuse(list, 'host_of_console');
    await sql`select pg_advisory_xact_lock(hashtext(${HOSTS_LOCK}))`.execute(tx);
    const { rows } = await sql<{ host: string }>`
      select host from brands.merchant_host where host = any(${added}) and merchant_id <> ${brand.id}
      union all
      select listed.host from brands.merchant m,
        lateral jsonb_array_elements_text(
          coalesce(m.settings -> 'agentHosts', '[]') || coalesce(m.settings -> 'extraHosts', '[]')) as listed (host)
      where m.id <> ${brand.id} and lower(listed.host) = any(${added})
      limit 1`.execute(tx);
    if (rows.length > 0) refuse(list, 'host_taken');
  }
}

function refuse(field: string, rule: string): never {
  throw new Refusal('invalid_input', { fields: [{ field, rule }] });
}
