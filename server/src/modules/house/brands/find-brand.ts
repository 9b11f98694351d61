import { isDatabaseUnreachable } from '@lanna/rules/database-errors';
import { sql } from 'kysely';
import type { Clock } from '../../../platform/process/clock.ts';
import type { Log } from '../../../platform/process/log.ts';
import { SETTINGS_KEPT_MS } from '../../../platform/push/delayed-notify.ts';
import { outsideReadScope } from '../../../platform/replica/read-scope.ts';
import { OUTAGE_KEPT_MS, type Queryable } from '../../../platform/sql/database.ts';
import { type BrandProfile, brandRow, hostKey } from './brand.ts';
import { mainOf } from './main-host.ts';

export interface Brands {
  /**
   * The enabled brand a request's host belongs to; undefined for an unregistered host. Port and case do not
   * matter.
   */
  findByHost(host: string): Promise<BrandProfile | undefined>;
  findById(id: string): Promise<BrandProfile | undefined>;
  /** The same without waiting; undefined also where the brands would have to be read first. */
  knownByHost(host: string): BrandProfile | undefined;
  /** The host under which members know a brand; undefined where it has none. */
  mainHostOf(id: string): Promise<string | undefined>;
}

/**
 * All brands are read together: there are few, and a table of fixed size cannot be made to grow by requests
 * with invented hosts, as a cache per host could. A change is seen after `SETTINGS_KEPT_MS` at the latest, in
 * every process; browsers are notified no sooner.
 */
export function findBrands(db: Queryable, clock: Clock, log?: Log): Brands {
  let directory: Promise<Directory> | undefined;
  let readAtMs = 0;
  let last: { directory: Directory; atMs: number } | undefined;

  const current = (): Promise<Directory> => {
    const nowMs = clock.now().getTime();
    if (!directory || nowMs - readAtMs >= SETTINGS_KEPT_MS || nowMs < readAtMs) {
      readAtMs = nowMs;
      // Kept for everybody: it is read where money is, whichever call comes first.
      const reading = outsideReadScope(() => read(nowMs));
      directory = reading;
      // A failed read is not kept: the next request asks again.
      reading.catch(() => {
        if (directory === reading) directory = undefined;
      });
    }
    return directory;
  };

  /** While the database is away nothing changes through this product: what was last read still holds. */
  async function read(nowMs: number): Promise<Directory> {
    try {
      const now = await readDirectory(db, log);
      last = { directory: now, atMs: nowMs };
      return now;
    } catch (error) {
      if (last && nowMs - last.atMs < OUTAGE_KEPT_MS && isDatabaseUnreachable(error)) return last.directory;
      throw error;
    }
  }

  return {
    findByHost: async (host) => (await current()).byHost.get(hostKey(host)),
    findById: async (id) => (await current()).byId.get(id),
    knownByHost: (host) => {
      const ageMs = clock.now().getTime() - readAtMs;
      return last && last.atMs === readAtMs && ageMs >= 0 && ageMs < SETTINGS_KEPT_MS
        ? last.directory.byHost.get(hostKey(host))
        : undefined;
    },
    mainHostOf: async (id) => (await current()).mainHosts.get(id),
  };
}

interface Directory {
  byId: Map<string, BrandProfile>;
  byHost: Map<string, BrandProfile>;
  mainHosts: Map<string, string>;
}

async function readDirectory(db: Queryable, log: Log | undefined): Promise<Directory> {
  const rows = await db
    .selectFrom('brands.merchant as m')
    .where('m.enabled', '=', true)
    .select([
      'm.id',
      'm.code',
      'm.name',
      'm.currency',
      'm.currency_symbol',
      'm.country',
      'm.time_zone',
      'm.languages',
      'm.default_language',
      'm.theme',
      'm.settings',
      'm.takes_money',
      sql<string[]>`array(select host from brands.merchant_host where merchant_id = m.id)`.as('hosts'),
    ])
    .orderBy('m.code')
    .execute();
  const byId = new Map<string, BrandProfile>();
  const byHost = new Map<string, BrandProfile>();
  const mainHosts = new Map<string, string>();
  for (const { hosts, ...row } of rows) {
    const { data: brand, error } = brandRow.safeParse(row);
    if (!brand) {
      // A brand with invalid settings closes its own site only.
      log?.error(
        { brand: row.code, fields: error.issues.map((issue) => issue.path.join('.')) },
        'brand record unusable',
      );
      continue;
    }
    byId.set(brand.id, brand);
    for (const host of hosts) byHost.set(host, brand);
    const main = mainOf(hosts, brand);
    if (main !== undefined) mainHosts.set(brand.id, main);
  }
  // A registered host is unique; hosts in a brand's settings count only where no brand has registered them.
  for (const brand of byId.values()) {
    for (const host of [...brand.settings.extraHosts, ...brand.settings.agentHosts])
      if (!byHost.has(host)) byHost.set(host, brand);
  }
  return { byId, byHost, mainHosts };
}
