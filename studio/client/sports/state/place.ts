/** Where on the page one is: in the page's own address, and through it in that of the site around. */
export interface Place {
  page: 'today' | 'early' | 'outrights' | 'event' | 'slips' | 'results' | 'rules';
  /** Of an event. */
  fixture?: string;
  order: 'time' | 'league';
  view: 'asian' | 'simple';
  period: 'full' | 'half';
  search: string;
  favourites: boolean;
  slips: 'open' | 'settled';
}

export const PAGES = ['today', 'early', 'outrights', 'slips', 'results', 'rules'] as const;

export const FIRST_PLACE: Place = {
  ...{ page: 'today', order: 'time', view: 'asian', period: 'full' },
  ...{ search: '', favourites: false, slips: 'open' },
};

const FIXTURE = /^[0-9a-f-]{36}$/;

/** Reads what `placeText` wrote; anything else is the first page. */
export function readPlace(text: string): Place {
  const query = new URLSearchParams(text);
  const fixture = query.get('fixture') ?? '';
  const page = [...PAGES, 'event' as const].find((one) => one === query.get('page')) ?? 'today';
  if (page === 'event' && !FIXTURE.test(fixture)) return FIRST_PLACE;
  return {
    page,
    ...(page === 'event' && { fixture }),
    order: query.get('order') === 'league' ? 'league' : 'time',
    view: query.get('view') === 'simple' ? 'simple' : 'asian',
    period: query.get('period') === 'half' ? 'half' : 'full',
    search: (query.get('search') ?? '').slice(0, 60),
    favourites: query.get('favourites') === '1',
    slips: query.get('slips') === 'settled' ? 'settled' : 'open',
  };
}

/** Only what differs from the first page, so that its address stays short. */
export function placeText(place: Place): string {
  const query = new URLSearchParams();
  if (place.page !== 'today') query.set('page', place.page);
  if (place.fixture !== undefined) query.set('fixture', place.fixture);
  for (const name of ['order', 'view', 'period', 'slips'] as const)
    if (place[name] !== FIRST_PLACE[name]) query.set(name, place[name]);
  if (place.search !== '') query.set('search', place.search);
  if (place.favourites) query.set('favourites', '1');
  return query.toString();
}
