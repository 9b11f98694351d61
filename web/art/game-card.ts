import type { VendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import { circle, d, ellipse, group, mirrored, path, picture, tag, vertical } from './draw.ts';
import { subjectOf } from './motif.ts';
import { EVENINGS, MATERIALS } from './palette.ts';
import { bank, eveningPaints, fronds, lampRope, type Stage, sky, skyLanterns, water } from './scene.ts';
import { type Seeded, seededBy } from './seeded.ts';

export interface GameCard {
  code: string;
  name: string;
  category: VendorGroup;
  vendor: string;
}

const WIDTH = 320;
const HEIGHT = 400;

/** The picture of a game, 320 × 400: an evening on the river and, in its light, what the game is about. */
export function gameCardSvg({ code, name, category, vendor }: GameCard): string {
  const chance = seededBy(`${vendor}/${code}`);
  const { motif, evenings = EVENINGS[category] } = subjectOf(category, `${code} ${name}`, chance);
  const evening = chance.pick(evenings);
  const horizon = chance.between(236, 286);
  const stage: Stage = { width: WIDTH, height: HEIGHT, horizon, light: { x: 160, y: 176, r: 210 } };
  return picture(
    WIDTH,
    HEIGHT,
    [
      ...MATERIALS,
      ...eveningPaints(evening),
      vertical('foot', `${evening.shadow}/0`, `${evening.shadow}/0.9`),
    ],
    sky(stage, evening, chance),
    rays(evening.light, chance),
    chance.next() < 0.75 ? bank(stage, evening, chance, 0.8) : '',
    water(stage, evening, chance),
    dressing(stage, evening.shadow, chance),
    ellipse(160, 322, 112, 22, { fill: evening.shadow, opacity: 0.45 }),
    group('translate(160 204) scale(1.06)', motif()),
    sparks(chance),
    tag('rect', { y: 300, width: WIDTH, height: 100, fill: 'url(#foot)' }),
    tag('rect', { width: WIDTH, height: HEIGHT, fill: 'url(#rim)' }),
    frame(),
  );
}

function rays(light: string, chance: Seeded): string {
  let beams = '';
  for (let turn = chance.between(0, 36); turn < 360; turn += 36) {
    const [one, other] = [turn - 2.6, turn + 2.6].map((degrees) => (degrees * Math.PI) / 180);
    beams += d`M160 186L${160 + 300 * Math.cos(one ?? 0)} ${186 + 300 * Math.sin(one ?? 0)} ${160 + 300 * Math.cos(other ?? 0)} ${186 + 300 * Math.sin(other ?? 0)}Z`;
  }
  return path(beams, { fill: light, opacity: 0.08 });
}

function dressing(stage: Stage, shadow: string, chance: Seeded): string {
  return chance.pick([
    () => lampRope([-10, 34], [330, 22], chance.between(16, 30), 6),
    () => skyLanterns(stage, chance, 9),
    () => fronds(-6, 10, 1, shadow) + fronds(326, 16, -1, shadow),
    () => fronds(-8, 14, 1, shadow) + skyLanterns(stage, chance, 5),
  ])();
}

/** Light caught in the air, in front of everything. */
function sparks(chance: Seeded): string {
  let stars = '';
  for (let at = 0; at < 9; at++) {
    const [x, y, r] = [chance.between(24, 296), chance.between(40, 340), chance.between(2, 6)];
    stars += d`M${x} ${y - r}Q${x} ${y} ${x + r} ${y} ${x} ${y} ${x} ${y + r} ${x} ${y} ${x - r} ${y} ${x} ${y} ${x} ${y - r}Z`;
  }
  return path(stars, { fill: '#fff8e0', opacity: 0.75 });
}

/** A thin gilt frame with the curl of temple carving in its corners. */
function frame(): string {
  const curl =
    path('M0 46V14Q0 0 14 0H46', { fill: 'none', stroke: 'url(#gold)', 'stroke-width': 2.5 }) +
    path('M8 34C8 20 20 8 34 8 24 12 20 18 24 24 16 20 12 24 8 34Z', { fill: 'url(#gold)' });
  const corner = group('translate(-151 -191)', curl);
  const half = mirrored(corner);
  return group(
    'translate(160 200)',
    tag('rect', {
      x: -151,
      y: -191,
      width: 302,
      height: 382,
      rx: 13,
      fill: 'none',
      stroke: '#f8cf63',
      'stroke-opacity': 0.45,
      'stroke-width': 1.2,
    }),
    half,
    `<g transform="scale(1 -1)">${half}</g>`,
    circle(0, 191, 3.5, { fill: '#f8cf63' }),
  );
}
