import type { HeroSet } from '@lanna/contract/house/brands/front';
import { circle, d, ellipse, group, mirrored, path, picture, tag, vertical } from './draw.ts';
import { farBank, MORNING_PAINTS, sky as morningSky, water as morningWater } from './morning.ts';
import type { Motif } from './motif.ts';
import { carp } from './motifs/creatures.ts';
import { gift, packet, pair, photographs, stampBook, tickets, trophy } from './motifs/gifts.ts';
import { boat, lantern, lotus, stall } from './motifs/river.ts';
import { hall, marketBoat, prang } from './motifs/riverside.ts';
import { ball, cards, controller, draw } from './motifs/tables.ts';
import { coins, crown, drum, seven } from './motifs/treasures.ts';
import { EVENINGS, type Evening, MATERIALS } from './palette.ts';
import type { PromotionScene, PromotionShape } from './promotion-scene.ts';
import { bank, eveningPaints, lampRope, type Stage, sky, skyLanterns, water } from './scene.ts';
import { type Seeded, seededBy } from './seeded.ts';

const WIDTH = 640;

/** Where things stand: `deck` is the edge of the planks, on which the motif stands in its scale. */
interface Landing {
  height: number;
  horizon: number;
  deck: number;
  scale: number;
}

const LANDINGS: Record<PromotionShape, Landing> = {
  card: { height: 480, horizon: 318, deck: 412, scale: 1.3 },
  wide: { height: 360, horizon: 236, deck: 306, scale: 0.94 },
};

/**
 * The picture of a promotion whose operator has brought none, 640 × 480 or 640 × 360: what it is about, shown on the landing of a
 * market by the river: at night under a carved gable, in the morning under the eaves of a pavilion.
 */
export function promotionSvg(
  set: HeroSet,
  shape: PromotionShape,
  scene: PromotionScene,
  variant: number,
): string {
  const chance = seededBy(`promotion/${set}/${scene}/${variant}`);
  const landing = set === 'morning' ? morningLanding : nightLanding;
  return landing(LANDINGS[shape], MOTIFS[scene], chance, variant);
}

const MOTIFS: Record<PromotionScene, Motif> = {
  gift,
  tickets,
  packet,
  trophy,
  friends: pair,
  stamps: stampBook,
  photographs,
  coins,
  crown,
  lantern,
  lotus,
  stall,
  boat,
  drum,
  slots: seven,
  fish: carp,
  tables: cards,
  sports: ball,
  esports: controller,
  draw,
};

function nightLanding(landing: Landing, motif: Motif, chance: Seeded, variant: number): string {
  const { height, horizon } = landing;
  const evening = EVENINGS.RNG[variant % EVENINGS.RNG.length] ?? EVENINGS.RNG[0];
  const stage: Stage = { width: WIDTH, height, horizon, light: { x: 320, y: horizon - 60, r: 250 } };
  return picture(
    WIDTH,
    height,
    [...MATERIALS, ...eveningPaints(evening), ...NIGHT_WOOD],
    sky(stage, evening, chance),
    rays(stage, evening.light, chance),
    skyLanterns(stage, chance, 12),
    bank(stage, evening, chance, 1),
    water(stage, evening, chance),
    mirroredAt(tung(evening, chance)),
    deck(landing, 'plank', 'plank-edge', evening.light),
    ellipse(320, landing.deck + 14, 200 * landing.scale, 27, { fill: 'url(#glow)', opacity: 0.55 }),
    goods(landing, chance),
    status(landing, motif),
    gable(landing),
    lampRope([58, 106], [320, 48], 8, 5),
    lampRope([320, 48], [582, 106], 8, 5),
    sparks(landing, chance),
    tag('rect', { width: WIDTH, height, fill: 'url(#rim)' }),
  );
}

const NIGHT_WOOD = [
  vertical('plank', '#6b3d1c', '#3d2010', '#1d0e07'),
  vertical('plank-edge', '#b5713a', '#5a3015'),
  vertical('post', '#8a5226', '#4a2812', '#2a150a'),
];

/** Posts and barge boards that cross above the ridge, as the houses of the north carry them. */
function gable({ deck }: Landing): string {
  const board =
    path('M-6-14L-318 66V82L-6 4Z', { fill: 'url(#post)' }) +
    path('M-6-12L-318 68', { fill: 'none', stroke: '#f8cf63', 'stroke-width': 2, opacity: 0.85 }) +
    path('M2-4C12-20 18-30 36-36 30-30 34-24 40-24 30-22 22-12 10 2Z', { fill: 'url(#gold)' }) +
    path(d`M-292 62H-272V${deck - 20}H-292Z`, { fill: 'url(#post)' }) +
    path(d`M-296 84H-268M-296 92H-268M-296 ${deck - 28}H-268`, {
      stroke: '#f8cf63',
      'stroke-width': 2.5,
      opacity: 0.8,
    }) +
    path('M-272 92C-250 92-236 84-226 66L-218 64C-222 96-244 116-272 120Z', { fill: 'url(#post)' }) +
    path('M-272 116C-250 112-230 98-222 72', {
      fill: 'none',
      stroke: '#f8cf63',
      'stroke-width': 1.5,
      opacity: 0.7,
    });
  return group('translate(320 44)', mirrored(board), circle(0, 0, 7, { fill: 'url(#gold)' }));
}

/** A long flag with its zigzags, hung for luck. */
function tung(evening: Evening, chance: Seeded): string {
  const paper = chance.pick(['rose', 'gold', 'jade', 'vermilion'] as const);
  const zigzag = Array.from({ length: 6 }, (_, at) => d`M-238 ${118 + at * 24}l14 10 14-10`).join('');
  return [
    path('M-224 70V104', { stroke: '#f8cf63', 'stroke-width': 1.5 }),
    path('M-246 104H-202', { stroke: '#f8cf63', 'stroke-width': 4, 'stroke-linecap': 'round' }),
    path('M-240 104H-208V262L-224 282-240 262Z', { fill: `url(#${paper})`, opacity: 0.92 }),
    path(zigzag, { fill: 'none', stroke: evening.shadow, 'stroke-width': 3, opacity: 0.5 }),
    path('M-224 282V296', { stroke: '#f8cf63', 'stroke-width': 2 }),
  ].join('');
}

function deck({ height, deck }: Landing, plank: string, edge: string, light: string): string {
  const seams = Array.from({ length: 13 }, (_, at) => {
    const x = -160 + at * 80;
    return d`M${320 + (x - 320) * 0.82} ${deck}L${320 + (x - 320) * 1.12} ${height}`;
  }).join('');
  return [
    tag('rect', { y: deck, width: WIDTH, height: height - deck, fill: `url(#${plank})` }),
    path(seams, { stroke: '#000', 'stroke-width': 1.5, opacity: 0.35 }),
    tag('rect', { y: deck - 4, width: WIDTH, height: 6, fill: `url(#${edge})` }),
    tag('rect', { y: deck - 4, width: WIDTH, height: 1.5, fill: light, opacity: 0.55 }),
  ].join('');
}

/** Motifs stand 104 below their middle. */
function status({ deck, scale }: Landing, motif: Motif): string {
  return group(d`translate(320 ${deck - 98 * scale}) scale(${scale})`, motif());
}

/** What stands about on the planks: baskets of fruit, and small lights. */
function goods({ deck }: Landing, chance: Seeded): string {
  const basket = (x: number, scale: number, fruit: string) =>
    group(
      d`translate(${x} ${deck + 24}) scale(${scale})`,
      ellipse(0, 16, 36, 7, { fill: '#000', opacity: 0.4 }),
      ...[
        [-18, -14],
        [0, -18],
        [18, -14],
        [-9, -24],
        [10, -25],
      ].map(([at = 0, y = 0]) => circle(at, y, 11, { fill: `url(#${fruit})` })),
      path('M-34-12H34L24 16H-24Z', { fill: 'url(#gold-deep)' }),
      path('M-32-4H32M-29 5H29', { stroke: '#5e300b', 'stroke-width': 2, 'stroke-dasharray': '6 4' }),
    );
  const lamp = (x: number) =>
    group(
      d`translate(${x} ${deck + 28})`,
      circle(0, -10, 34, { fill: 'url(#halo)', opacity: 0.8 }),
      path('M-10-22H10L13 6H-13Z', { fill: 'url(#paper)' }),
      path('M-10-22H10M-13 6H13', { stroke: '#7b4210', 'stroke-width': 3 }),
    );
  const fruits = ['vermilion', 'gold', 'jade', 'rose'] as const;
  return chance.pick([
    () => basket(108, 1, chance.pick(fruits)) + lamp(548),
    () => lamp(96) + basket(540, 1.05, chance.pick(fruits)),
    () => basket(92, 0.9, 'gold') + basket(150, 0.7, 'vermilion') + lamp(540) + lamp(572),
    () => lamp(84) + lamp(120) + lamp(520) + lamp(556),
  ])();
}

function rays({ light: { x, y } }: Stage, light: string, chance: Seeded): string {
  let beams = '';
  for (let turn = chance.between(0, 30); turn < 360; turn += 30) {
    const [one = 0, other = 0] = [turn - 2.4, turn + 2.4].map((degrees) => (degrees * Math.PI) / 180);
    beams += d`M${x} ${y}L${x + 420 * Math.cos(one)} ${y + 420 * Math.sin(one)} ${x + 420 * Math.cos(other)} ${y + 420 * Math.sin(other)}Z`;
  }
  return path(beams, { fill: light, opacity: 0.07 });
}

function sparks({ deck }: Landing, chance: Seeded): string {
  let stars = '';
  for (let at = 0; at < 10; at++) {
    const [x, y, r] = [chance.between(120, 520), chance.between(90, deck - 16), chance.between(2, 6)];
    stars += d`M${x} ${y - r}Q${x} ${y} ${x + r} ${y} ${x} ${y} ${x} ${y + r} ${x} ${y} ${x - r} ${y} ${x} ${y} ${x} ${y - r}Z`;
  }
  return path(stars, { fill: '#fff8e0', opacity: 0.75 });
}

function mirroredAt(half: string): string {
  return group('translate(320 0)', mirrored(half));
}

function morningLanding(landing: Landing, motif: Motif, chance: Seeded, variant: number): string {
  const { height } = landing;
  const horizon = landing.horizon - 14;
  const stage: Stage = { width: WIDTH, height, horizon, light: { x: 320, y: horizon - 72, r: 230 } };
  const hour = MORNINGS[variant % MORNINGS.length] ?? MORNINGS[0];
  return picture(
    WIDTH,
    height,
    [
      ...MATERIALS,
      ...MORNING_PAINTS.filter(({ id }) => id !== 'morning-sky'),
      vertical('morning-sky', ...hour.sky),
      vertical('pale-plank', '#e9cfa0', '#d2ad76', '#b98f58'),
      vertical('tiles', ...hour.tiles),
    ],
    morningSky(stage, chance, [40, 600]),
    farBank(stage, chance),
    otherBank(horizon, chance),
    morningWater(stage, chance),
    circle(320, landing.deck - 130, 150 * landing.scale, { fill: 'url(#morning-sun)', opacity: 0.9 }),
    deck(landing, 'pale-plank', 'teak', '#fffaf0'),
    ellipse(320, landing.deck + 16, 190 * landing.scale, 22, { fill: 'url(#morning-sun)', opacity: 0.8 }),
    status(landing, motif),
    mirroredAt(pavilionPost(landing) + lotusPot(landing, chance)),
    eaves(),
    mirroredAt(garland()),
  );
}

/** The sky from first light to the middle of the morning, and the roof it falls on. */
const MORNINGS = [
  { sky: ['#bfe6e4', '#e4f3e8', '#fdf3e0'], tiles: ['#f08a6c', '#d5543d', '#a93c2b'] },
  { sky: ['#f3c6b4', '#fbdcc0', '#fff3dc'], tiles: ['#4db6ac', '#1f8a84', '#0f6a68'] },
  { sky: ['#a9d8ea', '#d3ecf0', '#f6f7e6'], tiles: ['#f2b64c', '#d98f2b', '#a9671a'] },
  { sky: ['#c9d6f0', '#ecdcec', '#fde9dc'], tiles: ['#f08a6c', '#d5543d', '#a93c2b'] },
  { sky: ['#f6d79a', '#fbe8bf', '#fff6e2'], tiles: ['#4db6ac', '#1f8a84', '#0f6a68'] },
  { sky: ['#b5e0cf', '#e0f0dc', '#fcf3da'], tiles: ['#f2b64c', '#d98f2b', '#a9671a'] },
] as const;

/** What one sees over the water between the posts. */
function otherBank(horizon: number, chance: Seeded): string {
  const at = (x: number, below: number, scale: number, drawing: string) =>
    group(d`translate(${x} ${horizon + below}) scale(${scale})`, drawing);
  return chance.pick([
    () => at(128, 0, 0.36, prang()) + at(520, 0, 0.3, hall()),
    () => at(120, 0, 0.36, hall()) + at(512, 0, 0.34, prang()),
    () => at(140, 18, 0.44, marketBoat(['#e2634a', '#f2b64c', '#f7c873'])) + at(516, 0, 0.4, hall()),
    () => at(124, 0, 0.4, hall()) + at(508, 20, 0.44, marketBoat(['#5fb08a', '#f2b64c', '#e2634a'])),
  ])();
}

/** Tiles, a teal board and lace of wood along the edge of the roof. */
function eaves(): string {
  const tiles = Array.from({ length: 23 }, (_, at) => d`M${-10 + at * 29} 22a15 16 0 0 0 30 0Z`).join('');
  const lace = Array.from(
    { length: 28 },
    (_, at) => d`M${-6 + at * 24} 56a12 14 0 0 0 24 0ZM${6 + at * 24} 70l4 7-4 7-4-7Z`,
  ).join('');
  return [
    tag('rect', { width: WIDTH, height: 24, fill: 'url(#tiles)' }),
    path(tiles, { fill: 'url(#tiles)' }),
    path(tiles, { fill: 'none', stroke: '#5e2a12', 'stroke-opacity': 0.35, 'stroke-width': 1.5 }),
    tag('rect', { y: 38, width: WIDTH, height: 18, fill: 'url(#teal-roof)' }),
    tag('rect', { y: 38, width: WIDTH, height: 2, fill: '#f3d58a' }),
    path(lace, { fill: 'url(#plaster)', stroke: '#d9c9a8', 'stroke-width': 1 }),
  ].join('');
}

function pavilionPost({ deck }: Landing): string {
  return [
    tag('rect', { x: -298, y: 50, width: 26, height: deck - 46, fill: 'url(#hull)' }),
    tag('rect', { x: -281, y: 50, width: 9, height: deck - 46, fill: '#c9a86a', opacity: 0.6 }),
    path(d`M-301 92H-269V100H-301ZM-303 ${deck - 10}H-267V${deck + 4}H-303Z`, { fill: 'url(#teal-roof)' }),
    path('M-274 100C-252 100-236 90-228 66H-218C-224 104-244 124-274 128Z', {
      fill: 'url(#hull)',
      stroke: '#c9a86a',
    }),
  ].join('');
}

function lotusPot({ deck }: Landing, chance: Seeded): string {
  const bloom = (x: number, y: number, scale: number) =>
    group(
      d`translate(${x} ${y}) scale(${scale})`,
      ...[-50, -25, 0, 25, 50].map((turn) =>
        group(`rotate(${turn})`, path('M0 4C-9-6-8-24 0-34 8-24 9-6 0 4Z', { fill: 'url(#petal)' })),
      ),
      ellipse(0, 2, 10, 4, { fill: '#f2b64c' }),
    );
  const lean = chance.between(-8, 8);
  return group(
    d`translate(0 ${deck - 306})`,
    path(d`M-232 300Q${-236 + lean} 280 ${-238 + lean} 262M-222 300Q-216 286 -212 276`, {
      fill: 'none',
      stroke: '#2c7f63',
      'stroke-width': 4,
    }),
    ellipse(-254, 292, 22, 7, { fill: 'url(#leaf)' }),
    ellipse(-198, 294, 20, 6, { fill: 'url(#leaf)' }),
    bloom(-238 + lean, 262, 0.9),
    bloom(-212, 278, 0.65),
    path('M-262 298H-192L-202 342H-252Z', { fill: 'url(#teal-roof)' }),
    path('M-264 294H-190V304H-264Z', { fill: '#4db6ac' }),
    path('M-256 316l8 8 8-8 8 8 8-8 8 8 8-8', { fill: 'none', stroke: '#f3d58a', 'stroke-width': 2 }),
  );
}

/** Jasmine on a thread from the eaves, with a rose at its end. */
function garland(): string {
  const beads = Array.from({ length: 11 }, (_, at) => {
    const t = at / 10;
    return circle(-222 + t * 108, 76 + Math.sin(t * Math.PI) * 26, 5.5, {
      fill: at % 5 === 2 ? '#f2b64c' : '#fffdf6',
      stroke: '#c9b078',
      'stroke-width': 1,
    });
  }).join('');
  return [
    beads,
    path('M-114 78V98', { stroke: '#2c7f63', 'stroke-width': 2.5 }),
    circle(-114, 102, 8, { fill: 'url(#petal)' }),
    path('M-120 108L-114 126-108 108Z', { fill: 'url(#coral-roof)' }),
  ].join('');
}
