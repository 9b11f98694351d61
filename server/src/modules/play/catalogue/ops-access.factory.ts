import type { OpsAccessRows, OpsFixture } from '../../../platform/ops/test-ops-access.ts';
import { createGame, createVendor } from './catalogue.factory.ts';
import { previewGames } from './games/preview-games.ts';
import { startStop } from './start-stop.ts';

const read = { access: 'catalogue.read' } as const;
const change = { access: 'catalogue.change' } as const;
const overHouse = { ...change, house: true, foreign: 'forbidden' } as const;
const reason = 'what the hostile test says';

/** A vendor that only `river` carries, and a game of it. */
async function carried({ db, river }: OpsFixture, backOfficeUrl: string | null = null) {
  const vendor = await createVendor(db.kysely, { brands: [river] });
  await db.kysely
    .updateTable('catalogue.vendor')
    .set({ back_office_url: backOfficeUrl })
    .where('id', '=', vendor.id)
    .execute();
  const { version } = await db.kysely
    .selectFrom('catalogue.vendor')
    .select('version')
    .where('id', '=', vendor.id)
    .executeTakeFirstOrThrow();
  return { ...vendor, version, game: await createGame(db.kysely, { vendor }) };
}

const ofVendor = async (fixture: OpsFixture) => ({ params: { code: (await carried(fixture)).code } });
const ofGame = async (fixture: OpsFixture) => ({ params: { id: (await carried(fixture)).game.id } });

const form = {
  name: 'Hub',
  groups: ['RNG'],
  signatureHeader: 'X-Hub88-Signature',
  launchUrl: 'https://hub.example/launch',
  apiUrl: null,
  backOfficeUrl: null,
  currencies: ['THB'],
  allowedIps: [],
  amountScale: '100000',
  demoSupported: false,
  provable: false,
  freeBetAmount: 'stake',
  winLimits: [],
};
const gameList = JSON.stringify([{ game_code: 'dice', name: 'Dice', category: 'RNG' }]);
/** One red point. */
const tinyPicture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/vendors': read,
  'GET /ops/vendors.csv': read,
  'GET /ops/vendors/:code': { ...read, input: ofVendor, foreign: 'not_found' },
  'POST /ops/vendors': {
    ...overHouse,
    stepUp: true,
    input: async (fixture) => {
      const { public_key: publicKey } = await carried(fixture);
      const code = `N${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
      return { body: { ...form, code, publicKey, brands: [fixture.river.code], reason } };
    },
  },
  'PUT /ops/vendors/:code': {
    ...overHouse,
    stepUp: true,
    input: async (fixture) => {
      const { code, version } = await carried(fixture);
      return { params: { code }, body: { ...form, version, reason } };
    },
  },
  'POST /ops/vendors/:code/key': {
    access: 'catalogue.keys',
    house: true,
    stepUp: true,
    foreign: 'forbidden',
    input: async (fixture) => {
      const { code, version, public_key: publicKey } = await carried(fixture);
      return { params: { code }, body: { publicKey, version, reason } };
    },
  },
  'PUT /ops/vendors/:code/brands/:brand': {
    ...change,
    foreign: 'brand_out_of_scope',
    input: async (fixture) => ({
      params: { code: (await carried(fixture)).code, brand: fixture.river.code },
      body: { enabled: true, isHot: true, position: 3, version: 1, reason },
    }),
  },
  'POST /ops/vendors/:code/back-office': {
    access: 'catalogue.open-back-office',
    foreign: 'brand_out_of_scope',
    input: async (fixture) => ({
      params: { code: (await carried(fixture, 'https://hub.example/office')).code },
      body: { brand: fixture.river.code },
    }),
  },
  'POST /ops/vendors/:code/games/preview': {
    ...overHouse,
    input: async (fixture) => ({ ...(await ofVendor(fixture)), body: { list: gameList } }),
  },
  'POST /ops/vendors/:code/games': {
    ...overHouse,
    input: async (fixture) => {
      const { code } = await carried(fixture);
      const { digest } = await previewGames(fixture.db.kysely, code, JSON.parse(gameList));
      return { params: { code }, body: { list: gameList, digest } };
    },
  },
  'GET /ops/games': read,
  'GET /ops/games.csv': read,
  'GET /ops/games/:id': { ...read, input: ofGame, foreign: 'not_found' },
  'PUT /ops/games/:id': {
    ...overHouse,
    input: async (fixture) => ({
      ...(await ofGame(fixture)),
      body: {
        name: { EN: 'Dice' },
        category: 'RNG',
        volatility: null,
        features: [],
        liveClass: null,
        lotteryKind: null,
        demo: false,
        version: 1,
      },
    }),
  },
  'PUT /ops/games/:id/brands/:brand': {
    ...change,
    foreign: 'brand_out_of_scope',
    input: async (fixture) => ({
      params: { id: (await carried(fixture)).game.id, brand: fixture.river.code },
      body: { hidden: true, position: null, hotPosition: null, version: 0 },
    }),
  },
  'POST /ops/games/:id/picture': {
    ...overHouse,
    receives: 'picture_unusable',
    input: async (fixture) => ({ ...(await ofGame(fixture)), body: { base64: tinyPicture, version: 1 } }),
  },
  'POST /ops/games/:id/picture/removal': {
    ...overHouse,
    input: async (fixture) => ({ ...(await ofGame(fixture)), body: { version: 1 } }),
  },
  'GET /ops/stops': read,
  'GET /ops/stops.csv': read,
  'GET /ops/stops/switched-off': read,
  'POST /ops/stops': {
    access: 'catalogue.stop',
    foreign: 'brand_out_of_scope',
    input: async (fixture) => ({
      body: { kind: 'game', brand: fixture.river.code, game: (await carried(fixture)).game.id, reason },
    }),
  },
  'POST /ops/stops/:id/end': {
    access: 'catalogue.stop',
    foreign: 'not_found',
    input: async (fixture) => {
      const { game } = await carried(fixture);
      const operator = { id: crypto.randomUUID(), name: 'person', sessionId: crypto.randomUUID() };
      const id = await fixture.db.transaction((tx) =>
        startStop(
          tx,
          { kind: 'game', merchantId: fixture.river.id, subjectId: game.id, subjectName: 'Dice' },
          { operator, reason, now: fixture.clock.now() },
        ),
      );
      return { params: { id }, body: { reason } };
    },
  },
};
