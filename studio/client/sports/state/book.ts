import type {
  Competition,
  FixtureList,
  ListedFixture,
  OutrightList,
  SelectionPrice,
  SportsEvent,
  SportsFixture,
  SportsFrame,
  SportsMarket,
} from '../../../sports-api.ts';

/** A fixture with what is known of its markets; a list knows some, its own page all of them. */
export interface BookFixture extends SportsFixture {
  markets: Map<string, SportsMarket>;
  marketCount: number;
}

/** Which way a price has moved, and when by the device's running clock. */
export interface Move {
  way: 'up' | 'down';
  at: number;
}

/** All fixtures the page has seen, as they are now. */
export interface Book {
  fixtures: Map<string, BookFixture>;
  competitions: Map<string, Competition>;
  moves: Map<string, Move>;
}

export function emptyBook(): Book {
  return { fixtures: new Map(), competitions: new Map(), moves: new Map() };
}

/** The list's markets replace those of its kinds: a main line that moved away is not shown beside the new one. Ids in the list's order. */
export function takeList(book: Book, list: FixtureList): string[] {
  for (const one of list.competitions) book.competitions.set(one.id, one);
  for (const fixture of list.fixtures) takeListed(book, fixture);
  return list.fixtures.map(({ id }) => id);
}

function takeListed(book: Book, { markets, marketCount, ...fixture }: ListedFixture): void {
  const known = new Map(markets.map((market) => [market.market, market]));
  book.fixtures.set(fixture.id, { ...fixture, markets: known, marketCount });
}

export function takeEvent(book: Book, { competition, fixture, markets }: SportsEvent): void {
  book.competitions.set(competition.id, competition);
  const known = new Map(markets.map((market) => [market.market, market]));
  book.fixtures.set(fixture.id, { ...fixture, markets: known, marketCount: markets.length });
}

/** Ids in the list's order. */
export function takeOutrights(book: Book, list: OutrightList): string[] {
  for (const one of list.competitions) book.competitions.set(one.id, one);
  for (const outright of list.outrights)
    takeListed(book, { ...outright, marketCount: outright.markets.length });
  return list.outrights.map(({ id }) => id);
}

/** Applies what was pushed. A frame that comes twice changes nothing the second time; older versions of a price are left out. */
export function takeChanges(book: Book, frame: Extract<SportsFrame, { t: 'changes' }>, at: number): boolean {
  const fixture = book.fixtures.get(frame.fixture);
  if (!fixture) return false;
  fixture.state = frame.state;
  fixture.startsAt = frame.startsAt;
  for (const market of frame.markets) {
    const before = fixture.markets.get(market.market);
    const prices = market.prices.map((price) => newer(before, price));
    for (const price of prices) {
      const old = before?.prices.find(({ selection }) => selection === price.selection);
      if (old && old.odds !== price.odds)
        book.moves.set(priceKey(frame.fixture, market.market, price.selection), {
          way: price.odds > old.odds ? 'up' : 'down',
          at,
        });
    }
    fixture.markets.set(market.market, { ...market, prices });
  }
  return true;
}

export function priceKey(fixture: string, market: string, selection: string): string {
  return `${fixture} ${market} ${selection}`;
}

export function priceOf(
  book: Book,
  fixture: string,
  market: string,
  selection: string,
): SelectionPrice | undefined {
  return book.fixtures
    .get(fixture)
    ?.markets.get(market)
    ?.prices.find((price) => price.selection === selection);
}

/** Bets are taken: the fixture is before kick-off by the studio's clock, and the market is open. */
export function isOpen(fixture: BookFixture, market: SportsMarket | undefined, now: number): boolean {
  return fixture.state === 'prematch' && market?.state === 'open' && Date.parse(fixture.startsAt) > now;
}

function newer(before: SportsMarket | undefined, price: SelectionPrice): SelectionPrice {
  const old = before?.prices.find(({ selection }) => selection === price.selection);
  return old && old.version > price.version ? old : price;
}
