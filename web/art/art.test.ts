import { HERO_SETS, type HeroSet } from '@lanna/contract/house/brands/front';
import { AVATARS } from '@lanna/contract/people/members/avatar';
import { VENDOR_GROUPS } from '@lanna/contract/play/catalogue/catalogue';
import { expect, test } from 'vitest';
import { avatarSvg } from './avatar.ts';
import { categoryTileSvg } from './category-tile.ts';
import { gameCardSvg } from './game-card.ts';
import { HERO_SCENES, heroSvg } from './hero.ts';
import { markSvg } from './mark.ts';
import { subjectOf } from './motif.ts';
import { bull, cards, melds, thrown } from './motifs/tables.ts';
import { promotionSvg } from './promotion.ts';
import { PROMOTION_SCENES, PROMOTION_SHAPES, PROMOTION_VARIANTS, promotionScene } from './promotion-scene.ts';
import { seededBy } from './seeded.ts';
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
  ...Object.keys(HERO_SETS).flatMap((set) =>
    VENDOR_GROUPS.map((category) => categoryTileSvg(set as HeroSet, category)),
  ),
  ...AVATARS.map(avatarSvg),
  ...Object.keys(HERO_SETS).flatMap((set) => HERO_SCENES.map((scene) => heroSvg(set as HeroSet, scene))),
  ...Object.keys(HERO_SETS).flatMap((set) =>
    PROMOTION_SCENES.flatMap((scene, at) =>
      PROMOTION_SHAPES.map((shape) =>
        promotionSvg(set as HeroSet, shape, scene, 1 + (at % PROMOTION_VARIANTS)),
      ),
    ),
  ),
  ...['Naga Play', 'ค่ายเกม', 'A very long name of a vendor', '"><script>'].map((name) =>
    vendorLogoSvg({ code: name, name }),
  ),
  mark,
];

test('the same game always has the same picture, another game another one', () => {
  expect(gameCardSvg(game)).toBe(gameCardSvg(game));
  expect(gameCardSvg({ ...game, code: 'river-naga', name: 'River Naga' })).not.toBe(gameCardSvg(game));
});

test('card games of rooms show what they are played with, and each its own', () => {
  const pvp = { ...game, category: 'PVP', vendor: 'WONG' } as const;
  const motifs = ['wong-pok-deng', 'wong-dummy', 'wong-kaeng', 'wong-niu-niu'].map(
    (code) => subjectOf('PVP', `${code} ${code}`, seededBy(code)).motif,
  );
  expect(motifs).toEqual([cards, melds, thrown, bull]);
  expect(gameCardSvg({ ...pvp, code: 'wong-dummy', name: 'Dummy' })).toContain(melds());
});

test('three hundred games of a lobby all look different', () => {
  const cards = Array.from({ length: 300 }, (_, at) =>
    gameCardSvg({ ...game, code: `g${at}`, name: `g${at}` }),
  );
  expect(new Set(cards).size).toBe(300);
});

test('a promotion is drawn by what it is called, in any language of its operator, and the same every time', () => {
  const key = '01937d5e-0000-7000-8000-000000000001';
  expect(promotionScene(['ของขวัญรายวัน'], key).scene).toBe('gift');
  expect(promotionScene(['', 'Photo of the market'], key).scene).toBe('photographs');
  expect(promotionScene(['Lucky draw', 'Gifts'], key).scene).toBe('tickets');
  expect(promotionScene(['ส่งภาพตลาดคืนนี้'], key).scene).toBe('photographs');
  expect(promotionScene(['เกมคุณภาพ สล็อต'], key).scene).toBe('slots');
  expect(promotionScene(['ยี่เป็ง'], key)).toEqual(promotionScene(['ยี่เป็ง'], key));
});

test('promotions whose names say nothing still differ, and each of them can be drawn', () => {
  const found = Array.from({ length: 60 }, (_, at) => promotionScene(['ก'], `key ${at}`));
  expect(new Set(found.map(({ scene, variant }) => `${scene} ${variant}`)).size).toBeGreaterThan(20);
  expect(found.every(({ variant }) => variant >= 1 && variant <= PROMOTION_VARIANTS)).toBe(true);
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
  for (const scene of PROMOTION_SCENES) {
    expect(promotionSvg('night', 'card', scene, 1).length).toBeLessThan(32_000);
  }
  expect(vendorLogoSvg({ code: 'K', name: 'Kinnari Studio' }).length).toBeLessThan(4000);
});
