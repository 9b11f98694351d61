import { expect, test } from 'vitest';
import { withHeadings } from './articles/headings.ts';
import { type HelpPlace, readPlace, wantedAt, writePlace } from './help-place.ts';

const read = (query: string) => readPlace(Object.fromEntries(new URLSearchParams(query)));

test('a place of the help centre is read as it was written, and nonsense leads to the front', () => {
  const places: HelpPlace[] = [
    {},
    { article: 'forgot-password' },
    { category: 'wallet' },
    { page: 'terms' },
    { page: 'terms', version: 3 },
    { q: 'ลืมรหัสผ่าน & more' },
  ];
  for (const place of places) expect(read(writePlace(place))).toEqual(place);
  for (const query of [
    'page=nowhere',
    'article=../etc',
    'article=A',
    'q=%20%20',
    'category=<b>',
    'version=2',
  ])
    expect(read(query), query).toEqual({});
  expect(read('page=about&version=zero')).toEqual({ page: 'about' });
});

test('an article is asked for before a search, a search before a category', () => {
  expect(wantedAt({ article: 'a', q: 'x', category: 'c' })).toEqual({ article: 'a' });
  expect(wantedAt({ q: 'x', category: 'c' })).toEqual({ search: 'x' });
  expect(wantedAt({ category: 'c' })).toEqual({ category: 'c' });
});

test('headings of a long text get ids that can be led to, and their words alone are the contents', () => {
  const { html, headings } = withHeadings('<h2>1. <em>Who</em> &amp; what</h2><p>x</p><h2>2. How</h2>', 'p');
  expect(headings).toEqual([
    { id: 'p-1', text: '1. Who & what' },
    { id: 'p-2', text: '2. How' },
  ]);
  expect(html).toContain('<h2 id="p-1" tabindex="-1">1. <em>Who</em> &amp; what</h2>');
});
