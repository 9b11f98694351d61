import type { OpsAccessRows, OpsFixture } from '../../../platform/ops/test-ops-access.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import { lockBrand, readBrand } from './console-brand.ts';
import { evaluateChange, writeChange } from './desk/write-brand-change.ts';

const params = { code: 'RIVER' };
const reason = 'asked for by the test';
const ofRiver = { input: () => ({ params }), foreign: 'not_found' } as const;

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/brands': { access: 'brands.read', secrets: ({ river }) => [river.code] },
  'GET /ops/brands/:code': { access: 'brands.read', ...ofRiver },
  'GET /ops/brands/:code/site-points': { access: 'brands.read', ...ofRiver },
  'POST /ops/brands/:code/preview': {
    access: 'brands.read',
    input: () => ({ params, body: {} }),
    foreign: 'not_found',
  },
  'GET /ops/brands/:code/changes': { access: 'brands.read', ...ofRiver },
  'GET /ops/brands/:code/changes.csv': { access: 'brands.read', ...ofRiver },
  'POST /ops/brands/:code/changes': {
    access: 'brands.change',
    input: (fixture) => newYear(fixture),
    foreign: 'not_found',
  },
  'POST /ops/brands/:code/content-changes': {
    access: 'brands.content',
    input: async (fixture) => {
      const { version } = await readBrand(fixture.db.kysely, fixture.river.id);
      const phone = `02 000 ${String(1000 + version)}`;
      return { params, body: { version, changes: { 'site.customerService.phone': phone } } };
    },
    foreign: 'not_found',
  },
  'POST /ops/brands/:code/changes/:change/undo': {
    access: 'brands.change',
    input: async (fixture) => ({
      params: { ...params, change: await changed(fixture, 'copyrightYear') },
      body: {},
    }),
    foreign: 'not_found',
  },
  'POST /ops/brands/:code/content-changes/:change/undo': {
    access: 'brands.content',
    input: async (fixture) => ({
      params: { ...params, change: await changed(fixture, 'site.customerService.phone') },
      body: {},
    }),
    foreign: 'not_found',
  },
  'GET /ops/brands/:code/real-money': { access: 'brands.read', ...ofRiver },
  'POST /ops/brands/:code/real-money': {
    access: 'brands.open',
    stepUp: true,
    input: async (fixture) => {
      await bookPlayMoney(fixture);
      return { params, body: { reason } };
    },
    receives: 'play_money_on_books',
    foreign: 'not_found',
  },
  'POST /ops/brands/:code/real-money/open': {
    access: 'brands.open',
    stepUp: true,
    input: () => ({ params, body: { reason } }),
    receives: 'brand_is_demo',
    foreign: 'not_found',
  },
  'POST /ops/brands/:code/real-money/close': {
    access: 'brands.change',
    input: () => ({ params, body: { reason } }),
    receives: 'brand_not_open',
    foreign: 'not_found',
  },
  'POST /ops/new-brands/hosts': {
    access: 'brands.open',
    house: true,
    input: () => ({ body: { hosts: ['new-brand.test'] } }),
  },
  'POST /ops/new-brands': {
    access: 'brands.open',
    house: true,
    stepUp: true,
    input: () => {
      const code = `N${newId().slice(-8).toUpperCase()}`;
      return {
        body: {
          code,
          name: { EN: `Brand ${code}` },
          hosts: [`${code.toLowerCase()}.test`],
          languages: ['TH', 'EN'],
          defaultLanguage: 'TH',
          currency: 'THB',
          currencySymbol: '฿',
          country: 'TH',
          timeZone: 'Asia/Bangkok',
          real: false,
          copies: null,
          reason,
        },
      };
    },
  },
  'POST /ops/brands/:code/default-password': {
    access: 'brands.change',
    stepUp: true,
    input: () => ({ params, body: { wish: 'renew', reason } }),
    foreign: 'not_found',
  },
  'POST /ops/brands/:code/default-password/reveal': {
    access: 'brands.change',
    stepUp: true,
    input: () => ({ params, body: {} }),
    foreign: 'not_found',
  },
};

async function newYear({ db, river }: OpsFixture) {
  const { version } = await readBrand(db.kysely, river.id);
  return { params, body: { version, changes: { copyrightYear: 2030 + (version % 100) } } };
}

/** A change that can be undone. */
async function changed(
  { db, river, clock, operatorId }: OpsFixture,
  key: 'copyrightYear' | 'site.customerService.phone',
) {
  return db.transaction(async (tx) => {
    const brand = await lockBrand(tx, river.id);
    const value = key === 'copyrightYear' ? 2030 + (brand.version % 100) : `02 000 ${1000 + brand.version}`;
    // Where no particular operator makes the call, no particular one has made the change.
    const by = { operatorId: operatorId || newId(), operatorName: 'op', now: clock.now(), consoleHosts: [] };
    return (await writeChange(tx, brand, evaluateChange(brand, { [key]: value }), by)).changeId;
  });
}

/** So that the brand of the test stays what it is. */
async function bookPlayMoney({ db, river, clock }: OpsFixture) {
  const now = clock.now();
  await db.kysely
    .insertInto('payments.confirmation')
    .values({
      id: newId(),
      merchant_id: river.id,
      channel_code: 'SANDBOX',
      way: 'in',
      external_reference: 'play money of the test',
      outcome: 'paid',
      amount: 1n,
      currency: river.currency,
      happened_at: now,
      taken_at: now,
      source: 'sandbox',
    })
    .onConflict((oc) => oc.doNothing())
    .execute();
}
