import { randomUUID } from 'node:crypto';
import { lannaTheme } from '../../../../seed/themes.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Queryable } from '../../../platform/sql/database.ts';
import { type BrandProfile, brandRow } from './brand.ts';
import { makeSigningKey } from './signing-key.ts';

let signingKey: ReturnType<typeof makeSigningKey> | undefined;

export interface BrandOptions {
  code?: string;
  hosts?: string[];
  currency?: string;
  symbol?: string;
  timeZone?: string;
  enabled?: boolean;
  settings?: Record<string, unknown>;
  /** Of one with `demo: false`: it takes real money. */
  open?: boolean;
}

/**
 * A brand for a test: `await createBrand(db.kysely, { hosts: ['river.test'], settings: { maxStake: '10.00' } })`.
 * All brands of one test file share a signing key, since making one takes a while; its public half is in `signingPublicKey`.
 */
export async function createBrand(
  db: Queryable,
  options: BrandOptions = {},
): Promise<BrandProfile & { signingPublicKey: string }> {
  signingKey ??= makeSigningKey();
  const code = options.code ?? `B${randomUUID().slice(0, 8).toUpperCase()}`;
  const row = await db
    .insertInto('brands.merchant')
    .values({
      id: newId(),
      code,
      name: { TH: `แบรนด์ ${code}`, EN: `Brand ${code}` },
      enabled: options.enabled ?? true,
      currency: options.currency ?? 'THB',
      currency_symbol: options.symbol ?? 'P',
      country: 'TH',
      time_zone: options.timeZone ?? 'Asia/Bangkok',
      languages: ['TH', 'EN'],
      default_language: 'TH',
      theme: JSON.stringify(lannaTheme),
      settings: JSON.stringify(options.settings ?? {}),
      real_open: options.open ?? false,
      signing_private_key: signingKey.privateKey,
      signing_public_key: signingKey.publicKey,
      created_at: new Date('2026-11-01T00:00:00Z'),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const host of options.hosts ?? []) {
    await db.insertInto('brands.merchant_host').values({ host, merchant_id: row.id }).execute();
  }
  // Not validated, since a test may need a row that `findBrands` refuses.
  const brand = brandRow.safeParse(row).data ?? brandRow.parse({ ...row, settings: {} });
  return { ...brand, signingPublicKey: signingKey.publicKey };
}
