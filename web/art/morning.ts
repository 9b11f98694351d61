import { circle, d, ellipse, group, n, type Paint, path, radial, tag, vertical } from './draw.ts';
import { hall, marketBoat, prang, riverBoat, waterLilies } from './motifs/riverside.ts';
import type { Stage } from './scene.ts';
import type { Seeded } from './seeded.ts';

/** The river in the morning: ivory light, teal water, coral roofs. The left stays bright and quiet, for words stand there. */

export const MORNING_PAINTS: readonly Paint[] = [
  vertical('morning-sky', '#cfe9e6', '#eaf3e6', '#fdf3e0', '#fbe2c8'),
  vertical('morning-water', '#f6ead2', '#b9ddd4', '#7fc0ba', '#57a6a3'),
  radial('morning-sun', ['#fff8e6/1', '#ffe3b8/0.75', '#ffd3a8/0.25', '#ffd3a8/0'], { cy: 0.5, r: 0.5 }),
  vertical('plaster', '#fffaf0', '#f4e8cd', '#e2cfa6'),
  vertical('coral-roof', '#f08a6c', '#dc5b44', '#b4412f'),
  vertical('teal-roof', '#4db6ac', '#1f8a84', '#0f6a68'),
  vertical('hull', '#ffffff', '#f3ead8', '#d9c9a8'),
  vertical('teak', '#c98a4b', '#96602c', '#6d421c'),
  vertical('leaf', '#5fb08a', '#2c7f63'),
  vertical('petal', '#ffffff', '#f7a9a0', '#e2634a'),
];

export type MorningScene = 'welcome' | 'fair' | 'market';

export function morningScene(scene: MorningScene, stage: Stage, chance: Seeded): string {
  return [
    sky(stage, chance),
    farBank(stage, chance),
    BANKS[scene](stage),
    water(stage, chance),
    FRONT[scene](stage),
  ].join('');
}

/** `from` and `to`: between which the sky has birds and clouds. */
export function sky(
  { width, horizon, light }: Stage,
  chance: Seeded,
  [from, to]: readonly [from: number, to: number] = [420, width],
): string {
  const cloud = () => {
    const [x, y, size] = [
      chance.between(from, to),
      chance.between(24, horizon * 0.45),
      chance.between(0.6, 1.3),
    ];
    return path(
      d`M${x} ${y}q${14 * size} ${-20 * size} ${38 * size} ${-12 * size}q${16 * size} ${-22 * size} ${44 * size} ${-4 * size}q${26 * size} ${-8 * size} ${34 * size} ${16 * size}Z`,
      { fill: '#fffdf6', opacity: 0.7 },
    );
  };
  const bird = () => {
    const [x, y, size] = [
      chance.between(from + 140, Math.min(to, from + 480)),
      chance.between(40, 110),
      chance.between(5, 9),
    ];
    return d`M${x} ${y}q${size * 0.6} ${-size * 0.7} ${size} 0q${size * 0.4} ${-size * 0.7} ${size} 0`;
  };
  return [
    tag('rect', { width, height: horizon + 2, fill: 'url(#morning-sky)' }),
    circle(light.x, light.y, light.r, { fill: 'url(#morning-sun)' }),
    circle(light.x, light.y, 46, { fill: '#fff6df' }),
    cloud(),
    cloud(),
    cloud(),
    path(bird() + bird() + bird() + bird(), {
      fill: 'none',
      stroke: '#3f7d7a',
      'stroke-width': 2,
      'stroke-linecap': 'round',
      opacity: 0.7,
    }),
  ].join('');
}

/** Trees and roofs far away, paler the farther. */
export function farBank({ width, horizon }: Stage, chance: Seeded): string {
  const trees = (rise: number) => {
    let crest = d`M0 ${horizon}V${horizon - rise * 0.6}`;
    for (let x = 0; x < width; ) {
      const wide = chance.between(26, 60);
      crest += d`q${wide / 2} ${-chance.between(rise * 0.3, rise)} ${wide} 0`;
      x += wide;
    }
    return `${crest}V${n(horizon)}Z`;
  };
  return [
    path(trees(34), { fill: '#bcd9cf', opacity: 0.8 }),
    path(trees(22), { fill: '#8cbfb2', opacity: 0.85 }),
    group(d`translate(676 ${horizon}) scale(.22)`, hall()),
    tag('rect', { x: 0, y: horizon - 3, width, height: 4, fill: '#fff6df', opacity: 0.7 }),
  ].join('');
}

const BANKS: Record<MorningScene, (stage: Stage) => string> = {
  welcome: ({ horizon }) =>
    [
      group(d`translate(1060 ${horizon}) scale(.78)`, prang()),
      group(d`translate(906 ${horizon}) scale(.62)`, hall()),
      group(d`translate(1214 ${horizon}) scale(.5)`, hall()),
      palm(800, horizon, 1),
      palm(1262, horizon, 1.15),
    ].join(''),
  fair: ({ horizon }) =>
    [
      group(d`translate(1150 ${horizon}) scale(.52)`, prang()),
      palm(1236, horizon, 1),
      palm(1058, horizon, 0.8),
    ].join(''),
  market: ({ horizon }) =>
    [
      group(d`translate(1120 ${horizon}) scale(.9)`, hall()),
      group(d`translate(900 ${horizon}) scale(.6)`, hall()),
      palm(1002, horizon, 1),
      palm(1250, horizon, 1.2),
    ].join(''),
};

const FRONT: Record<MorningScene, (stage: Stage) => string> = {
  welcome: () =>
    [
      group('translate(950 336) scale(.86)', wake(), riverBoat()),
      group('translate(1192 372)', waterLilies()),
      group('translate(720 388) scale(.7)', waterLilies()),
    ].join(''),
  fair: () =>
    [
      tiedFloats([
        [664, 300],
        [812, 322],
        [984, 346],
        [1180, 372],
      ]),
      group('translate(664 300) scale(.62)', float()),
      group('translate(812 322) scale(.8)', float()),
      group('translate(984 346)', float()),
      group('translate(1180 372) scale(1.24)', float()),
    ].join(''),
  market: () =>
    [
      group('translate(840 318) scale(.8)', wake(), marketBoat(['#e2634a', '#f2b64c', '#f7c873'])),
      group(
        'translate(1120 350) scale(1.12)',
        wake(),
        marketBoat(['#5fb08a', '#f2b64c', '#e2634a', '#8cbf5a']),
      ),
      group('translate(660 384) scale(.75)', waterLilies()),
    ].join(''),
};

/** The river, with the sun lying broken on it. */
export function water({ width, height, horizon, light }: Stage, chance: Seeded): string {
  const depth = height - horizon;
  const ripples = (from: number, to: number, reach: number) => {
    let line = '';
    for (let y = horizon + from * depth; y < horizon + to * depth; y += 5) {
      for (let times = 0; times < 3; times++) {
        const length = chance.between(12, 40) + (y - horizon) * 0.3;
        line += d`M${Math.round(light.x + chance.between(-reach, reach))} ${Math.round(y)}h${Math.round(length)}`;
      }
    }
    return line;
  };
  const stroke = { 'stroke-linecap': 'round' };
  return [
    tag('rect', { y: horizon, width, height: depth, fill: 'url(#morning-water)' }),
    ellipse(light.x, horizon + 6, width * 0.3, depth * 0.5, { fill: 'url(#morning-sun)', opacity: 0.7 }),
    path(ripples(0.06, 0.5, 260), { ...stroke, stroke: '#fffaf0', 'stroke-width': 1.6, opacity: 0.7 }),
    path(ripples(0.4, 0.98, 620), { ...stroke, stroke: '#ffffff', 'stroke-width': 2.2, opacity: 0.32 }),
    path(ripples(0.3, 0.98, 640), { ...stroke, stroke: '#2f8f8b', 'stroke-width': 1.6, opacity: 0.28 }),
  ].join('');
}

function wake(): string {
  return path('M-176 16C-90 26 90 26 176 12M-150 26C-70 34 80 34 140 24', {
    fill: 'none',
    stroke: '#ffffff',
    'stroke-width': 4,
    'stroke-linecap': 'round',
    opacity: 0.75,
  });
}

function palm(x: number, y: number, scale: number): string {
  const leaf = (turn: number) =>
    group(`rotate(${turn})`, path('M0 0C14-16 38-18 58-2 38-6 18-2 0 0Z', { fill: '#2c7f63' }));
  return group(
    d`translate(${x} ${y}) scale(${scale})`,
    path('M-4 0C-2-34 2-62 6-92L11-91C8-60 6-30 5 0Z', { fill: '#a9743c' }),
    group('translate(8-92)', ...[-200, -160, -120, -70, -30, 10, 40].map(leaf)),
  );
}

/** A float of banana leaf and flowers, as they are set on the river. */
function float(): string {
  return [
    ellipse(0, 12, 52, 10, { fill: '#2f8f8b', opacity: 0.35 }),
    path('M-46 0C-40 18 40 18 46 0 30 8-30 8-46 0Z', { fill: 'url(#leaf)' }),
    path('M-46 0l8-14 10 13 9-15 10 15 9-16 9 16 10-15 9 15 10-13 8 14C30 8-30 8-46 0Z', { fill: '#3f9a75' }),
    ...[-56, -28, 0, 28, 56].map((turn) =>
      group(
        `translate(0-4) rotate(${turn})`,
        path('M0 0C-9-10-8-28 0-38 8-28 9-10 0 0Z', { fill: 'url(#petal)' }),
      ),
    ),
    circle(0, -8, 8, { fill: '#f2b64c' }),
  ].join('');
}

/** Each float is tied to the one before it: that is what makes the row hold. */
function tiedFloats(points: readonly (readonly [number, number])[]): string {
  const line = points
    .map(([x, y], at) => (at === 0 ? d`M${x} ${y}` : d`S${x - 70} ${y + 26} ${x} ${y}`))
    .join('');
  return (
    path(line, {
      fill: 'none',
      stroke: '#fffaf0',
      'stroke-width': 6,
      'stroke-linecap': 'round',
      opacity: 0.8,
    }) +
    path(line, {
      fill: 'none',
      stroke: '#e2634a',
      'stroke-width': 3,
      'stroke-dasharray': '12 8',
      'stroke-linecap': 'round',
    })
  );
}
