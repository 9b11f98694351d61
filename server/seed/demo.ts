import { brandSettings } from '@lanna/contract/house/brands/brand-settings';
import { language } from '@lanna/contract/language';
import { gameNames } from '@lanna/rules/lotteries/lottery/game-names';
import { lanna } from '@lanna/studio/rules/vendors/lanna/vendor';
import { hostKey } from '../src/modules/house/brands/brand.ts';
import { makeSigningKey } from '../src/modules/house/brands/signing-key.ts';
import { addLotteries } from '../src/modules/play/catalogue/add-lotteries.ts';
import { newId } from '../src/platform/sealing/ids.ts';
import type { Database, Tx } from '../src/platform/sql/database.ts';
import { seedAnnouncementsContent } from './announcements-content.ts';
import { addDemoAgents, newDefaultPassword } from './demo-agents.ts';
import { seedDemoBonuses } from './demo-bonuses.ts';
import { DEMO_BRANDS, type DemoBrand } from './demo-brands.ts';
import { seedDemoCalendar } from './demo-calendar.ts';
import { seedDemoCashback } from './demo-cashback.ts';
import { seedDemoChat } from './demo-chat.ts';
import { seedDemoLeaderboards } from './demo-leaderboards.ts';
import { seedDemoMissions } from './demo-missions.ts';
import { seedDemoPoints } from './demo-points.ts';
import { seedDemoPositions } from './demo-positions.ts';
import { seedDemoRaffles } from './demo-raffles.ts';
import { seedDemoRanks } from './demo-ranks.ts';
import { seedHelpContent } from './help-content.ts';
import { seedPaymentChannels } from './payment-channels.ts';
import { seedPromotionsContent } from './promotions-content.ts';
import { seedServiceContent } from './service-content.ts';
import { addStudioVendors, type StudioAddress } from './studio-vendors.ts';

export interface DemoOptions extends StudioAddress {
  /** Where browsers find the portal; its host becomes one of the first brand's. */
  publicUrl: string;
  now: Date;
}

export interface SeededBrand {
  code: string;
  /** SPKI PEM; what a vendor checks our calls with. */
  signingPublicKey: string;
}

/**
 * The two demo brands and the vendors of the house studio with what they really play. May run at every start: it adds what is missing, settings too,
 * and brings the studio's addresses, keys and games up to date; what an operator has changed since stays.
 */
export async function seedDemo(db: Database, options: DemoOptions): Promise<SeededBrand[]> {
  return db.transaction(async (tx) => {
    for (const brand of DEMO_BRANDS) await addBrand(tx, brand, options.now);
    await addHost(tx, DEMO_BRANDS[0]?.code ?? '', hostKey(new URL(options.publicUrl).hostname));
    const brandCodes = DEMO_BRANDS.map(({ code }) => code);
    await addStudioVendors(tx, options, { brandCodes, now: options.now });
    await putForward(tx);
    await addDemoAgents(tx, options.now);
    const brands = await listDemoBrands(tx);
    await addLotteries(tx, { brands, nameOf: gameNames, now: options.now });
    await seedDemoCalendar(tx, options.now);
    await seedDemoBonuses(tx, { brands, now: options.now });
    await seedDemoMissions(tx, { brands, now: options.now });
    await seedDemoCashback(tx, { brands, now: options.now });
    await seedDemoPoints(tx, { brands, now: options.now });
    await seedDemoPositions(tx, { brands, now: options.now });
    await seedDemoRanks(tx, { brands, now: options.now });
    await seedDemoChat(tx, { brands, now: options.now });
    await seedHelpContent(tx, { brands, now: options.now });
    await seedAnnouncementsContent(tx, { brands, now: options.now });
    await seedPromotionsContent(tx, { brands, now: options.now });
    await seedDemoRaffles(tx, { brands, now: options.now });
    await seedDemoLeaderboards(tx, { brands, now: options.now });
    await seedServiceContent(tx, { brands });
    await seedPaymentChannels(tx, brands);
    return listSigningKeys(tx);
  });
}

function listDemoBrands(tx: Tx): Promise<{ id: string; code: string; currency: string }[]> {
  return tx
    .selectFrom('brands.merchant')
    .select(['id', 'code', 'currency'])
    .where(
      'code',
      'in',
      DEMO_BRANDS.map(({ code }) => code),
    )
    .orderBy('code')
    .execute();
}

async function addBrand(tx: Tx, brand: DemoBrand, now: Date) {
  const known = await tx
    .selectFrom('brands.merchant')
    .select(['id', 'settings'])
    .where('code', '=', brand.code)
    .executeTakeFirst();
  if (known) {
    const settings = JSON.stringify(completed(known.settings, brand.settings));
    await tx.updateTable('brands.merchant').set({ settings }).where('id', '=', known.id).execute();
    return;
  }
  const { privateKey, publicKey } = makeSigningKey();
  await tx
    .insertInto('brands.merchant')
    .values({
      id: newId(),
      code: brand.code,
      name: brand.name,
      currency: 'THB',
      currency_symbol: brand.currencySymbol,
      country: 'TH',
      time_zone: 'Asia/Bangkok',
      languages: [...language.options],
      default_language: 'TH',
      theme: JSON.stringify(brand.theme),
      // Written out in full, so that an operator sees what there is to turn.
      settings: JSON.stringify(
        brandSettings.parse({ ...brand.settings, defaultPassword: newDefaultPassword() }),
      ),
      signing_private_key: privateKey,
      signing_public_key: publicKey,
      created_at: now,
    })
    .execute();
  for (const host of brand.hosts) await addHost(tx, brand.code, host);
}

/** Settings that were not there yet when the brand was made; whatever stands there stays. */
function completed(kept: unknown, wanted: unknown): unknown {
  if (kept === undefined) return wanted;
  if (!isGroup(kept) || !isGroup(wanted)) return kept;
  const names = new Set([...Object.keys(kept), ...Object.keys(wanted)]);
  return Object.fromEntries([...names].map((name) => [name, completed(kept[name], wanted[name])]));
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A host that has an owner keeps it. */
async function addHost(tx: Tx, brandCode: string, host: string) {
  await tx
    .insertInto('brands.merchant_host')
    .columns(['host', 'merchant_id'])
    .expression((eb) =>
      eb
        .selectFrom('brands.merchant')
        .select((of) => [of.val(host).as('host'), 'id'])
        .where('code', '=', brandCode),
    )
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** The house's slots open the strip of hot games of a brand that has put nothing forward yet. */
async function putForward(tx: Tx) {
  const brands = await tx
    .selectFrom('brands.merchant as m')
    .innerJoin('catalogue.brand_vendor as bv', 'bv.merchant_id', 'm.id')
    .innerJoin('catalogue.vendor as v', 'v.id', 'bv.vendor_id')
    .where('v.code', '=', lanna.code)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('catalogue.hot_game as h').whereRef('h.merchant_id', '=', 'm.id').select('h.game_id'),
        ),
      ),
    )
    .select(['m.id', 'v.id as vendor_id'])
    .execute();
  for (const brand of brands) {
    const games = await tx
      .selectFrom('catalogue.game')
      .select(['id', 'code'])
      .where('vendor_id', '=', brand.vendor_id)
      .execute();
    const rows = lanna.games.flatMap(({ code }, position) => {
      const game = games.find((candidate) => candidate.code === code);
      return game ? [{ merchant_id: brand.id, game_id: game.id, position }] : [];
    });
    await tx.insertInto('catalogue.hot_game').values(rows).execute();
  }
}

async function listSigningKeys(tx: Tx): Promise<SeededBrand[]> {
  const rows = await tx
    .selectFrom('brands.merchant')
    .select(['code', 'signing_public_key'])
    .orderBy('code')
    .execute();
  return rows.map((row) => ({ code: row.code, signingPublicKey: row.signing_public_key }));
}
