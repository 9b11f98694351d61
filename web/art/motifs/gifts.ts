import { circle, d, ellipse, fan, group, mirrored, path, ring, tag } from '../draw.ts';
import { lantern } from './river.ts';
import { coin, pile } from './treasures.ts';

/* What a promotion gives or asks for. All stand on the ground at y = 104, like the other motifs. */

const GROUND = (rx: number) => ellipse(0, 104, rx, 14, { fill: '#000', opacity: 0.32 });

/** A lacquered box with a woven band, its ribbon tied in a bow. */
export function gift(): string {
  const weave = Array.from({ length: 9 }, (_, at) => d`M${-72 + at * 18} 52l9-11 9 11-9 11Z`).join('');
  return [
    GROUND(116),
    path('M-86-12H86L78 102H-78Z', { fill: 'url(#vermilion)' }),
    path('M8-12H86L78 102H22Z', { fill: '#3a0703', opacity: 0.28 }),
    path('M-81 38H81M-79 66H79', { stroke: '#f8cf63', 'stroke-width': 2.5, opacity: 0.85 }),
    path(weave, { fill: 'none', stroke: '#f8cf63', 'stroke-width': 2, opacity: 0.75 }),
    path('M-17-12H17L15 102H-15Z', { fill: 'url(#gold)' }),
    path('M-98-46H98L92-8H-92Z', { fill: 'url(#vermilion)' }),
    path('M-97-41H97', { stroke: '#ffd9c8', 'stroke-width': 3, opacity: 0.8 }),
    path('M-93-14H93', { stroke: '#f8cf63', 'stroke-width': 2.5 }),
    path('M-20-46H20L18-8H-18Z', { fill: 'url(#gold)' }),
    mirrored(
      path('M0-48C-16-104-92-122-102-84-106-54-46-40 0-46Z', { fill: 'url(#gold)' }) +
        path('M-14-56C-28-88-72-100-80-80-82-62-46-54-14-54Z', { fill: 'url(#gold-deep)' }) +
        path('M-10-48C-36-40-58-26-66-4L-48-10-40 6C-36-16-22-34-4-44Z', { fill: 'url(#gold-deep)' }),
    ),
    ellipse(0, -52, 19, 15, { fill: 'url(#gold)' }),
    path('M-12-56C-8-64 6-64 11-58', { fill: 'none', stroke: '#fff', 'stroke-width': 3, opacity: 0.8 }),
  ].join('');
}

/** Tickets of a draw, held like a hand of cards. */
export function tickets(): string {
  const shape =
    'M-46-84a8 8 0 0 1 8-8H38a8 8 0 0 1 8 8V-12a13 13 0 0 0 0 26V76a8 8 0 0 1-8 8H-38a8 8 0 0 1-8-8V14a13 13 0 0 0 0-26Z';
  const ticket = (paper: string, ink: string) =>
    path(shape, { fill: `url(#${paper})`, stroke: '#1b1246', 'stroke-opacity': 0.35, 'stroke-width': 2 }) +
    path('M-30 1H30', { stroke: ink, 'stroke-width': 2.5, 'stroke-dasharray': '3 6', opacity: 0.7 }) +
    group(
      'translate(0-46)',
      ring(8, () => path('M0 0C-7-9-6-20 0-28 6-20 7-9 0 0Z', { fill: ink, opacity: 0.85 })),
      circle(0, 0, 6, { fill: '#fff6cf' }),
    ) +
    path('M-28 32H28M-28 46H12M-28 60H20', {
      stroke: ink,
      'stroke-width': 5,
      'stroke-linecap': 'round',
      opacity: 0.55,
    });
  const hand = [
    ['jade', '#07493a'],
    ['vermilion', '#701205'],
    ['paper', '#9a4a10'],
  ] as const;
  const held = (at: number) => {
    const [paper, ink] = hand[at] ?? hand[0];
    return group('translate(0-142) scale(1.12)', ticket(paper, ink));
  };
  return [GROUND(110), group('translate(0 128)', fan(3, 46, held))].join('');
}

/** A red packet with its gold seal, and what has come out of it. */
export function packet(): string {
  return [
    GROUND(116),
    pile(78, 92, 3),
    group(
      'rotate(-7)',
      tag('rect', { x: -72, y: -112, width: 144, height: 208, rx: 12, fill: 'url(#vermilion)' }),
      tag('rect', {
        x: -64,
        y: -104,
        width: 128,
        height: 192,
        rx: 8,
        fill: 'none',
        stroke: '#f8cf63',
        'stroke-width': 2.5,
      }),
      path('M-72-100a12 12 0 0 1 12-12H60a12 12 0 0 1 12 12V-66Q0 2-72-66Z', { fill: '#a5231a' }),
      path('M-72-66Q0 2 72-66', { fill: 'none', stroke: '#f8cf63', 'stroke-width': 4 }),
      group(
        'translate(0-32)',
        circle(0, 3, 31, { fill: '#5e0f06' }),
        circle(0, 0, 30, { fill: 'url(#gold)' }),
        ring(8, () => path('M0-2C-7-9-6-17 0-24 6-17 7-9 0-2Z', { fill: '#a8631a', opacity: 0.85 })),
        circle(0, 0, 5, { fill: '#fff6cf' }),
      ),
      mirrored(path('M-52 74C-52 48-34 34-14 40-30 44-32 56-22 60-34 58-42 62-44 74Z', { fill: '#f8cf63' })),
      path('M-62-96C-66-50-66 0-62 50', {
        fill: 'none',
        stroke: '#fff',
        'stroke-width': 5,
        'stroke-linecap': 'round',
        opacity: 0.4,
      }),
    ),
    coin(-74, 72, 30),
    coin(-36, 88, 20),
  ].join('');
}

/** The cup of a contest, on a lacquered foot. */
export function trophy(): string {
  return [
    circle(0, -40, 128, { fill: 'url(#halo)', opacity: 0.35 }),
    GROUND(92),
    mirrored(
      path('M-58-92C-118-102-122-22-42-6', { fill: 'none', stroke: 'url(#gold-deep)', 'stroke-width': 15 }) +
        path('M-58-94C-114-102-118-26-44-8', { fill: 'none', stroke: '#f8cf63', 'stroke-width': 6 }),
    ),
    path('M-13 14H13C13 34 18 46 30 56H-30C-18 46-13 34-13 14Z', { fill: 'url(#gold-deep)' }),
    path('M-66-112H66C70-36 44 12 0 20-44 12-70-36-66-112Z', { fill: 'url(#gold)' }),
    path('M14-112H66C70-36 44 12 0 20 36-10 30-72 14-112Z', { fill: '#7b4210', opacity: 0.35 }),
    ellipse(0, -112, 66, 13, { fill: 'url(#gold-deep)' }),
    ellipse(0, -112, 56, 9, { fill: '#5e300b' }),
    group(
      'translate(0-50)',
      ring(5, () => path('M0-34L10-11H-10Z', { fill: '#fff6cf' })),
      circle(0, 0, 13, { fill: 'url(#jade)' }),
    ),
    path('M-52-94C-52-50-44-20-26-4', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 7,
      'stroke-linecap': 'round',
      opacity: 0.75,
    }),
    path('M-52 56H52L60 76H-60Z', { fill: 'url(#gold)' }),
    path('M-70 76H70L76 104H-76Z', { fill: 'url(#vermilion)' }),
    path('M-70 84H70M-74 96H74', { stroke: '#f8cf63', 'stroke-width': 2.5, opacity: 0.9 }),
  ].join('');
}

/** Two lanterns on one string: what friends let go together. */
export function pair(): string {
  return [
    path('M-62 66C-30 104 34 108 64 84', {
      fill: 'none',
      stroke: '#f8cf63',
      'stroke-width': 3,
      opacity: 0.9,
    }),
    group('translate(-64-8) rotate(-6) scale(.72)', lantern()),
    group('translate(66 12) rotate(5) scale(.72)', lantern()),
  ].join('');
}

/** A book of seven stamps, four of them already there. */
export function stampBook(): string {
  const stamp = (at: number) => {
    const [x, y] = at < 6 ? [-50 + (at % 3) * 50, -40 + Math.floor(at / 3) * 52] : [0, 66];
    const stamped = at < 4;
    return group(
      d`translate(${x} ${y})`,
      circle(0, 0, 20, {
        fill: stamped ? 'url(#vermilion)' : 'none',
        stroke: stamped ? 'none' : '#a99ad6',
        'stroke-width': 2.5,
        'stroke-dasharray': stamped ? undefined : '4 5',
      }),
      stamped ? ring(6, () => path('M0 0C-6-6-5-12 0-16 5-12 6-6 0 0Z', { fill: '#ffe9d8' })) : '',
    );
  };
  return [
    GROUND(104),
    group(
      'rotate(-4)',
      path('M-92-106H84a14 14 0 0 1 14 14V92a14 14 0 0 1-14 14H-92Z', { fill: 'url(#vermilion)' }),
      path('M-84-98H78a10 10 0 0 1 10 10V86a10 10 0 0 1-10 10H-84Z', { fill: 'url(#pearl)' }),
      path('M-84-98H88V-68H-84Z', { fill: 'url(#jade)' }),
      path('M-60-83H44', { stroke: '#eafff5', 'stroke-width': 7, 'stroke-linecap': 'round' }),
      ...[-80, -48, -16, 16, 48, 80].map((y) =>
        path(d`M-104 ${y}H-80`, { stroke: 'url(#gold)', 'stroke-width': 7, 'stroke-linecap': 'round' }),
      ),
      ...[0, 1, 2, 3, 4, 5, 6].map(stamp),
    ),
  ].join('');
}

/** Photographs from the market, one over the other. */
export function photographs(): string {
  const photograph = (sky: string, front: string) =>
    tag('rect', {
      x: -70,
      y: -84,
      width: 140,
      height: 168,
      rx: 5,
      fill: '#fffdf5',
      stroke: '#1b1246',
      'stroke-opacity': 0.25,
      'stroke-width': 1.5,
    }) +
    tag('rect', { x: -58, y: -72, width: 116, height: 112, fill: sky }) +
    front +
    path('M-40 60H24', { stroke: '#a99ad6', 'stroke-width': 6, 'stroke-linecap': 'round' });
  const hill = path('M-58 40V14C-34-14-10 16 8 2 26-12 42-8 58 10V40Z', { fill: '#0b0726', opacity: 0.55 });
  return [
    GROUND(116),
    group(
      'translate(-40-8) rotate(-12)',
      photograph('url(#azure)', circle(18, -34, 17, { fill: '#fff6cf' }) + hill),
    ),
    group(
      'translate(40 8) rotate(8)',
      photograph(
        'url(#ink)',
        circle(0, -14, 44, { fill: 'url(#halo)', opacity: 0.8 }) +
          hill +
          group('translate(0-14) scale(.3)', lantern()),
      ),
      path('M-16-96C-16-106 16-106 16-96L10-84H-10Z', { fill: 'url(#gold)' }),
    ),
  ].join('');
}
