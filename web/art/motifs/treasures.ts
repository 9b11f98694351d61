import { circle, d, ellipse, fan, group, mirrored, path, ring } from '../draw.ts';

/* Motifs of treasure. */

export function coin(x: number, y: number, r: number): string {
  return group(
    `translate(${x} ${y})`,
    circle(0, r * 0.1, r, { fill: '#5e300b' }),
    circle(0, 0, r, { fill: 'url(#gold)' }),
    circle(0, 0, r * 0.78, { fill: 'none', stroke: '#7b4210', 'stroke-width': r * 0.06, opacity: 0.7 }),
    ring(8, () =>
      path(
        d`M0 0C${-r * 0.16}${-r * 0.25} ${-r * 0.1}${-r * 0.5} 0${-r * 0.6} ${r * 0.1}${-r * 0.5} ${r * 0.16}${-r * 0.25} 0 0Z`.replace(
          /(\d)-/g,
          '$1 -',
        ),
        { fill: '#a8631a', opacity: 0.8 },
      ),
    ),
    circle(0, 0, r * 0.16, { fill: '#fff6cf' }),
    path(d`M${-r * 0.7} ${-r * 0.4}A${r * 0.8} ${r * 0.8} 0 0 1 ${r * 0.1} ${-r * 0.8}`, {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': r * 0.08,
      'stroke-linecap': 'round',
      opacity: 0.8,
    }),
  );
}

export function pile(x: number, y: number, coins: number): string {
  return Array.from({ length: coins }, (_, at) => {
    const top = y - at * 13;
    return (
      path(d`M${x - 38} ${top}v10a38 11 0 0 0 76 0v-10Z`, { fill: 'url(#gold-deep)' }) +
      ellipse(x, top, 38, 11, { fill: 'url(#gold)' }) +
      ellipse(x, top, 28, 7.5, { fill: 'none', stroke: '#a8631a', 'stroke-width': 2, opacity: 0.7 })
    );
  }).join('');
}

/** Gold, in piles and one to look at. */
export function coins(): string {
  return [
    ellipse(0, 100, 124, 16, { fill: '#000', opacity: 0.35 }),
    pile(-66, 88, 5),
    pile(70, 88, 7),
    pile(4, 94, 3),
    coin(0, -22, 78),
    circle(0, -22, 100, { fill: 'url(#halo)', opacity: 0.25 }),
  ].join('');
}

/** The seven. */
export function seven(): string {
  const figure = 'M-78-96H84V-56L6 104H-52L20-46H-38V-24H-78Z';
  return [
    path(figure, {
      fill: '#3a0703',
      transform: 'translate(8 10)',
      'stroke-linejoin': 'round',
      stroke: '#3a0703',
      'stroke-width': 16,
    }),
    path(figure, {
      fill: 'url(#gold)',
      stroke: 'url(#gold)',
      'stroke-width': 16,
      'stroke-linejoin': 'round',
    }),
    path(figure, { fill: 'url(#vermilion)' }),
    path('M-70-88H76V-62L70-72H-62V-40H-70Z', { fill: '#fff', opacity: 0.55 }),
    path('M60-50L-6 88H-32L34-46Z', { fill: '#fff', opacity: 0.14 }),
    group('translate(-84-96)', circle(0, 0, 30, { fill: 'url(#halo)' })),
  ].join('');
}

/** A cut stone. */
export function gem(): string {
  return [
    circle(0, 0, 124, { fill: 'url(#halo)', opacity: 0.35 }),
    path('M-66-70H66L112-16 0 108-112-16Z', { fill: 'url(#jade)' }),
    path('M-66-70L-48-16H48L66-70 0-48Z', { fill: '#eafff5', opacity: 0.85 }),
    path('M-66-70L-112-16H-48ZM66-70L112-16H48Z', { fill: '#8ff0c9', opacity: 0.8 }),
    path('M-48-16H48L0 108Z', { fill: '#5fdca9', opacity: 0.75 }),
    path('M-112-16H-48L0 108Z', { fill: '#0f6b52', opacity: 0.75 }),
    path('M112-16H48L0 108Z', { fill: '#063c30', opacity: 0.75 }),
    path('M-66-70H66L112-16 0 108-112-16ZM-112-16H112M-48-16L0 108 48-16', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 2,
      opacity: 0.5,
    }),
    ...[
      [-58, -58, 20],
      [84, -30, 14],
      [-12, 46, 12],
    ].map(([x = 0, y = 0, r = 0]) =>
      path(
        d`M${x} ${y - r}Q${x} ${y} ${x + r} ${y} ${x} ${y} ${x} ${y + r} ${x} ${y} ${x - r} ${y} ${x} ${y} ${x} ${y - r}Z`,
        { fill: '#fff' },
      ),
    ),
  ].join('');
}

/** A ripe mango and its leaves. */
export function mango(): string {
  return [
    ellipse(0, 102, 90, 13, { fill: '#000', opacity: 0.35 }),
    path('M14-92C44-132 104-124 126-96 92-74 48-70 14-92Z', { fill: 'url(#jade)' }),
    path('M14-92C-10-130-64-132-92-110-66-82-24-76 14-92Z', { fill: 'url(#jade)' }),
    path('M20-92C52-104 84-106 120-97M8-92C-24-104-54-112-86-110', {
      fill: 'none',
      stroke: '#07493a',
      'stroke-width': 2.5,
      opacity: 0.7,
    }),
    path('M10-88C76-96 112-40 96 24 82 80 28 110-22 100-82 88-108 36-90-14-74-58-40-82 10-88Z', {
      fill: 'url(#gold)',
    }),
    path('M10-88C76-96 112-40 96 24 82 80 28 110-22 100 60 66 74-20 10-88Z', {
      fill: '#e0451d',
      opacity: 0.5,
    }),
    path('M-70-14C-60-44-40-60-14-68', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 12,
      'stroke-linecap': 'round',
      opacity: 0.7,
    }),
    path('M10-88C8-98 14-104 20-110', {
      fill: 'none',
      stroke: '#5e300b',
      'stroke-width': 7,
      'stroke-linecap': 'round',
    }),
  ].join('');
}

/** An orchid spray's one great flower. */
export function orchid(): string {
  const petal = (d: string, fill: string) => path(d, { fill: `url(#${fill})` });
  return [
    circle(0, 0, 120, { fill: 'url(#halo)', opacity: 0.3 }),
    petal('M0 0C-34-40-32-100 0-116 32-100 34-40 0 0Z', 'pearl'),
    mirrored(
      petal('M0 0C-40 20-70 76-52 104-16 100 2 52 0 0Z', 'pearl') +
        petal('M0 0C-36-52-104-66-124-26-124 22-56 34 0 0Z', 'rose') +
        path('M-6-2C-40-26-76-34-112-20M-8 2C-44-8-76-8-104 2', {
          fill: 'none',
          stroke: '#cf3f7c',
          'stroke-width': 2.5,
          opacity: 0.5,
        }),
    ),
    path('M-26 6C-34 40-16 62 0 72 16 62 34 40 26 6 12 16-12 16-26 6Z', { fill: 'url(#vermilion)' }),
    path('M-14 0C-14-18 14-18 14 0 14 18-14 18-14 0Z', { fill: 'url(#gold)' }),
    group(
      'translate(0 30)',
      fan(3, 40, () => path('M0 0V26', { stroke: '#ffe6a8', 'stroke-width': 3, 'stroke-linecap': 'round' })),
    ),
  ].join('');
}

/** The crown of a dancer. */
export function crown(): string {
  return [
    circle(0, -10, 120, { fill: 'url(#halo)', opacity: 0.35 }),
    path('M0-128C10-90 22-66 40-44H-40C-22-66-10-90 0-128Z', { fill: 'url(#gold)' }),
    path('M-54-44H54L46-22H-46Z', { fill: 'url(#gold-deep)' }),
    path('M-70-22H70L78 12H-78Z', { fill: 'url(#gold)' }),
    path('M-92 12H92L84 58C40 74-40 74-84 58Z', { fill: 'url(#gold)' }),
    path('M-84 58C-40 74 40 74 84 58L80 84C40 100-40 100-80 84Z', { fill: 'url(#vermilion)' }),
    ...[-60, -30, 0, 30, 60].map((x, at) =>
      path(d`M${x}-${at === 2 ? 2 : -8}l12 18-12 20-12-20Z`, {
        fill: `url(#${at % 2 ? 'rose' : 'jade'})`,
        transform: 'translate(0 8)',
      }),
    ),
    mirrored(path('M-92 12C-116 0-124-28-112-50-104-30-92-20-78-16Z', { fill: 'url(#gold)' })),
    circle(0, -33, 9, { fill: 'url(#vermilion)' }),
    ...[-52, -26, 0, 26, 52].map((x) => circle(x, 80, 5, { fill: '#fff6cf' })),
  ].join('');
}

/** A festival drum. */
export function drum(): string {
  return [
    ellipse(0, 102, 96, 14, { fill: '#000', opacity: 0.35 }),
    path('M-84-58C-96-10-92 50-66 92 -30 108 30 108 66 92 92 50 96-10 84-58Z', { fill: 'url(#vermilion)' }),
    path('M20 104C66 96 96 20 84-58L52-48C60 20 50 70 20 104Z', { fill: '#3a0703', opacity: 0.35 }),
    ...[-72, -36, 0, 36, 72].map((x) =>
      path(d`M${x}-52L${x * 0.86 + 14} 90M${x}-52L${x * 0.86 - 14} 90`, {
        stroke: '#f8cf63',
        'stroke-width': 3,
        opacity: 0.9,
      }),
    ),
    ellipse(0, -58, 86, 30, { fill: 'url(#gold-deep)' }),
    ellipse(0, -62, 84, 28, { fill: 'url(#pearl)' }),
    ellipse(0, -62, 40, 13, { fill: '#3a2a2e', opacity: 0.85 }),
    path('M-66 92C-30 108 30 108 66 92L62 100C30 114-30 114-62 100Z', { fill: 'url(#gold)' }),
    group(
      'translate(60-86) rotate(38)',
      path('M-5-50H5V26H-5Z', { fill: 'url(#gold-deep)' }),
      circle(0, -52, 14, { fill: 'url(#gold)' }),
    ),
    group(
      'translate(-50-92) rotate(-52)',
      path('M-5-50H5V26H-5Z', { fill: 'url(#gold-deep)' }),
      circle(0, -52, 14, { fill: 'url(#gold)' }),
    ),
  ].join('');
}
