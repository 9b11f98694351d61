import { circle, d, ellipse, fan, group, mirrored, path, ring } from '../draw.ts';

/* Motifs of the river at night. Every motif is drawn around the origin, about 200 across. */

/** A sky lantern of paper, lit from within. */
export function lantern(): string {
  const rib = (bulge: number) =>
    d`M0-104C${bulge * 0.6}-92 ${bulge}-50 ${bulge * 0.96}-12 ${bulge * 0.9} 32 ${bulge * 0.7} 62 ${bulge * 0.55} 88`;
  return [
    ellipse(0, 6, 150, 150, { fill: 'url(#halo)', opacity: 0.6 }),
    path('M0-104C58-104 88-68 84-14 81 32 60 62 46 88H-46C-60 62-81 32-84-14-88-68-58-104 0-104Z', {
      fill: 'url(#paper)',
    }),
    path(`${rib(-84)}${rib(-52)}${rib(-18)}${rib(18)}${rib(52)}${rib(84)}`, {
      fill: 'none',
      stroke: '#a3560f',
      'stroke-width': 2.2,
      opacity: 0.5,
    }),
    path('M-78-44C-40-30 40-30 78-44M-80 14C-40 30 40 30 80 14', {
      fill: 'none',
      stroke: '#a3560f',
      'stroke-width': 2,
      opacity: 0.35,
    }),
    group(
      'translate(0-14) scale(.8)',
      ring(8, () => path('M0-6C-9-16-9-32 0-42 9-32 9-16 0-6Z', { fill: '#c9351c', opacity: 0.8 })),
      circle(0, 0, 7, { fill: '#c9351c' }),
    ),
    path('M-50 88H50L44 106H-44Z', { fill: 'url(#vermilion)' }),
    path('M-50 88H50L49 93H-49Z', { fill: '#fff1c9', opacity: 0.85 }),
    path('M-26 106v20M0 106v26M26 106v20', {
      stroke: '#f8cf63',
      'stroke-width': 3,
      'stroke-linecap': 'round',
    }),
    circle(0, 134, 4, { fill: '#ff7a57' }),
    path('M-62-60C-50-80-34-90-16-95', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 7,
      'stroke-linecap': 'round',
      opacity: 0.7,
    }),
  ].join('');
}

/** A lotus, open to the moon. */
export function lotus(): string {
  const petal = (height: number, width: number) =>
    d`M0 40C${-width} 10 ${-width}${-height * 0.55} 0${-height} ${width}${-height * 0.55} ${width} 10 0 40Z`;
  return [
    ellipse(0, 74, 118, 22, { fill: '#06251f', opacity: 0.55 }),
    path('M-120 70C-70 48 70 48 120 70 70 96-70 96-120 70Z', { fill: 'url(#jade)' }),
    group(
      'translate(0 26)',
      fan(7, 150, () => path(petal(104, 30), { fill: 'url(#rose)', opacity: 0.9 })),
    ),
    group(
      'translate(0 34)',
      fan(5, 96, () => path(petal(98, 30), { fill: 'url(#rose)' })),
    ),
    group(
      'translate(0 42)',
      fan(3, 46, () => path(petal(84, 28), { fill: 'url(#pearl)' })),
      fan(3, 46, () => path('M0 30V-50', { stroke: '#cf3f7c', 'stroke-width': 1.5, opacity: 0.35 })),
    ),
    ellipse(0, 70, 26, 9, { fill: 'url(#gold)' }),
  ].join('');
}

/** The naga, crested, coming up out of the water in a coil. */
export function naga(): string {
  const body =
    'M-104 96C-116 40-66 30-30 52 22 84 92 66 84 14 77-30 16-22 4 6-14 44-74 24-58-32-48-64-20-74 2-70';
  const scales = (dash: string, width: number, colour: string, opacity: number) =>
    path(body, { fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-dasharray': dash, opacity });
  return [
    ellipse(-6, 98, 124, 18, { fill: '#021a1a', opacity: 0.5 }),
    path(body, { fill: 'none', stroke: '#053a30', 'stroke-width': 44, 'stroke-linecap': 'round' }),
    path(body, { fill: 'none', stroke: 'url(#jade)', 'stroke-width': 38, 'stroke-linecap': 'round' }),
    scales('3 9', 34, '#053a30', 0.4),
    scales('2 22', 38, '#f8cf63', 0.85),
    path(body, {
      fill: 'none',
      stroke: '#eafff5',
      'stroke-width': 5,
      opacity: 0.5,
      transform: 'translate(-7-8)',
    }),
    group(
      'translate(16-72)',
      ...[-52, -34, -14, 8].map((turn, at) =>
        group(
          `rotate(${turn - 26})`,
          path(d`M-9 0C-12-30-6-${52 + at * 5} 10-${68 + at * 6} 6-40 12-18 10 0Z`, { fill: 'url(#gold)' }),
        ),
      ),
      path(
        'M-26-22C2-40 46-34 62-10 70 2 92 2 96 12 84 24 60 22 48 18 40 30 10 34-16 24-34 16-40-12-26-22Z',
        {
          fill: 'url(#jade)',
          stroke: '#053a30',
          'stroke-width': 3,
        },
      ),
      path('M48 18C62 22 84 24 96 12', { fill: 'none', stroke: '#4a0d05', 'stroke-width': 4 }),
      path('M62 20l5 11 6-10M78 20l5 9 4-10', { fill: '#fff8e1' }),
      path('M-20 22C2 34 30 32 46 20', { fill: 'none', stroke: '#f8cf63', 'stroke-width': 5 }),
      circle(34, -10, 10, { fill: '#fff3c4' }),
      circle(37, -9, 5, { fill: '#c9351c' }),
      path('M18-26C30-32 44-28 52-20', {
        fill: 'none',
        stroke: '#f8cf63',
        'stroke-width': 6,
        'stroke-linecap': 'round',
      }),
    ),
    circle(122, -34, 17, { fill: 'url(#halo)' }),
    circle(122, -34, 10, { fill: 'url(#gold)' }),
  ].join('');
}

/** A longtail boat with its ribbons and a lamp at the prow. */
export function boat(): string {
  return [
    ellipse(0, 76, 132, 16, { fill: '#fff', opacity: 0.1 }),
    path(
      'M-128 30C-84 54 60 58 100 26 114 14 124-22 134-58 140-14 130 40 98 62 60 82-70 82-104 62-118 54-126 44-128 30Z',
      {
        fill: 'url(#gold-deep)',
      },
    ),
    path('M-128 30C-84 54 60 58 100 26 114 14 124-22 134-58 132-30 122 20 104 40 64 66-84 62-128 30Z', {
      fill: 'url(#vermilion)',
    }),
    path('M-122 37C-70 60 60 62 103 34', { fill: 'none', stroke: '#ffe6a8', 'stroke-width': 4 }),
    path('M-64 30V-22C-30-40 34-40 58-22V34Z', { fill: '#1b1246', opacity: 0.9 }),
    path('M-78-16C-40-62 44-62 74-16 30-30-34-30-78-16Z', { fill: 'url(#jade)' }),
    path('M-52 32V-20M-18 38V-27M16 38V-27M50 34V-20', { stroke: '#f8cf63', 'stroke-width': 3 }),
    ...[-35, -1, 33].map((x) => circle(x, 4, 13, { fill: 'url(#halo)' })),
    path('M131-58C120-40 118-20 108 2M133-58C128-36 128-18 118 6', {
      fill: 'none',
      stroke: '#ff9fbd',
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
    circle(134, -64, 22, { fill: 'url(#halo)' }),
    circle(134, -64, 9, { fill: 'url(#gold)' }),
    ...[0, 1, 2].map((at) =>
      path(d`M${-110 + at * 18} ${86 + at * 9}H${104 - at * 22}`, {
        stroke: '#ffe6a8',
        'stroke-width': 3,
        'stroke-linecap': 'round',
        'stroke-dasharray': `${46 - at * 10} 16`,
        opacity: 0.5 - at * 0.12,
      }),
    ),
  ].join('');
}

/** A stall of the night market: striped awning, lamps, fruit. */
export function stall(): string {
  const stripe = (at: number) => {
    const x = -105 + at * 30;
    return path(d`M${x * 0.8}-62H${(x + 30) * 0.8}L${x + 30}-8Q${x + 15} 14 ${x}-8Z`, {
      fill: at % 2 === 0 ? 'url(#vermilion)' : 'url(#pearl)',
    });
  };
  return [
    ellipse(0, 98, 126, 16, { fill: '#000', opacity: 0.35 }),
    path('M-92-4H92V58H-92Z', { fill: '#2a1148' }),
    ellipse(0, 30, 84, 44, { fill: 'url(#halo)', opacity: 0.85 }),
    path('M-96-6V96M96-6V96', { stroke: 'url(#gold-deep)', 'stroke-width': 9 }),
    path('M-96-6V96M96-6V96', { stroke: '#c9841f', 'stroke-width': 7 }),
    Array.from({ length: 7 }, (_, at) => stripe(at)).join(''),
    path('M-84-62H84L76-78H-76Z', { fill: 'url(#gold)' }),
    path('M0-112L22-78H-22Z', { fill: 'url(#gold)' }),
    ...[-62, 0, 62].map((x) =>
      group(
        `translate(${x} 10)`,
        path('M0-14V2', { stroke: '#7b4210', 'stroke-width': 2 }),
        circle(0, 16, 26, { fill: 'url(#halo)' }),
        ellipse(0, 14, 12, 14, { fill: 'url(#gold)' }),
        path('M-5 28h10v5h-10Z', { fill: '#c9351c' }),
      ),
    ),
    ...[-70, -44, -18, 8, 34, 60].map((x, at) =>
      circle(x + 4, 52 - (at % 2) * 3, 14, {
        fill: `url(#${['vermilion', 'gold', 'jade', 'rose', 'gold', 'vermilion'][at]})`,
      }),
    ),
    path('M-108 60H108L98 98H-98Z', { fill: 'url(#gold-deep)' }),
    path('M-108 60H108L106 67H-106Z', { fill: '#ffe6a8', opacity: 0.7 }),
    mirrored(
      path('M0 98C-20 84-52 84-66 74', {
        fill: 'none',
        stroke: '#ffe6a8',
        'stroke-width': 2.5,
        opacity: 0.6,
      }),
    ),
  ].join('');
}

/** A temple bell-tower, tier on tier. */
export function chedi(): string {
  const tier = (y: number, half: number, height: number) =>
    path(d`M${-half} ${y}H${half}L${half - 8} ${y - height}H${-half + 8}Z`, { fill: 'url(#gold)' }) +
    path(d`M${-half} ${y}H${half}l-2-5H${-half + 2}Z`, { fill: '#7b4210', opacity: 0.55 });
  return [
    circle(0, -20, 120, { fill: 'url(#halo)', opacity: 0.4 }),
    tier(100, 104, 20),
    tier(82, 84, 18),
    tier(66, 66, 16),
    path('M-52 50C-52 6-38-14-20-22H20C38-14 52 6 52 50Z', { fill: 'url(#gold)' }),
    path('M10-22H20C38-14 52 6 52 50H18C34 20 30-6 10-22Z', { fill: '#7b4210', opacity: 0.4 }),
    path('M-34 40C-36 12-26-6-14-14', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 5,
      opacity: 0.6,
      'stroke-linecap': 'round',
    }),
    path('M-52 50H52V42H-52Z', { fill: 'url(#vermilion)' }),
    path('M-24-22H24L18-32H-18Z', { fill: 'url(#gold-deep)' }),
    path('M-16-32H16L10-52H-10Z', { fill: 'url(#gold)' }),
    path('M-9-52H9L2-122H-2Z', { fill: 'url(#gold)' }),
    ...[-60, -74, -88].map((y, at) => ellipse(0, y, 9 - at * 2, 2.5, { fill: '#7b4210' })),
    circle(0, -124, 14, { fill: 'url(#halo)' }),
    path('M-14 98V84a14 16 0 0 1 28 0V98Z', { fill: '#2a0d12' }),
    mirrored(path('M-104 100V70l8-12 8 12V82Z', { fill: 'url(#gold-deep)' })),
  ].join('');
}
