import { expect, test } from 'vitest';
import { dayOrNone, oneOf, pageNumber, textOf, urlFilter } from './url-filter.ts';

const FIELDS = {
  period: oneOf(['today', 'week', 'range'], 'week'),
  firstDay: dayOrNone(),
  vendor: textOf(5),
  pageNo: pageNumber(),
};
const filter = urlFilter(FIELDS);
const OPENING = { period: 'week', firstDay: '', vendor: '', pageNo: 1 };

test('an address that says nothing is the opening filter', () => {
  expect(filter.read('')).toEqual(OPENING);
  expect(filter.opening).toEqual(OPENING);
});

test('what is written is what is read', () => {
  const chosen = { period: 'range', firstDay: '2026-11-05', vendor: 'A&=é', pageNo: 3 } as const;
  expect(filter.read(filter.write('', chosen))).toEqual(chosen);
});

test.each([
  'period=year&pageNo=0',
  'period=&firstDay=2026-02-30&pageNo=-1',
  'firstDay=yesterday&vendor=toolong&pageNo=1.5',
  'pageNo=1e9',
  'pageNo=two&period=WEEK',
  'unknown=1',
])('what is not understood is left at its default: %s', (search) => {
  expect(filter.read(`?${search}`)).toEqual(OPENING);
});

test('defaults are not written, and everything else in the address stays', () => {
  expect(filter.write('?page=LANNA&vendor=PG', { vendor: '', period: 'today' })).toBe(
    '?page=LANNA&period=today',
  );
  expect(filter.write('?period=today', { period: 'week' })).toBe('');
});

test('what was misread is cleaned up by the next change', () => {
  expect(filter.write('?period=year&pageNo=x', { vendor: 'PG' })).toBe('?vendor=PG');
});

test('on a page of a centre the names are led by the page', () => {
  const inCentre = urlFilter(FIELDS, { centrePage: 'personalHistoryCopy' });
  const search = '?page=personalHistoryCopy&pageNo=7&centre=member';
  expect(inCentre.read(search)).toEqual(OPENING);
  expect(inCentre.write(search, { pageNo: 2 })).toBe(`${search}&personalHistoryCopy.pageNo=2`);
  expect(inCentre.read(`${search}&personalHistoryCopy.pageNo=2`).pageNo).toBe(2);
});
