import type { SettingValues } from '@lanna/contract/house/brands/setting-keys';
import { sql } from 'kysely';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { unprovedHosts } from '../adding/unproved-hosts.ts';
import { hostKey } from '../brand.ts';
import type { KeptBrand } from './read-brand-document.ts';

const LISTS = ['hosts', 'agentHosts', 'extraHosts'] as const;
/** Two operators who give one host to two brands at once: the second waits, and is then refused. */
const HOSTS_LOCK = 'brands.hosts';

/**
 * A host that is added must be free: no other brand's, whichever of its lists holds it, and no host of the console. It is
 * written as requests are compared: no port, no case; a public one is proved, as a new brand's are. Refuses with `invalid_input`, naming the list.
 */
export async function refuseTakenHosts(
  tx: Tx,
  brand: KeptBrand,
  after: SettingValues,
  { consoleHosts, now }: { consoleHosts: readonly string[]; now: Date },
): Promise<void> {
  const own = new Set(LISTS.flatMap((list) => brand.document[list]));
  for (const list of LISTS) {
    const added = ((after[list] ?? []) as string[]).filter((host) => !own.has(host));
    if (added.length === 0) continue;
    if (added.some((host) => hostKey(host) !== host)) refuse(list, 'host_written');
    if (added.some((host) => consoleHosts.includes(host))) refuse(list, 'host_of_console');
    await lockHosts(tx);
    if ((await takenHosts(tx, added, brand.id)).length > 0) refuse(list, 'host_taken');
    if ((await unprovedHosts(tx, added, now)).length > 0) refuse(list, 'host_not_proved');
  }
}

/** Until the transaction ends no other one gives a host to a brand. */
export async function lockHosts(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${HOSTS_LOCK}))`.execute(tx);
}

/** Which of these hosts another brand has, in whichever of its lists. */
export async function takenHosts(
  db: Queryable,
  hosts: readonly string[],
  except: string | null,
): Promise<string[]> {
  const { rows } = await sql<{ host: string }>`
    select host from brands.merchant_host where host = any(${hosts}) and merchant_id is distinct from ${except}::uuid
    union
    select lower(listed.host) from brands.merchant m,
      lateral jsonb_array_elements_text(
        coalesce(m.settings -> 'agentHosts', '[]') || coalesce(m.settings -> 'extraHosts', '[]')) as listed (host)
    where m.id is distinct from ${except}::uuid and lower(listed.host) = any(${hosts})`.execute(db);
  return rows.map(({ host }) => host);
}

function refuse(field: string, rule: string): never {
  throw new Refusal('invalid_input', { fields: [{ field, rule }] });
}
