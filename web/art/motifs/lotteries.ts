import { circle, d, ellipse, group, n, path, tag } from '../draw.ts';
import { letter } from '../lettering.ts';

/* What our lotteries are drawn with: each kind is recognised by its picture. */

const INK = '#1b1246';
const SHADE = ellipse(0, 104, 116, 14, { fill: '#000', opacity: 0.35 });

/** A figure in the middle of where it stands, so high. */
function figure(text: string, height: number, stroke = INK, weight = 15): string {
  const { svg, width } = letter(text, stroke, weight);
  const scale = height / 100;
  return group(`scale(${n(scale)}) translate(${n(-width / 2)} -50)`, svg);
}

function ball(x: number, y: number, r: number, material: string, text: string): string {
  return group(
    `translate(${x} ${y})`,
    circle(0, 0, r, { fill: `url(#${material})` }),
    circle(0, 0, r * 0.6, { fill: '#fffdf5' }),
    figure(text, r * 0.5),
    path(d`M${-r * 0.6}-${r * 0.5}A${r * 0.8} ${r * 0.8} 0 0 1 0-${r * 0.8}`, {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 5,
      'stroke-linecap': 'round',
      opacity: 0.7,
    }),
  );
}

/** Five windows of a counter. */
export function counter(): string {
  const windows = ['8', '3', '9', '5', '7'].map((text, at) =>
    group(
      `translate(${n(-92 + at * 46)} 0)`,
      tag('rect', { x: -20, y: -46, width: 40, height: 92, rx: 9, fill: 'url(#pearl)' }),
      tag('rect', { x: -20, y: -46, width: 40, height: 30, rx: 9, fill: INK, opacity: 0.22 }),
      tag('rect', { x: -20, y: 18, width: 40, height: 28, rx: 9, fill: INK, opacity: 0.22 }),
      figure(text, 46, '#c9351c', 17),
    ),
  );
  return [
    SHADE,
    group(
      'scale(.9)',
      tag('rect', { x: -132, y: -76, width: 264, height: 152, rx: 26, fill: 'url(#gold)' }),
      tag('rect', { x: -122, y: -62, width: 244, height: 124, rx: 18, fill: 'url(#ink)' }),
      ...windows,
      path('M-70-96H70M-40-112H40', { stroke: '#f8cf63', 'stroke-width': 7, 'stroke-linecap': 'round' }),
    ),
  ].join('');
}

/** Five balls of eleven, on a dish. */
export function fiveBalls(): string {
  return [
    SHADE,
    ellipse(0, 74, 126, 32, { fill: 'url(#gold-deep)' }),
    ellipse(0, 66, 126, 30, { fill: 'url(#gold)' }),
    ball(-42, -48, 42, 'rose', '05'),
    ball(44, -50, 42, 'azure', '02'),
    ball(-76, 28, 44, 'jade', '08'),
    ball(78, 26, 44, 'vermilion', '03'),
    ball(0, 34, 52, 'gold', '11'),
  ].join('');
}

/** A car that leads. */
export function racer(): string {
  const wheel = (x: number) =>
    circle(x, 56, 34, { fill: '#100a22' }) +
    circle(x, 56, 16, { fill: 'url(#gold)' }) +
    circle(x, 56, 6, { fill: '#100a22' });
  return [
    SHADE,
    group(
      'translate(-4 14) scale(.82)',
      path('M-150-22H-96M-160 6H-112M-142 34H-118', {
        stroke: '#fff8e0',
        'stroke-width': 7,
        'stroke-linecap': 'round',
        opacity: 0.8,
      }),
      path(
        'M-118 52C-118 22-104 6-80 2L-40-4C-20-38 4-54 40-54 70-54 88-38 100-14L130-6C144-2 150 10 150 26V46A10 10 0 0 1 140 56H-112A6 6 0 0 1-118 52Z',
        {
          fill: 'url(#vermilion)',
        },
      ),
      path('M-18-6C-6-30 8-40 32-41V-6ZM48-41C66-40 76-28 82-6H48Z', { fill: 'url(#azure)' }),
      path('M-132-16H-84V-4H-132Z', { fill: 'url(#gold-deep)' }),
      circle(24, 22, 26, { fill: '#fffdf5' }),
      group('translate(24 22)', figure('10', 26)),
      wheel(-68),
      wheel(104),
    ),
  ].join('');
}

/** Three cubes, a figure on each. */
export function cubes(): string {
  const cube = (x: number, y: number, material: string, text: string) =>
    group(
      `translate(${x} ${y})`,
      path('M0-62 56-34 0-6-56-34Z', { fill: '#fffdf5' }),
      path('M-56-34 0-6V62L-56 34Z', { fill: `url(#${material})` }),
      path('M56-34 0-6V62L56 34Z', { fill: INK, opacity: 0.85 }),
      path('M56-34 0-6V62L56 34Z', { fill: `url(#${material})`, opacity: 0.55 }),
      group('translate(-28 14) skewY(26)', figure(text, 42, '#fffdf5', 16)),
    );
  return [SHADE, cube(0, -54, 'gold', '3'), cube(-58, 42, 'vermilion', '1'), cube(58, 42, 'jade', '8')].join(
    '',
  );
}

/** A ticket, and the number on it. */
export function ticket(): string {
  const shape =
    'M-130-58A12 12 0 0 1-118-70H118A12 12 0 0 1 130-58V-20A20 20 0 0 0 130 20V58A12 12 0 0 1 118 70H-118A12 12 0 0 1-130 58V20A20 20 0 0 0-130-20Z';
  return [
    SHADE,
    group('rotate(7) translate(8-26) scale(.94)', path(shape, { fill: 'url(#gold-deep)' })),
    group(
      'rotate(-8)',
      path(shape, { fill: 'url(#rose)' }),
      tag('rect', { x: -108, y: -52, width: 158, height: 104, rx: 8, fill: '#fffdf5' }),
      path('M74-58V58', { stroke: '#fffdf5', 'stroke-width': 4, 'stroke-dasharray': '9 9' }),
      group('translate(-30-4)', figure('649', 50, '#a3215f', 17)),
      path('M-92 38H34', { stroke: '#e0a9c0', 'stroke-width': 6, 'stroke-linecap': 'round' }),
      group(
        'translate(102 2) scale(.8)',
        path(
          'M0 22C-26 16-32-4-28-20-18-18-12-14-8-8-8-20-4-30 0-36 4-30 8-20 8-8 12-14 18-18 28-20 32-4 26 16 0 22Z',
          {
            fill: '#fffdf5',
          },
        ),
      ),
    ),
  ].join('');
}

/** A mark, hit in the middle. */
export function mark(): string {
  return [
    SHADE,
    circle(-10, 6, 104, { fill: 'url(#gold)' }),
    circle(-10, 6, 92, { fill: '#fffdf5' }),
    circle(-10, 6, 70, { fill: 'url(#vermilion)' }),
    circle(-10, 6, 46, { fill: '#fffdf5' }),
    circle(-10, 6, 22, { fill: 'url(#vermilion)' }),
    path('M-10 6 92-86', { stroke: INK, 'stroke-width': 11, 'stroke-linecap': 'round' }),
    path('M82-100 86-72 114-68 136-92 110-98 104-122Z', { fill: 'url(#jade)' }),
    ball(78, 66, 44, 'gold', '88'),
  ].join('');
}
