import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { consolidatedSettings } from '@lanna/contract/house/brands/site';
import { inject, onTestFinished } from 'vitest';
import { SETTINGS_KEPT_MS } from '../server/src/platform/push/delayed-notify.ts';
import { openKept, readSecretKeys, secretBox } from '../server/src/platform/sealing/secret-box.ts';
import { queryDatabase } from './database-actions.ts';
import { ask } from './player.ts';
import { retryUntilDecided } from './retry-until-decided.ts';

/**
 * Turns one switch of a brand in the database, as an operator's console would. When the test ends every switch it has
 * turned is back where it was.
 */
export async function turnSwitch(merchant: string, path: readonly string[], value: unknown) {
  const before = await setSwitch(merchant, path, value);
  const which = [merchant, ...path].join(' ');
  // Turned to and fro it goes back at once to what it was at first: on the way it would close a site that others look at already.
  if (turned.has(which)) return;
  turned.add(which);
  onTestFinished(async () => {
    turned.delete(which);
    await setSwitch(merchant, path, before);
  });
}
const turned = new Set<string>();

/** Answers what stood there before, to be put back. Settings that were never made are made: `site` is one of a brand's younger groups. */
export async function setSwitch(merchant: string, path: readonly string[], value: unknown): Promise<unknown> {
  if (path.length > 1)
    await queryDatabase(
      `update brands.merchant set settings = jsonb_set(settings, $2, '{}') where code = $1 and settings #> $2 is null`,
      [merchant, path.slice(0, 1)],
    );
  const [row] = await queryDatabase<{ before: unknown }>(
    'select settings #> $2 as before from brands.merchant where code = $1',
    [merchant, path],
  );
  if (value === null || value === undefined)
    await queryDatabase('update brands.merchant set settings = settings #- $2 where code = $1', [
      merchant,
      path,
    ]);
  else
    await queryDatabase('update brands.merchant set settings = jsonb_set(settings, $2, $3) where code = $1', [
      merchant,
      path,
      JSON.stringify(value),
    ]);
  return row?.before;
}

/** Groups of `brandSettings` as an operator would fill them in; what is left out keeps its default. */
export type WantedSettings = Record<string, unknown>;

export interface OwnBrand {
  /** What `turnSwitch` knows it by. */
  code: string;
  host: string;
  /** The portal's address at this brand. */
  url: string;
}

/** A brand like Lanna, games included, for tests that turn switches: files run side by side, and none may turn another's. */
export async function ownBrand(name: string): Promise<OwnBrand> {
  const host = await openBrand(name);
  await queryDatabase(
    `with own as (select id from brands.merchant where code = $1), lanna as (select id from brands.merchant where code = 'LANNA'),
      vendors as (
        insert into catalogue.brand_vendor (merchant_id, vendor_id, enabled, is_hot, position)
        select own.id, vendor_id, enabled, is_hot, position from own, catalogue.brand_vendor
        where merchant_id = (select id from lanna)
          -- One that keeps players' money knows the brands it was given, and answers no other.
          and vendor_id in (select id from catalogue.vendor where wallet_kind <> 'transfer'))
     insert into catalogue.hot_game (merchant_id, game_id, position)
     select own.id, game_id, position from own, catalogue.hot_game where merchant_id = (select id from lanna)`,
    [name.toUpperCase()],
  );
  return { code: name.toUpperCase(), host, url: urlAt(host) };
}

/** The portal's address at a brand's host. */
export function urlAt(host: string): string {
  const url = new URL(inject('portalUrl'));
  url.hostname = host;
  return url.href;
}

/**
 * Opens a brand like Lanna at `<name>.localhost`, with other settings where they are given, so that tests of this switch and
 * that need not wait for each other. It carries no games. Answers its host once every process of the portal serves it.
 */
export async function openBrand(name: string, settings?: WantedSettings): Promise<string> {
  const host = `${name}.localhost`;
  await queryDatabase(
    `with opened as (
       insert into brands.merchant (id, code, settings, signing_private_key, signing_public_key, created_at, enabled,
         name, theme, languages, default_language, currency, currency_symbol, country, time_zone)
       select uuidv7(), upper($1::text), coalesce($2::jsonb, settings), $4::text, signing_public_key, created_at, enabled,
         name, theme, languages, default_language, currency, currency_symbol, country, time_zone
       from brands.merchant where code = 'LANNA'
       -- A test that goes once more finds the brand as it was opened at first.
       on conflict (code) do update set settings = excluded.settings
       returning id)
     insert into brands.merchant_host (host, merchant_id) select $3, id from opened on conflict (host) do nothing`,
    [name, settings ? JSON.stringify(settings) : null, host, await signingKeyOfLanna()],
  );
  const portal = new URL(inject('portalUrl'));
  portal.hostname = host;
  await retryUntilDecided(() => ask(portal.href, consolidatedSettings));
  // One of several processes knows it; the others keep what they have read before for so long.
  if (process.env['TEST_SHAPE'] === 'compose') await sleep(SETTINGS_KEPT_MS);
  return host;
}

/** The studio knows it. It was sealed for Lanna's row alone; a brand is entered with its key in clear. */
async function signingKeyOfLanna(): Promise<string> {
  const keys = readSecretKeys(readFileSync(join(inject('dataDir'), 'secret-keys'), 'utf8'));
  const [lanna] = await queryDatabase<{ id: string; sealed: string }>(
    "select id, signing_private_key as sealed from brands.merchant where code = 'LANNA'",
  );
  if (!keys || !lanna)
    throw new Error('the stack has no brand LANNA, or no key that its secrets are sealed with');
  return openKept(secretBox(keys), lanna.sealed, { table: 'brands.merchant', row: lanna.id });
}
