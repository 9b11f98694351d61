import { circle, d, ellipse, fan, group, mirrored, path } from '../draw.ts';

/* Animals, seen from the front like masks, or swimming by. */

/** The white elephant with its festival cloth. */
export function elephant(): string {
  return [
    mirrored(
      path('M-44-62C-96-92-134-54-124 2-118 40-84 52-52 30Z', {
        fill: 'url(#pearl)',
        stroke: '#6a5aa8',
        'stroke-width': 3,
      }) + path('M-54-44C-86-62-110-38-104-2-100 22-78 30-58 18Z', { fill: '#ffb7c9', opacity: 0.65 }),
    ),
    path(
      'M-62-54C-52-96 52-96 62-54 74-8 60 30 36 44 34 72 40 96 58 100 72 102 74 86 66 80 90 84 88 116 60 120 22 124 12 92 10 62H-10C-12 92-22 112-24 112-20 96-26 70-36 44-60 30-74-8-62-54Z',
      {
        fill: 'url(#pearl)',
        stroke: '#6a5aa8',
        'stroke-width': 3,
      },
    ),
    path('M-8 40C-14 62-14 88-22 104 4 98 8 76 10 50Z', { fill: '#a99ad6', opacity: 0 }),
    path('M12 60H34M14 72H36M18 84H40', {
      stroke: '#8d7cc0',
      'stroke-width': 3,
      'stroke-linecap': 'round',
      opacity: 0.7,
    }),
    mirrored(
      path('M-36 40C-52 58-56 84-40 98-42 80-36 62-22 52Z', {
        fill: '#fffaf0',
        stroke: '#b59a6a',
        'stroke-width': 2,
      }),
    ),
    path('M-48-72C-30-46 30-46 48-72 40-96-40-96-48-72Z', { fill: 'url(#vermilion)' }),
    path('M-48-72C-30-46 30-46 48-72', { fill: 'none', stroke: '#f8cf63', 'stroke-width': 6 }),
    path('M0-58L16-36 0-6-16-36Z', { fill: 'url(#gold)' }),
    path('M0-46L8-35 0-18-8-35Z', { fill: 'url(#jade)' }),
    path('M0-122L18-86H-18Z', { fill: 'url(#gold)' }),
    mirrored(path('M-24-106L-12-84H-38Z', { fill: 'url(#gold)' })),
    mirrored(
      ellipse(-32, -8, 8, 10, { fill: '#241a4d' }) +
        circle(-30, -11, 3, { fill: '#fff' }) +
        path('M-44-20C-36-26-26-24-20-18', {
          fill: 'none',
          stroke: '#8d7cc0',
          'stroke-width': 4,
          'stroke-linecap': 'round',
        }),
    ),
  ].join('');
}

/** A tiger's face in the dark. */
export function tiger(): string {
  const stripe = (d: string) => path(d, { fill: '#2a0f14' });
  return [
    mirrored(circle(-72, -70, 34, { fill: 'url(#gold-deep)' }) + circle(-72, -68, 19, { fill: '#ffe3c4' })),
    path('M0-100C70-100 108-50 104 4 100 62 56 104 0 106-56 104-100 62-104 4-108-50-70-100 0-100Z', {
      fill: 'url(#gold)',
    }),
    mirrored(
      path('M-104 4C-100 62-56 104 0 106V60C-40 70-84 44-104 4Z', { fill: '#fff3df' }) +
        stripe('M-30-98C-26-76-18-62-8-52-16-72-18-88-16-100Z') +
        stripe('M-100-26C-78-22-64-12-58 0-74-6-90-8-104-6Z') +
        stripe('M-104 18C-82 20-68 28-62 40-78 32-90 30-102 32Z') +
        stripe('M-84-62C-66-56-54-44-50-30-64-40-76-44-90-46Z') +
        path('M-68-14C-56-32-30-30-20-10-36 2-56 0-68-14Z', { fill: '#fffbe6' }) +
        circle(-43, -14, 12, { fill: 'url(#jade)' }) +
        ellipse(-43, -14, 4, 11, { fill: '#041c14' }) +
        circle(-47, -19, 3, { fill: '#fff' }) +
        path('M-74-22C-58-42-30-40-14-20', {
          fill: 'none',
          stroke: '#2a0f14',
          'stroke-width': 6,
          'stroke-linecap': 'round',
        }) +
        path('M0 62C-14 84-44 82-52 62', {
          fill: 'none',
          stroke: '#2a0f14',
          'stroke-width': 5,
          'stroke-linecap': 'round',
        }),
    ),
    path('M-10-72C-4-64 4-64 10-72V-40L0-24-10-40Z', { fill: '#2a0f14' }),
    path('M-24 30C-12 22 12 22 24 30 20 46 8 54 0 62-8 54-20 46-24 30Z', { fill: 'url(#rose)' }),
    path('M-22 70l8 20 10-18ZM22 70l-8 20-10-18Z', { fill: '#fff' }),
  ].join('');
}

/** A golden carp turning in the light. */
export function carp(): string {
  return [
    path('M60 0C104-56 130-50 128-20 126 0 112 6 96 8 118 18 128 44 112 58 92 70 70 40 56 18Z', {
      fill: 'url(#vermilion)',
    }),
    path('M-20-40C-4-84 44-84 56-30Z', { fill: 'url(#vermilion)' }),
    path('M-112 6C-92-46-24-66 34-40 62-28 78-8 84 6 74 34 26 62-28 54-74 48-104 30-112 6Z', {
      fill: 'url(#gold)',
    }),
    path('M-112 6C-92 40-20 44 84 6 74 34 26 62-28 54-74 48-104 30-112 6Z', {
      fill: '#a3200f',
      opacity: 0.35,
    }),
    ...[0, 1, 2, 3].flatMap((row) =>
      [0, 1, 2].map((col) =>
        path(d`M${-34 + row * 28 - (col % 2) * 12} ${-24 + col * 20}a14 14 0 0 1 0 24`, {
          fill: 'none',
          stroke: '#8a4a10',
          'stroke-width': 2.5,
          opacity: 0.55,
        }),
      ),
    ),
    path('M-58-30C-44-14-44 22-60 38', { fill: 'none', stroke: '#8a4a10', 'stroke-width': 4, opacity: 0.7 }),
    path('M-30 40C-34 74-4 86 14 62 2 60-8 52-10 42Z', { fill: 'url(#vermilion)' }),
    circle(-82, -6, 11, { fill: '#fff8e1' }),
    circle(-84, -6, 6, { fill: '#1d0f2e' }),
    circle(-87, -9, 2, { fill: '#fff' }),
    path('M-94-26C-70-48-20-54 20-42', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 6,
      'stroke-linecap': 'round',
      opacity: 0.6,
    }),
    ...[
      [-128, -40, 9],
      [-112, -66, 6],
      [-136, -76, 4],
    ].map(([x = 0, y = 0, r = 0]) =>
      circle(x, y, r, { fill: 'none', stroke: '#eafcff', 'stroke-width': 2.5, opacity: 0.8 }),
    ),
  ].join('');
}

/** A peacock with its train open. */
export function peacock(): string {
  const feather = (length: number) =>
    path(
      d`M0 0C-10${-length * 0.5}-8${-length * 0.9} 0${-length} 8${-length * 0.9} 10${-length * 0.5} 0 0Z`,
      {
        fill: 'url(#jade)',
      },
    ) +
    ellipse(0, -length + 8, 13, 17, { fill: 'url(#gold)' }) +
    ellipse(0, -length + 10, 8, 11, { fill: 'url(#azure)' }) +
    circle(0, -length + 12, 4, { fill: '#0b0726' });
  return [
    group(
      'translate(0 64)',
      fan(11, 170, () => feather(168)),
      fan(8, 130, () => feather(124)),
    ),
    path(
      'M-34 100C-44 56-24 34-16 6-12-12-18-26-10-40-2-54 18-50 20-34 22-18 12-6 18 14 26 40 46 60 36 100Z',
      { fill: 'url(#azure)' },
    ),
    path('M-10-40C-24-38-32-30-34-26-24-26-14-28-8-32Z', { fill: 'url(#gold)' }),
    circle(4, -34, 5, { fill: '#fff' }),
    circle(3, -34, 2.5, { fill: '#0b0726' }),
    group(
      'translate(8-52)',
      fan(
        5,
        70,
        () =>
          path('M0 0V-20', { stroke: '#dcffee', 'stroke-width': 2 }) +
          circle(0, -22, 3.5, { fill: 'url(#gold)' }),
      ),
    ),
    path('M-14 40C-4 58 10 58 22 44M-20 62C-6 80 16 80 30 64', {
      fill: 'none',
      stroke: '#e2f8ff',
      'stroke-width': 3,
      opacity: 0.6,
    }),
  ].join('');
}
