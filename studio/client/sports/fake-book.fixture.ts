import { formatMoney } from '@lanna/rules/money';
import { HOUSE_TEAMS, houseTeam, pairingsOf } from '@lanna/rules/play/sports/model/house-league';
import { MARGINS } from '@lanna/rules/play/sports/model/margin';
import { type PricedMarket, pricesOfMatch } from '@lanna/rules/play/sports/model/market-prices';
import { scoreWeights } from '@lanna/rules/play/sports/model/score-weights';
import { pricesOfSeason, seasonChances } from '@lanna/rules/play/sports/model/season-prices';
import { mostPaid } from '@lanna/rules/play/sports/slips/payout';
import { lineCount } from '@lanna/rules/play/sports/slips/slip';
import type {
  ListedFixture,
  OwnSlip,
  PlaceRequest,
  ResultList,
  SportsEvent,
  SportsFixture,
  SportsFrame,
  SportsMarket,
  SportsSession,
} from '../../sports-api.ts';
import { Refused } from '../shared/studio-calls.ts';
import { moneyOf } from './state/money.ts';
import type { Studio } from './wire/studio.ts';

/** What stands in for the studio in tests of the page: real prices of the model, and nothing moves but when a test says so. */
export interface FakeBook {
  studio: Studio;
  session: SportsSession;
  placed: PlaceRequest[];
  fixtures: SportsFixture[];
  refuseNext(refusal: Refused): void;
  failLists(fails: boolean): void;
  settle(slip: number, change: Partial<OwnSlip>): void;
  change(fixture: string, markets: SportsMarket[], state?: SportsFixture['state']): void;
  marketOf(fixture: string, market: string): SportsMarket;
  breakLine(): void;
  mendLine(): void;
}

const LEAGUE = '00000000-0000-4000-8000-00000000000a';
export const SEASON = '00000000-0000-4000-8000-00000000000b';
const MINUTE = 60_000;

export function fakeBook(
  rounds = 2,
  how: { language?: 'TH' | 'EN'; style?: 'malay' | 'decimal'; season?: boolean } = {},
): FakeBook {
  const session = sessionOf(how);
  const placed: PlaceRequest[] = [];
  const slips: OwnSlip[] = [];
  const matches = Array.from({ length: rounds }, (_, at) => matchesOf(at + 1)).flat();
  const markets = new Map(matches.map(({ fixture, priced }) => [fixture.id, new Map(priced)]));
  const season = how.season ? seasonOf() : undefined;
  if (season) markets.set(SEASON, seasonMarkets());
  const line = standInSocket();
  let refusal: Refused | undefined;
  let failing = false;
  const fixtures = matches.map(({ fixture }) => fixture);
  const marketOf = (fixture: string, market: string) => {
    const found = markets.get(fixture)?.get(market);
    if (!found) throw new Error(`${fixture} has no ${market}`);
    return found;
  };
  const listed = (fixture: SportsFixture): ListedFixture => {
    const own = [...(markets.get(fixture.id)?.values() ?? [])];
    const main = (kind: string) => own.find(({ market }) => market.startsWith(kind));
    const names = [
      'handicap/full',
      'totals/full',
      'result/full',
      'handicap/half',
      'totals/half',
      'result/half',
    ];
    return { ...fixture, markets: names.flatMap((name) => main(name) ?? []), marketCount: own.length };
  };
  const now = () => new Date().toISOString();
  const competitions = [
    { id: LEAGUE, name: { TH: 'ลีกเสมือนล้านนา', EN: 'Lanna Virtual League' }, virtual: true },
  ];

  const studio: Studio = {
    loadSession: async () => session,
    async loadFixtures({ when, search, only }) {
      if (failing) throw new Refused('too_soon');
      const found = fixtures.filter(
        ({ id, home, away }) =>
          (only === undefined || only.split(',').includes(id)) &&
          (search === undefined || `${home.TH} ${away.TH} ${home.EN} ${away.EN}`.includes(search)),
      );
      return { now: now(), competitions, fixtures: when === 'early' ? [] : found.map(listed), more: false };
    },
    loadOutrights: async () => ({
      ...{ now: now(), competitions },
      outrights:
        season && !failing ? [{ ...season, markets: [...(markets.get(SEASON)?.values() ?? [])] }] : [],
    }),
    loadRules: async () => ({
      margins: Object.fromEntries(Object.entries(MARGINS).map(([kind, { margin }]) => [kind, margin - 10])),
      ...{ version: 2, since: now() },
    }),
    async loadEvent(id): Promise<SportsEvent> {
      const fixture = [...fixtures, ...(season ? [season] : [])].find((one) => one.id === id);
      const [competition] = competitions;
      if (!fixture || !competition) throw new Refused('invalid_input');
      const own = [...(markets.get(id)?.values() ?? [])];
      const proof = fixture === season ? null : { round: LEAGUE, commitment: 'c'.repeat(64) };
      return { now: now(), competition, fixture, markets: own, end: null, proof };
    },
    loadResults: async () => resultsOf(fixtures, competitions),
    loadSlips: async ({ state }) => ({
      slips: slips.filter(({ paid }) => (paid === null) === (state === 'open')),
      more: false,
      balance: session.balance,
    }),
    quote: async ({ legs, type, sizes }) => ({
      legs: legs.map((leg) => ({ ...leg, fixture: null, state: 'open' as const })),
      lines: lineCount({ type, legs, sizes }),
      ...{ problem: null, leastStake: '10.00', mostStake: '2500.00', pays: null },
    }),
    async place(request) {
      const said = refusal;
      refusal = undefined;
      if (said) throw said;
      placed.push(request);
      const slip = slipOf(request, season ? [...fixtures, season] : fixtures);
      slips.unshift(slip);
      return { slip, balance: '900.00' };
    },
    saveSettings: async (settings) => settings,
    markFavourite: async () => {},
  };

  return {
    ...{ studio, session, placed, fixtures, marketOf },
    refuseNext(said) {
      refusal = said;
    },
    failLists(fails) {
      failing = fails;
    },
    settle(at, change) {
      const slip = slips[at];
      if (slip) slips[at] = { ...slip, ...change };
      line.push({ t: 'own' });
    },
    change(fixture, changed, state = 'prematch') {
      for (const market of changed) markets.get(fixture)?.set(market.market, market);
      const known = fixtures.find(({ id }) => id === fixture);
      const startsAt = known?.startsAt ?? now();
      line.push({ t: 'changes', now: now(), fixture, state, startsAt, markets: changed });
    },
    breakLine: line.breakOff,
    mendLine: line.mend,
  };
}

function seasonOf(): SportsFixture {
  const title = { TH: 'ล้านนาลีก ฤดูกาล 0007', EN: 'Lanna League, season 0007' };
  return {
    ...{ id: SEASON, competition: LEAGUE, home: title, away: title, virtual: true, state: 'prematch' },
    startsAt: new Date(Date.now() + 40 * MINUTE).toISOString(),
    outright: {
      runners: Object.fromEntries(HOUSE_TEAMS.map(({ code }) => [code, nameOf(code)])),
      endsAt: new Date(Date.now() + 190 * MINUTE).toISOString(),
    },
  };
}

function seasonMarkets(): Map<string, SportsMarket> {
  return new Map(
    pricesOfSeason(MARGINS, seasonChances(300, 7)).map(({ market, prices }) => [
      market,
      { market, state: 'open', prices: prices.map((price) => ({ ...price, version: 1 })) },
    ]),
  );
}

function sessionOf({
  language = 'TH',
  style = 'malay',
}: {
  language?: 'TH' | 'EN';
  style?: 'malay' | 'decimal';
}): SportsSession {
  return {
    ...{ gameCode: 'sanam-football', gameName: { TH: 'สนามฟุตบอล', EN: 'Sanam Football' }, demo: false },
    ...{ currency: 'THB', symbol: '฿', language, lobbyUrl: window.location.origin, balance: '1000.00' },
    settings: { oddsStyle: style, priceChoice: 'better' },
    favourites: { fixtures: [], competitions: [] },
    ...{ leastStake: '10.00', mostStake: '50000.00' },
  };
}

function matchesOf(round: number) {
  return pairingsOf(((round - 1) % 2) + 1).map(({ home, away }, at) => {
    const fixture: SportsFixture = {
      id: `00000000-0000-4000-8000-${String(round * 100 + at).padStart(12, '0')}`,
      competition: LEAGUE,
      ...{ home: nameOf(home), away: nameOf(away), virtual: true, state: 'prematch', outright: null },
      startsAt: new Date(Date.now() + round * 5 * MINUTE).toISOString(),
    };
    const priced = pricedOnce(home, away);
    return { fixture, priced: priced.map((one) => [one.key, marketFrom(one)] as const) };
  });
}

const PRICED = new Map<string, PricedMarket[]>();

/** Two rounds are enough to look at: a thousand matches are theirs again. */
function pricedOnce(home: string, away: string): PricedMarket[] {
  const known = PRICED.get(home + away);
  const priced = known ?? pricesOfMatch(scoreWeights(houseTeam(home), houseTeam(away)));
  PRICED.set(home + away, priced);
  return priced;
}

function marketFrom({ key, prices }: PricedMarket): SportsMarket {
  return { market: key, state: 'open', prices: prices.map((price) => ({ ...price, version: 1 })) };
}

function nameOf(code: string) {
  const { TH = '', EN = '' } = HOUSE_TEAMS.find((team) => team.code === code)?.name ?? {};
  return { TH, EN };
}

function slipOf({ type, legs, sizes, stake, oddsStyle }: PlaceRequest, fixtures: SportsFixture[]): OwnSlip {
  const lines = lineCount({ type, legs, sizes });
  const each = moneyOf(stake) / BigInt(lines);
  const pays = mostPaid(
    { type, sizes },
    each,
    legs.map(({ odds }) => odds),
  );
  return {
    ...{ id: crypto.randomUUID(), type, sizes, lines, stake, pays: formatMoney(pays), oddsStyle },
    ...{ state: 'open', refusal: null, paid: null, corrections: [], rules: 'sports-1' },
    placedAt: new Date().toISOString(),
    legs: legs.flatMap(({ fixture: id, market, selection, odds }) => {
      const fixture = fixtures.find((one) => one.id === id);
      const open = { outcome: null, by: null, resultVersion: null, end: null, mistake: null };
      return fixture ? [{ fixture, market, selection, odds, ...open }] : [];
    }),
  };
}

function resultsOf(fixtures: SportsFixture[], competitions: ResultList['competitions']): ResultList {
  const results = fixtures.slice(0, 8).map((fixture, at) => ({
    fixture: { ...fixture, state: 'settled' as const },
    version: at === 2 ? 2 : 1,
    end: {
      state: 'finished' as const,
      result: {
        goals: { half: { home: at % 2, away: 0 }, full: { home: at % 4, away: (at * 3) % 3 } },
        firstGoal: at % 4 > 0 ? ('home' as const) : ('none' as const),
        ...{ lastGoal: null, corners: null, cards: null },
      },
    },
    settledAt: new Date().toISOString(),
    reason: at === 2 ? 'ผู้จัดการแข่งขันแก้ไขสกอร์' : null,
  }));
  return { competitions, results, more: false };
}

/** In place of the browser's WebSocket, until the test puts the real one back. */
function standInSocket() {
  const sockets = new Set<StandIn>();
  let up = true;

  class StandIn extends EventTarget {
    static readonly OPEN = 1;
    readyState = 0;
    constructor() {
      super();
      queueMicrotask(() => {
        if (!up) return this.close();
        this.readyState = 1;
        sockets.add(this);
        this.dispatchEvent(new Event('open'));
      });
    }
    send(): void {}
    receive(message: SportsFrame): void {
      this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
    }
    close(): void {
      sockets.delete(this);
      if (this.readyState === 3) return;
      this.readyState = 3;
      this.dispatchEvent(new Event('close'));
    }
  }
  Object.assign(window, { WebSocket: StandIn });

  return {
    push(message: SportsFrame) {
      for (const socket of sockets) socket.receive(message);
    },
    breakOff() {
      up = false;
      for (const socket of [...sockets]) socket.close();
    },
    mend() {
      up = true;
    },
  };
}
