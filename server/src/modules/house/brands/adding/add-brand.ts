import { type NewBrand, newBrand } from '@lanna/contract/house/brands/new-brand-ops';
import { plainTheme } from '@lanna/contract/house/brands/plain-theme';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { type ActionFacts, proposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { subjectOf } from '../console-brand.ts';
import { lockHosts } from '../desk/refuse-taken-hosts.ts';
import { makeSigningKey } from '../signing-key.ts';
import { makeDefaultPassword } from '../site/default-password.ts';
import { copiedSettings } from './copied-settings.ts';
import { unusableHosts } from './host-proof.ts';

export const ADD_BRAND = 'brands.add';

/** Copies what a topic keeps of one brand to a new one, as far as it opens no door to money by itself. */
export type CopyBrand = (tx: Tx, brands: { from: string; to: string }) => Promise<void>;

interface Deps {
  consoleHosts: readonly string[];
  now: Date;
}

/**
 * Proposes a brand. Always by two: who makes one decides what it plays for and where it answers. Refuses `brand_code_taken`, `host_not_free`
 * {hosts}, `host_not_proved` {hosts}, `brand_languages`, `brand_to_copy_unknown`.
 */
export async function proposeBrand(
  tx: Tx,
  call: Pick<AnyOpsCall, 'propose'>,
  { reason, ...wanted }: NewBrand & { reason: string },
  deps: Deps,
): Promise<{ proposalId: string }> {
  await refuseUnfit(tx, wanted, deps);
  const proposalId = await call.propose(tx, {
    kind: ADD_BRAND,
    brandId: null,
    subject: subjectOf(wanted),
    payload: wanted,
    reason,
  });
  return { proposalId };
}

/** Makes the brand, if all of it is free still. Its site is closed: what is missing is set up before visitors come. */
export function addBrand(deps: { consoleHosts: readonly string[]; copiers(): readonly CopyBrand[] }) {
  return proposalKind({
    kind: ADD_BRAND,
    permission: 'brands.open',
    payload: newBrand,
    preview: async (_, wanted) => ({ after: factsOf(wanted) }),
    carryOut: async (tx, wanted, { now }) => {
      await lockHosts(tx);
      const source = await refuseUnfit(tx, wanted, { ...deps, now });
      const id = await insertBrand(tx, wanted, source, now);
      for (const host of wanted.hosts)
        await tx.insertInto('brands.merchant_host').values({ host, merchant_id: id }).execute();
      if (source) for (const copy of deps.copiers()) await copy(tx, { from: source.id, to: id });
      await notifyOps(tx, { brandId: id, type: 'brand_changed' });
      return { after: factsOf(wanted) };
    },
  });
}

interface Source {
  id: string;
  settings: unknown;
  theme: unknown;
}

async function refuseUnfit(
  db: Queryable,
  { code, hosts, languages, defaultLanguage, copies }: NewBrand,
  deps: Deps,
): Promise<Source | undefined> {
  if (!languages.includes(defaultLanguage)) throw new Refusal('brand_languages');
  const known = await db
    .selectFrom('brands.merchant')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirst();
  if (known) throw new Refusal('brand_code_taken');
  const { notFree, notProved } = await unusableHosts({ db, ...deps }, hosts);
  if (notFree.length > 0) throw new Refusal('host_not_free', { hosts: notFree });
  if (notProved.length > 0) throw new Refusal('host_not_proved', { hosts: notProved });
  if (copies === null) return undefined;
  const source = await db
    .selectFrom('brands.merchant')
    .select(['id', 'settings', 'theme'])
    .where('code', '=', copies)
    .executeTakeFirst();
  if (!source) throw new Refusal('brand_to_copy_unknown');
  return source;
}

async function insertBrand(tx: Tx, wanted: NewBrand, source: Source | undefined, now: Date): Promise<string> {
  const { privateKey, publicKey } = makeSigningKey();
  const { id } = await tx
    .insertInto('brands.merchant')
    .values({
      id: newId(),
      code: wanted.code,
      name: wanted.name,
      currency: wanted.currency,
      currency_symbol: wanted.currencySymbol,
      country: wanted.country,
      time_zone: wanted.timeZone,
      languages: wanted.languages,
      default_language: wanted.defaultLanguage,
      theme: JSON.stringify(source?.theme ?? plainTheme),
      settings: JSON.stringify({
        ...copiedSettings(source?.settings),
        demo: !wanted.real,
        defaultPassword: makeDefaultPassword(),
      }),
      ...(wanted.real && { real_since: now }),
      signing_private_key: privateKey,
      signing_public_key: publicKey,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst()
    .then((row) => row ?? Promise.reject(new Refusal('brand_code_taken')));
  return id;
}

function factsOf({ code, hosts, languages, currency, timeZone, real, copies }: NewBrand): ActionFacts {
  return {
    code,
    hosts: hosts.join(', '),
    languages: languages.join(', '),
    currency,
    timeZone,
    playsFor: real ? 'real_money' : 'demonstration',
    copies: copies ?? '–',
  };
}
