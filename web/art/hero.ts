import type { HeroSet } from '@lanna/contract/house/brands/front';
import { d, ellipse, group, path, picture, tag, vertical } from './draw.ts';
import { MORNING_PAINTS, morningScene } from './morning.ts';
import { boat, chedi, lantern, stall } from './motifs/river.ts';
import { EVENINGS, type Evening, MATERIALS } from './palette.ts';
import { bank, eveningPaints, fronds, lampRope, type Stage, sky, skyLanterns, water } from './scene.ts';
import { seededBy } from './seeded.ts';

export const HERO_SCENES = ['welcome', 'fair', 'market'] as const;
export type HeroScene = (typeof HERO_SCENES)[number];

const WIDTH = 1280;
const HEIGHT = 400;

/** The wide pictures of the home page, 1280 × 400. The text is on the left, so the motif is drawn on the right. */
export function heroSvg(set: HeroSet, scene: HeroScene): string {
  return set === 'morning' ? morningSvg(scene) : nightSvg(scene);
}

function morningSvg(scene: HeroScene): string {
  const stage: Stage = { width: WIDTH, height: HEIGHT, horizon: 262, light: { x: 790, y: 150, r: 300 } };
  return picture(
    WIDTH,
    HEIGHT,
    MORNING_PAINTS,
    morningScene(scene, stage, seededBy(`hero/morning/${scene}`)),
  );
}

function nightSvg(scene: HeroScene): string {
  const chance = seededBy(`hero/${scene}`);
  const [indigo] = EVENINGS.RNG;
  const [plum] = EVENINGS.LOTT;
  const [rose] = EVENINGS.ESPORTS;
  const evening: Evening = { welcome: indigo, fair: rose, market: plum }[scene];
  const stage: Stage = { width: WIDTH, height: HEIGHT, horizon: 276, light: { x: 950, y: 176, r: 420 } };
  return picture(
    WIDTH,
    HEIGHT,
    [
      ...MATERIALS,
      ...eveningPaints(evening),
      vertical('foot', `${evening.shadow}/0`, `${evening.shadow}/0.75`),
    ],
    sky(stage, evening, chance),
    skyLanterns(stage, chance, scene === 'market' ? 10 : 22),
    bank(stage, evening, chance, 1.25),
    water(stage, evening, chance),
    FRONT[scene](stage, evening),
    tag('rect', { y: 300, width: WIDTH, height: 100, fill: 'url(#foot)' }),
  );
}

const FRONT: Record<HeroScene, (stage: Stage, evening: Evening) => string> = {
  welcome: (_, { shadow }) =>
    [
      group('translate(1146 232) scale(.94)', stall()),
      group('translate(720 252) scale(.58)', stall()),
      group('translate(912 132) scale(.9)', lantern()),
      group('translate(900 326) scale(.72)', boat()),
      lampRope([560, 40], [1010, 6], 26, 8),
      lampRope([1010, 6], [1300, 60], 22, 6),
      fronds(1288, 20, -1, shadow),
    ].join(''),
  fair: (_, { shadow }) =>
    [
      chain([
        [690, 250],
        [820, 206],
        [970, 176],
        [1140, 150],
      ]),
      lit(690, 250, 0.42),
      lit(820, 206, 0.56),
      lit(970, 176, 0.74),
      lit(1140, 150, 0.96),
      fronds(1290, 30, -1, shadow),
    ].join(''),
  market: (_, { shadow }) =>
    [
      group('translate(800 236) scale(.8)', chedi()),
      group('translate(1170 240) scale(.86)', stall()),
      lampRope([520, 30], [960, 10], 24, 8),
      lampRope([960, 10], [1300, 44], 22, 7),
      fronds(1288, 16, -1, shadow),
    ].join(''),
};

function lit(x: number, y: number, scale: number): string {
  return (
    ellipse(x, 322, 110 * scale, 22 * scale, { fill: 'url(#halo)', opacity: 0.55 }) +
    group(d`translate(${x} ${y})`, group(`scale(${scale})`, lantern()))
  );
}

/** Each light is tied to the one before it: that is what makes the row hold. */
function chain(points: readonly (readonly [number, number])[]): string {
  const line = `M${points.map(([x, y]) => d`${x} ${y}`).join('L')}`;
  return (
    path(line, {
      fill: 'none',
      stroke: '#f8cf63',
      'stroke-width': 9,
      'stroke-dasharray': '20 9',
      'stroke-linecap': 'round',
      opacity: 0.9,
    }) +
    path(line, {
      fill: 'none',
      stroke: '#fff6cf',
      'stroke-width': 2.5,
      'stroke-dasharray': '20 9',
      'stroke-linecap': 'round',
    })
  );
}
