import { parseMarketKey } from '@lanna/rules/play/sports/markets/market';
import { expect, test } from 'vitest';
import { WORDS } from '../i18n/words.ts';
import { emptyBook, isOpen, priceOf, takeChanges, takeList } from './book.ts';
import {
  chooseType,
  coverAll,
  type Draft,
  type DraftLeg,
  figuresOf,
  missing,
  NO_DRAFT,
  pressPrice,
  reprice,
  typeAmount,
} from './draft.ts';
import { readDraft, writeDraft } from './kept.ts';
import { moneyOf, typedMoney } from './money.ts';
import { pickName } from './names.ts';
import { FIRST_PLACE, placeText, readPlace } from './place.ts';
import { startText } from './times.ts';

const leg = (fixture: string, selection = 'home', odds = 2100): DraftLeg => ({
  ...{
    fixture: `00000000-0000-4000-8000-00000000000${fixture}`,
    market: 'handicap/full/-3',
    selection,
    odds,
  },
  ...{ version: 1, home: { TH: 'ช้าง', EN: 'Elephants' }, away: { TH: 'บัว', EN: 'Lotus' } },
  startsAt: '2026-11-28T12:00:00.000Z',
});
const parlayOf = (...legs: DraftLeg[]): Draft => legs.reduce(pressPrice, { ...NO_DRAFT, type: 'parlay' });

test('a single has the leg pressed last; a parlay one leg of a match; pressed again it is gone', () => {
  const single = [leg('1'), leg('2')].reduce(pressPrice, NO_DRAFT);
  expect(single.legs).toEqual([leg('2')]);
  const parlay = parlayOf(leg('1'), leg('2'), leg('1', 'away'));
  expect(parlay.legs).toEqual([leg('2'), leg('1', 'away')]);
  expect(pressPrice(parlay, leg('2')).legs).toEqual([leg('1', 'away')]);
  expect(chooseType(parlay, 'single').legs).toEqual([leg('1', 'away')]);
});

test('a slip that was changed is another slip', () => {
  const sent = { ...parlayOf(leg('1'), leg('2')), key: '0190a0a0-0000-4000-8000-000000000001' };
  expect(typeAmount(sent, '5').key).toBeNull();
  expect(pressPrice(sent, leg('3')).key).toBeNull();
  expect(reprice(sent, [{ ...leg('1'), odds: 2050, version: 2 }])).toMatchObject({
    ...{ key: null, legs: [{ odds: 2050, version: 2 }, { odds: 2100 }] },
  });
});

test('a red single stakes its risk; in a parlay prices are decimal and the amount is the stake', () => {
  const single = typeAmount(pressPrice(NO_DRAFT, leg('1')), '110');
  expect(figuresOf(single, 'malay')).toMatchObject({
    ...{ stake: moneyOf('100'), pays: moneyOf('210'), style: 'malay' },
  });
  expect(figuresOf(single, 'decimal')).toMatchObject({ stake: moneyOf('110'), pays: moneyOf('231') });
  const parlay = typeAmount(parlayOf(leg('1'), leg('2')), '110');
  expect(figuresOf(parlay, 'malay')).toMatchObject({ stake: moneyOf('110'), style: 'decimal' });
});

test('a system stakes each of its lines, and lacks something until sizes are chosen', () => {
  const legs = chooseType(parlayOf(leg('1'), leg('2'), leg('3')), 'system');
  expect(missing(legs)).toBe('chooseSize');
  const trixie = typeAmount(coverAll(legs), '10');
  expect(missing(trixie)).toBeUndefined();
  expect(figuresOf(trixie, 'malay')).toMatchObject({ lines: 4, stake: moneyOf('40') });
});

test.each(['', '-5', '1e3', 'NaN', '1.234', '٣', '12345678901'])('%s is no amount', (text) => {
  expect(typedMoney(text)).toBeUndefined();
});

test('amounts are read with thousand separators and an unfinished point', () => {
  expect(['1,250.5', '7.', '10'].map((text) => typedMoney(text))).toEqual([
    moneyOf('1250.50'),
    moneyOf('7'),
    moneyOf('10'),
  ]);
});

test('a place is read as it was written; what is no place is the first page', () => {
  const place = { ...FIRST_PLACE, page: 'today', order: 'league', search: 'ช้าง', favourites: true } as const;
  expect(readPlace(placeText(place))).toEqual(place);
  const event = { ...FIRST_PLACE, page: 'event', fixture: leg('1').fixture } as const;
  expect(readPlace(placeText(event))).toEqual(event);
  for (const wrong of ['page=elsewhere', 'page=event', 'page=event&fixture=../../x', 'order=1'])
    expect(readPlace(wrong)).toEqual(FIRST_PLACE);
  expect(placeText(FIRST_PLACE)).toBe('');
});

test('a kept slip that cannot be read costs the slip, and is no wrong bet', () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  };
  const draft = typeAmount(parlayOf(leg('1'), leg('2')), '50');
  writeDraft('slip', draft, store);
  expect(readDraft('slip', store)).toEqual(draft);
  for (const broken of ['{', '{"legs":[{"odds":"9"}]}', 'null']) {
    kept.set('slip', broken);
    expect(readDraft('slip', store)).toEqual(NO_DRAFT);
  }
});

test('pushed prices are taken once, older versions not at all', () => {
  const book = emptyBook();
  const fixture = leg('1').fixture;
  const prices = (odds: number, version: number) => [{ selection: 'home', odds, version }];
  const startsAt = '2026-11-28T12:00:00.000Z';
  const names = { home: leg('1').home, away: leg('1').away };
  takeList(book, {
    ...{ now: startsAt, more: false, competitions: [] },
    fixtures: [
      {
        ...{
          ...names,
          id: fixture,
          competition: fixture,
          startsAt,
          state: 'prematch',
          virtual: true,
          outright: null,
        },
        ...{ marketCount: 1, markets: [{ market: 'result/full', state: 'open', prices: prices(1900, 5) }] },
      },
    ],
  });
  const change = (odds: number, version: number) =>
    takeChanges(
      book,
      {
        ...{ t: 'changes', now: startsAt, fixture, state: 'prematch', startsAt },
        markets: [{ market: 'result/full', state: 'open', prices: prices(odds, version) }],
      },
      0,
    );
  const now = () => priceOf(book, fixture, 'result/full', 'home')?.odds;
  change(1950, 6);
  change(1700, 4);
  expect(now()).toBe(1950);
  expect([...book.moves.values()]).toEqual([{ way: 'up', at: 0 }]);
  const known = book.fixtures.get(fixture);
  const market = known?.markets.get('result/full');
  if (!known) throw new Error('the list was not taken');
  expect(isOpen(known, market, Date.parse(startsAt) - 1)).toBe(true);
  expect(isOpen(known, market, Date.parse(startsAt))).toBe(false);
});

test.each([
  ['handicap/full/-3', 'home', 'ช้าง ต่อ ครึ่งควบลูก (0.75)', 'Elephants −0.75'],
  ['handicap/full/-3', 'away', 'บัว รอง ครึ่งควบลูก (0.75)', 'Lotus +0.75'],
  ['handicap/full/1', 'away', 'บัว ต่อ ปป (0.25)', 'Lotus −0.25'],
  ['handicap/full/0', 'home', 'ช้าง เสมอ', 'Elephants 0'],
  ['totals/half/10', 'over', 'สูง สองลูกครึ่ง (2.5)', 'Over 2.5'],
  ['correct_score/full', '2_1', '2–1', '2–1'],
  ['correct_score/full', 'other', 'สกอร์อื่น', 'Any other'],
  ['double_chance/full', 'home_draw', 'ช้าง หรือ เสมอ', 'Elephants or Draw'],
  ['half_full/full', 'draw_away', 'เสมอ / บัว', 'Draw / Lotus'],
  ['first_team/full', 'none', 'ไม่มีประตู', 'No goal'],
  ['clean_sheet_home/full', 'yes', 'ใช่', 'Yes'],
])('%s %s is called %s', (key, selection, thai, english) => {
  const market = parseMarketKey(key);
  if (!market) throw new Error(`${key} is no market`);
  const name = (language: 'TH' | 'EN') =>
    pickName(market, selection, leg('1'), { language, words: WORDS[language] });
  expect([name('TH'), name('EN')]).toEqual([thai, english]);
});

test('starts are counted down in the last hour and are days of Thailand before', () => {
  const now = Date.parse('2026-11-28T16:30:00Z');
  const text = (startsAt: string) => startText(startsAt, now, WORDS.TH, 'TH');
  expect(text('2026-11-28T16:34:07Z')).toBe('เริ่มใน 4:07');
  // Half past eleven in the evening there: midnight is near.
  expect(text('2026-11-28T18:00:00Z')).toBe('พรุ่งนี้ 01:00');
  expect(text('2026-11-29T18:00:00Z')).toMatch(/30.* 01:00$/);
});
