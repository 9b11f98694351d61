import { circle, d, ellipse, fan, group, mirrored, path, ring } from '../draw.ts';

/* Games of the table, the field and the draw. */

function card(mark: string, colour: string): string {
  return (
    path('M-40-58a8 8 0 0 1 8-8H32a8 8 0 0 1 8 8V58a8 8 0 0 1-8 8H-32a8 8 0 0 1-8-8Z', {
      fill: 'url(#pearl)',
      stroke: '#1b1246',
      'stroke-width': 2,
    }) +
    group('scale(.9)', path(mark, { fill: colour })) +
    group('translate(-27-48) scale(.24)', path(mark, { fill: colour }))
  );
}
const HEART = 'M0 34C-46 2-34-30-14-30-6-30-2-24 0-18 2-24 6-30 14-30 34-30 46 2 0 34Z';
const SPADE =
  'M0-36C46-2 34 22 14 22 8 22 5 18 3 14 4 24 8 32 14 36H-14C-8 32-4 24-3 14-5 18-8 22-14 22-34 22-46-2 0-36Z';
const DIAMOND = 'M0-38L28 0 0 38-28 0Z';

/** A hand of cards. */
export function cards(): string {
  const hand = [
    [SPADE, '#1b1246'],
    [HEART, '#c9351c'],
    [DIAMOND, '#c9351c'],
  ] as const;
  return [
    ellipse(0, 104, 110, 14, { fill: '#000', opacity: 0.35 }),
    group(
      'translate(0 118)',
      fan(3, 52, (at) =>
        group('translate(0-136) scale(1.28)', card(hand[at]?.[0] ?? SPADE, hand[at]?.[1] ?? '#000')),
      ),
    ),
    group('translate(-86 78)', chip('vermilion')),
    group('translate(88 84)', chip('jade')),
  ].join('');
}

/** A run that was laid down, and above it the card that is knocked with. */
export function melds(): string {
  const laid = [-56, 0, 56].map((x) => group(`translate(${x} 58) scale(.86)`, card(DIAMOND, '#c9351c')));
  return [
    ellipse(0, 118, 122, 14, { fill: '#000', opacity: 0.35 }),
    ...laid,
    group('translate(6-44) rotate(9) scale(1.18)', card(SPADE, '#1b1246')),
    path('M-52-96L-66-116M66-104L82-122M84-70L108-78', {
      fill: 'none',
      stroke: '#f8cf63',
      'stroke-width': 6,
      'stroke-linecap': 'round',
    }),
    group('translate(-100 100)', chip('jade')),
    group('translate(102 104)', chip('vermilion')),
  ].join('');
}

/** A pair on its way to the pile, and one low card that is kept. */
export function thrown(): string {
  const back = path('M-40-58a8 8 0 0 1 8-8H32a8 8 0 0 1 8 8V58a8 8 0 0 1-8 8H-32a8 8 0 0 1-8-8Z', {
    fill: 'url(#ink)',
    stroke: '#f8cf63',
    'stroke-width': 4,
  });
  return [
    ellipse(0, 112, 118, 14, { fill: '#000', opacity: 0.35 }),
    ...[0, 1, 2].map((at) => group(`translate(${-62 + at * 5} ${34 - at * 7}) rotate(-8)`, back)),
    group('translate(34 30) rotate(14) scale(1.02)', card(SPADE, '#1b1246')),
    group('translate(62 16) rotate(28) scale(1.02)', card(HEART, '#c9351c')),
    path('M-12-88C22-112 70-108 98-76M98-76L100-102M98-76L72-82', {
      fill: 'none',
      stroke: '#f8cf63',
      'stroke-width': 7,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
    group('translate(-96 104)', chip('gold')),
  ].join('');
}

/** A bull between the three cards that make it and the two that number it. */
export function bull(): string {
  const small = (x: number, mark: string, colour: string) =>
    group(`translate(${x} 78) scale(.58)`, card(mark, colour));
  return [
    ellipse(0, 122, 126, 13, { fill: '#000', opacity: 0.35 }),
    path('M-50-22C-66 8-44 62-26 74-12 84 12 84 26 74 44 62 66 8 50-22 30-44-30-44-50-22Z', {
      fill: 'url(#vermilion)',
      stroke: '#1b1246',
      'stroke-width': 3,
    }),
    path('M-44-28C-92-30-104-72-92-104-82-72-58-62-26-54Z', { fill: 'url(#gold)' }),
    path('M44-28C92-30 104-72 92-104 82-72 58-62 26-54Z', { fill: 'url(#gold)' }),
    path('M-30 44C-30 26 30 26 30 44 30 66 14 76 0 76-14 76-30 66-30 44Z', { fill: 'url(#pearl)' }),
    circle(-12, 52, 5, { fill: '#1b1246' }),
    circle(12, 52, 5, { fill: '#1b1246' }),
    circle(-22, 4, 8, { fill: '#fff' }),
    circle(22, 4, 8, { fill: '#fff' }),
    circle(-21, 6, 4, { fill: '#1b1246' }),
    circle(21, 6, 4, { fill: '#1b1246' }),
    small(-106, SPADE, '#1b1246'),
    small(-80, HEART, '#c9351c'),
    small(-54, DIAMOND, '#c9351c'),
    small(62, HEART, '#c9351c'),
    small(92, SPADE, '#1b1246'),
  ].join('');
}

function chip(material: string): string {
  return (
    ellipse(0, 8, 38, 15, { fill: '#0b0726' }) +
    ellipse(0, 0, 38, 15, { fill: `url(#${material})` }) +
    ellipse(0, 0, 38, 15, {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 6,
      'stroke-dasharray': '10 14',
      opacity: 0.85,
    }) +
    ellipse(0, 0, 22, 8, { fill: `url(#${material})`, stroke: '#fff', 'stroke-width': 1.5 })
  );
}

/** A wheel with its ball. */
export function wheel(): string {
  return [
    ellipse(0, 104, 110, 14, { fill: '#000', opacity: 0.35 }),
    circle(0, 0, 116, { fill: 'url(#gold)' }),
    circle(0, 0, 104, { fill: '#1b0a12' }),
    ring(18, (at) =>
      path('M0-102A102 102 0 0 1 35-96L22-62A66 66 0 0 0 0-66Z', {
        fill: at % 2 ? '#15131f' : 'url(#vermilion)',
      }),
    ),
    circle(0, 0, 66, { fill: 'url(#gold-deep)' }),
    circle(0, 0, 58, { fill: 'url(#jade)' }),
    ring(
      8,
      () =>
        path('M0 0V-54', { stroke: '#f8cf63', 'stroke-width': 4 }) + circle(0, -40, 4, { fill: '#fff6cf' }),
    ),
    circle(0, 0, 20, { fill: 'url(#gold)' }),
    path('M-76-76A108 108 0 0 1 20-106', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 7,
      'stroke-linecap': 'round',
      opacity: 0.6,
    }),
    circle(58, -64, 10, { fill: 'url(#pearl)' }),
  ].join('');
}

/** Two dice. */
export function dice(): string {
  const pips = (at: readonly (readonly [number, number])[], colour: string) =>
    at.map(([x, y]) => circle(x, y, 8, { fill: colour })).join('');
  const die = (points: readonly (readonly [number, number])[]) =>
    path('M-54-40a14 14 0 0 1 14-14H40a14 14 0 0 1 14 14V40a14 14 0 0 1-14 14H-40a14 14 0 0 1-14-14Z', {
      fill: 'url(#pearl)',
      stroke: '#6a5aa8',
      'stroke-width': 2,
    }) +
    path('M-46-40a8 8 0 0 1 8-8H36', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }) +
    pips(points, '#c9351c');
  return [
    ellipse(0, 98, 118, 15, { fill: '#000', opacity: 0.35 }),
    group(
      'translate(-42 20) rotate(-14) scale(1.15)',
      die([
        [-28, -28],
        [28, 28],
        [0, 0],
        [-28, 28],
        [28, -28],
      ]),
    ),
    group(
      'translate(62-34) rotate(18)',
      die([
        [-26, -26],
        [0, 0],
        [26, 26],
      ]),
    ),
  ].join('');
}

/** A football under the floodlights. */
export function ball(): string {
  return [
    ellipse(0, 112, 84, 12, { fill: '#000', opacity: 0.4 }),
    circle(0, 0, 104, { fill: 'url(#pearl)' }),
    path('M0-40L38-12 24 32H-24L-38-12Z', { fill: '#1b1246' }),
    ring(5, () =>
      path('M0-40V-70M0-102L30-90 22-70H-22L-30-90Z', {
        fill: '#1b1246',
        stroke: '#1b1246',
        'stroke-width': 4,
      }),
    ),
    ring(5, () => path('M22-70L54-52', { stroke: '#1b1246', 'stroke-width': 4 })),
    circle(0, 0, 104, { fill: 'url(#shine)', opacity: 0.5 }),
  ].join('');
}

/** The drawn numbers. */
export function draw(): string {
  const number = (x: number, y: number, r: number, material: string, figure: string) =>
    group(
      `translate(${x} ${y})`,
      circle(0, 0, r, { fill: `url(#${material})` }),
      circle(0, 0, r * 0.52, { fill: '#fffdf5' }),
      path(figure, {
        fill: 'none',
        stroke: '#1b1246',
        'stroke-width': 7,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
        transform: d`scale(${r / 60})`,
      }),
      path(d`M${-r * 0.6}-${r * 0.45}A${r * 0.8} ${r * 0.8} 0 0 1 0-${r * 0.78}`, {
        fill: 'none',
        stroke: '#fff',
        'stroke-width': 6,
        'stroke-linecap': 'round',
        opacity: 0.7,
      }),
    );
  return [
    ellipse(0, 104, 116, 14, { fill: '#000', opacity: 0.35 }),
    number(-58, 44, 56, 'vermilion', 'M-10-12C-10-22 12-22 10-8 8 0-8 8-10 16H12'),
    number(62, 46, 54, 'jade', 'M-10-14C0-22 12-16 8-6 6-1 0 0-2 0 6 0 14 4 10 14 4 22-10 18-12 12'),
    number(0, -42, 66, 'gold', 'M-12-18H12L-4 18'),
  ].join('');
}

/** The controller of an arena. */
export function controller(): string {
  return [
    ellipse(0, 92, 120, 14, { fill: '#000', opacity: 0.4 }),
    path(
      'M-70-54H70C112-54 124 30 116 66 108 92 76 88 58 58 50 44 40 40 26 40H-26C-40 40-50 44-58 58-76 88-108 92-116 66-124 30-112-54-70-54Z',
      { fill: 'url(#ink)', stroke: 'url(#azure)', 'stroke-width': 5 },
    ),
    path('M-66-24H-48V-6H-30V12H-48V30H-66V12H-84V-6H-66Z', { fill: 'url(#azure)' }),
    circle(60, -18, 12, { fill: 'url(#vermilion)' }),
    circle(84, 4, 12, { fill: 'url(#gold)' }),
    circle(38, 4, 12, { fill: 'url(#jade)' }),
    circle(60, 26, 12, { fill: 'url(#rose)' }),
    path('M-92-34C-84-46-74-46-62-46H20', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 5,
      'stroke-linecap': 'round',
      opacity: 0.6,
    }),
    mirrored(circle(-20, -26, 4, { fill: '#6cc9f2' })),
  ].join('');
}
