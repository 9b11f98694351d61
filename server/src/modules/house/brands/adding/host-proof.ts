import { randomBytes } from 'node:crypto';
import { resolveTxt } from 'node:dns/promises';
import type { CheckedHost } from '@lanna/contract/house/brands/new-brand-ops';
import { callGuarded } from '../../../../platform/guard/call-guarded.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { hostKey } from '../brand.ts';
import { takenHosts } from '../desk/refuse-taken-hosts.ts';
import { needsProof, unprovedHosts } from './unproved-hosts.ts';

/** What stands under a name, as DNS answers it; nothing where it does not. */
export type LookUpTexts = (name: string) => Promise<readonly string[]>;

/** What stands in a small file at an address; nothing where there is none. */
export type FetchText = (url: string) => Promise<string>;

interface Deps {
  db: Queryable;
  consoleHosts: readonly string[];
  now: Date;
}

/**
 * Whether hosts may become a new brand's. A public name is proved by a token of its own, in a text record or in a file of the host, which is looked for
 * anew each time: else a brand could take a name that its owner wants to bring later.
 */
export async function checkHosts(
  { db, consoleHosts, now }: Deps,
  hosts: readonly string[],
  { lookUp, fetchText }: { lookUp: LookUpTexts; fetchText: FetchText },
): Promise<CheckedHost[]> {
  const taken = new Set(await takenHosts(db, hosts, null));
  return Promise.all(
    [...new Set(hosts)].map(async (host): Promise<CheckedHost> => {
      const state = stateOf(host, taken, consoleHosts);
      if (state !== 'free' || !needsProof(host))
        return { host, state, record: null, proved: state === 'free' };
      const { token } = await claim(db, host, now);
      const record = {
        name: `_lanna-host.${host}`,
        value: `lanna-host=${token}`,
        file: `https://${host}/.well-known/lanna-host.txt`,
      };
      const isThere =
        (await lookUp(record.name)).includes(record.value) ||
        (await fetchText(record.file)).trim() === record.value;
      if (isThere)
        await db.updateTable('brands.host_claim').set({ proved_at: now }).where('host', '=', host).execute();
      return { host, state, record, proved: isThere };
    }),
  );
}

/** Hosts that are not free, and free ones that are not proved: by what was last found, without asking anybody. */
export async function unusableHosts(
  { db, consoleHosts, now }: Deps,
  hosts: readonly string[],
): Promise<{ notFree: string[]; notProved: string[] }> {
  const taken = new Set(await takenHosts(db, hosts, null));
  const notFree = hosts.filter((host) => stateOf(host, taken, consoleHosts) !== 'free');
  const free = hosts.filter((host) => !notFree.includes(host));
  return { notFree, notProved: await unprovedHosts(db, free, now) };
}

function stateOf(host: string, taken: ReadonlySet<string>, consoleHosts: readonly string[]) {
  if (hostKey(host) !== host) return 'unreadable';
  if (consoleHosts.includes(host)) return 'console';
  return taken.has(host) ? 'taken' : 'free';
}

async function claim(db: Queryable, host: string, now: Date): Promise<{ token: string }> {
  await db
    .insertInto('brands.host_claim')
    .values({ host, token: randomBytes(16).toString('hex'), claimed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('brands.host_claim')
    .select('token')
    .where('host', '=', host)
    .executeTakeFirstOrThrow();
}

const LOOK_UP_MS = 3000;

/** Asks DNS. What is not answered in time is as if it were not there: it is asked again when the operator presses again. */
export async function lookUpTexts(name: string): Promise<readonly string[]> {
  const late = new Promise<string[][]>((resolve) => setTimeout(resolve, LOOK_UP_MS, []).unref());
  const found = await Promise.race([resolveTxt(name).catch(() => []), late]);
  return found.map((parts) => parts.join(''));
}

const FILE_MS = 3000;
/** The text, and what an editor may put around it. */
const FILE_BYTES = 200;

/**
 * Asks the host itself, by https, without redirects and nowhere into a private network: the address is one that an operator has typed. Whatever goes wrong
 * is as if there were no file.
 */
export async function fetchHostFile(url: string): Promise<string> {
  const answer = await callGuarded(
    { url, method: 'GET', signal: AbortSignal.timeout(FILE_MS), bytesMax: () => FILE_BYTES },
    { privateToo: false, origins: [] },
  ).catch(() => undefined);
  return answer?.status === 200 ? answer.raw.toString('utf8') : '';
}
