import { VENDOR_GROUPS } from '@lanna/contract/catalogue';
import { HERO_SETS, type HeroSet } from '@lanna/contract/front';
import { expect, test } from 'vitest';
import { categoryTileSvg } from './category-tile.ts';
import { gameCardSvg } from './game-card.ts';
import { HERO_SCENES, heroSvg } from './hero.ts';
import { markSvg } from './mark.ts';
import { vendorLogoSvg } from './vendor-logo.ts';

const game = { code: 'lanna-lanterns', name: 'Lanna Lanterns', category: 'RNG', vendor: 'LANNA' } as const;
const mark = markSvg({
  ground: '#000000',
  glow: '#111111',
  accent: '#ffcc00',
  accentDeep: '#cc8800',
  spark: '#ff0000',
});
const pictures = [
  ...VENDOR_GROUPS.flatMap((category) =>
    ['a', 'b', 'c', 'd'].map((code) => gameCardSvg({ code, name: 'x', category, vendor: 'V' })),
  ),
  ...VENDOR_GROUPS.map(categoryTileSvg),
  ...Object.keys(HERO_SETS).flatMap((set) => HERO_SCENES.map((scene) => heroSvg(set as HeroSet, scene))),
  ...['Naga Play', 'ค่ายเกม', 'A very long name of a vendor', '"><script>'].map((name) =>
    vendorLogoSvg({ code: name, name }),
  ),
  mark,
];

test('the same game always has the same picture, another game another one', () => {
  expect(gameCardSvg(game)).toBe(gameCardSvg(game));
  expect(gameCardSvg({ ...game, code: 'river-naga', name: 'River Naga' })).not.toBe(gameCardSvg(game));
});

test('three hundred games of a lobby all look different', () => {
  const cards = Array.from({ length: 300 }, (_, at) =>
    gameCardSvg({ ...game, code: `g${at}`, name: `g${at}` }),
  );
  expect(new Set(cards).size).toBe(300);
});

test('every paint a picture refers to is in the picture', () => {
  for (const picture of pictures) {
    const referred = [...picture.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, id]) => id);
    const defined = new Set([...picture.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id));
    expect(referred.filter((id) => !defined.has(id))).toEqual([]);
  }
});

test('no picture carries a broken number or foreign text', () => {
  const broken = pictures.flatMap(
    (picture) => picture.match(/NaN|undefined|Infinity|<script|\.\d{4,}/g) ?? [],
  );
  expect(broken).toEqual([]);
});

test('pictures stay light: a card under 18 kB before compression, a logo under 4', () => {
  for (const category of VENDOR_GROUPS) {
    for (const code of ['a', 'b', 'c', 'd', 'e', 'f']) {
      expect(gameCardSvg({ code, name: 'peacock', category, vendor: 'V' }).length).toBeLessThan(18_000);
    }
  }
  expect(vendorLogoSvg({ code: 'K', name: 'Kinnari Studio' }).length).toBeLessThan(4000);
});
