import { consolidatedSettings } from '@lanna/contract/site';
import { inject, onTestFinished } from 'vitest';
import { operate } from './operate.ts';
import { ask } from './player.ts';
import { untilDefinite } from './until-definite.ts';

export type MerchantCode = 'LANNA' | 'CHAOPHRAYA';

/**
 * Turns one switch of a brand in the database, as an operator's console would. When the test ends every switch it has
 * turned is back where it was.
 */
export async function turnSwitch(merchant: MerchantCode, path: readonly string[], value: unknown) {
  const before = await setSwitch(merchant, path, value);
  onTestFinished(async () => {
    await setSwitch(merchant, path, before);
  });
}

/** Answers what stood there before, to be put back. Settings that were never made are made: `site` is one of a brand's younger groups. */
export async function setSwitch(
  merchant: MerchantCode,
  path: readonly string[],
  value: unknown,
): Promise<unknown> {
  await operate(
    `update brands.merchant set settings = jsonb_set(settings, $2, '{}') where code = $1 and settings #> $2 is null`,
    [merchant, path.slice(0, 1)],
  );
  const [row] = await operate<{ before: unknown }>(
    'select settings #> $2 as before from brands.merchant where code = $1',
    [merchant, path],
  );
  if (value === null || value === undefined)
    await operate('update brands.merchant set settings = settings #- $2 where code = $1', [merchant, path]);
  else
    await operate('update brands.merchant set settings = jsonb_set(settings, $2, $3) where code = $1', [
      merchant,
      path,
      JSON.stringify(value),
    ]);
  return row?.before;
}

/** Groups of `brandSettings` as an operator would fill them in; what is left out keeps its default. */
export type WantedSettings = Record<string, unknown>;

/**
 * Opens a brand like Lanna with other settings, at `<name>.localhost`, so that tests of this switch and that need not wait
 * for each other. Answers its host once the portal serves it.
 */
export async function openBrand(name: string, settings: WantedSettings): Promise<string> {
  const host = `${name}.localhost`;
  await operate(
    `with opened as (
       insert into brands.merchant
       select (jsonb_populate_record(lanna, jsonb_build_object(
         'id', uuidv7(), 'code', upper($1::text), 'settings', $2::jsonb))).*
       from brands.merchant as lanna where code = 'LANNA'
       returning id)
     insert into brands.merchant_host (host, merchant_id) select $3, id from opened`,
    [name, JSON.stringify(settings), host],
  );
  const portal = new URL(inject('portalUrl'));
  portal.hostname = host;
  await untilDefinite(() => ask(portal.href, consolidatedSettings));
  return host;
}
