import { gameList } from '@lanna/contract/play/catalogue/catalogue';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { createGame, createVendor } from '../catalogue.factory.ts';
import { listGames } from './list-games.ts';

const { db } = await testDatabase();
let river: BrandProfile;
let hill: BrandProfile;

beforeAll(async () => {
  river = await createBrand(db.kysely, { code: 'RIVER' });
  hill = await createBrand(db.kysely, { code: 'HILL' });
  const house = await createVendor(db.kysely, { name: 'Lanna Studio', brands: [river] });
  const other = await createVendor(db.kysely, { name: 'Bamboo Bridge', brands: [river, hill] });
  await createGame(db.kysely, {
    vendor: house,
    code: 'naga',
    name: { EN: 'River Naga', TH: 'พญานาคสายน้ำ' },
    volatility: 'high',
  });
  await createGame(db.kysely, {
    vendor: house,
    code: 'market',
    name: { EN: 'Starlight Floating Market', TH: 'ตลาดน้ำแสงดาว' },
    volatility: 'low',
  });
  await createGame(db.kysely, {
    vendor: other,
    code: 'tiger',
    name: { EN: 'Golden Tiger', TH: 'เสือทองคำ', VI: 'Hổ vàng' },
  });
  await createGame(db.kysely, { vendor: other, code: 'elephant', name: { EN: 'Elephant', TH: 'ช้างเผือก' } });
});

async function search(gameName: string, more: { brand?: BrandProfile; volatility?: string } = {}) {
  const { brand = river, ...filter } = more;
  const { games, total, nearest } = await listGames(
    db.kysely,
    { brand, language: 'TH', memberId: null },
    gameList.query.parse({ gameName, ...filter }),
  );
  expect(games).toHaveLength(total);
  return { found: games.map(({ gameCode }) => gameCode), near: nearest.map(({ gameCode }) => gameCode) };
}

test.each([
  ['letters in the wrong order', 'starlihgt', 'market'],
  ['a letter too few', 'tigr', 'tiger'],
  ['a short name with a slip', 'naag', 'naga'],
  ['a neighbouring key', 'golden tifer', 'tiger'],
  ['a name as it sounds', 'elefant', 'elephant'],
  ['a Thai letter that sounds the same', 'พยานาก', 'naga'],
  ['a Thai vowel left out', 'ตลาดนแสงดาว', 'market'],
  ['a slip of the finger in Thai', 'เสทอทอง', 'tiger'],
  ['Latin letters typed on the Thai keyboard', 'ืฟเฟ', 'naga'],
  ['Thai letters typed on the Latin keyboard', '=hk', 'elephant'],
  ['a Vietnamese name with a slip', 'ho vnag', 'tiger'],
])('%s: no game is called that, and the nearest is offered', async (_, text, code) => {
  const { found, near } = await search(text);
  expect(found).toEqual([]);
  expect(near[0]).toBe(code);
});

test('a vendor’s name with a slip offers the vendor’s games', async () => {
  expect((await search('bambo brige')).near.sort()).toEqual(['elephant', 'tiger']);
});

test('a vendor’s name that is only a little alike does not bring all its games along', async () => {
  // "lan" of both.
  expect((await search('elepant lanp')).near).toEqual(['elephant']);
});

test('where games have the name there is no talk of others', async () => {
  expect(await search('tiger')).toEqual({ found: ['tiger'], near: [] });
});

test('text that is like no name finds nothing', async () => {
  expect(await search('qqqxxx')).toEqual({ found: [], near: [] });
});

test('only what fits the other filters is offered, and only games of the brand', async () => {
  expect((await search('starlihgt', { volatility: 'low' })).near).toEqual(['market']);
  expect((await search('starlihgt', { volatility: 'high' })).near).not.toContain('market');
  expect((await search('starlihgt', { brand: hill })).near).toEqual([]);
});
