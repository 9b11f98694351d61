import { circle, d, ellipse, group, n, type Paint, path, radial, tag, vertical } from './draw.ts';
import type { Evening } from './palette.ts';
import type { Seeded } from './seeded.ts';

export interface Stage {
  width: number;
  height: number;
  /** Where the water or the ground begins. */
  horizon: number;
  /** Where the light stands. */
  light: { x: number; y: number; r: number };
}

export function eveningPaints({ high, middle, horizon, light, shadow }: Evening): Paint[] {
  return [
    vertical('sky', high, middle, horizon),
    vertical('water', middle, shadow),
    radial('glow', [`${light}/0.9`, `${light}/0.28`, `${light}/0`], { cy: 0.5, r: 0.5 }),
    radial('rim', [`${shadow}/0`, `${shadow}/0`, `${shadow}/0.75`], { cy: 0.45, r: 0.75 }),
    SKY_LANTERN,
  ];
}

/** Sky, stars, the light and what it falls on, down to the horizon. */
export function sky(stage: Stage, evening: Evening, chance: Seeded): string {
  const { width, horizon, light } = stage;
  const stars = (count: number) =>
    Array.from(
      { length: count },
      () => d`M${Math.round(chance.between(0, width))} ${Math.round(chance.between(0, horizon * 0.7))}h0`,
    ).join('');
  return [
    tag('rect', { width, height: horizon + 2, fill: 'url(#sky)' }),
    path(stars(Math.round(width / 22)), { ...STAR, 'stroke-width': 1.3, opacity: 0.6 }),
    path(stars(Math.round(width / 60)), { ...STAR, 'stroke-width': 2.6, opacity: 0.85 }),
    circle(light.x, light.y, light.r, { fill: 'url(#glow)' }),
    hills(stage, evening, chance),
  ].join('');
}

function hills({ width, horizon }: Stage, { shadow }: Evening, chance: Seeded): string {
  const layer = (rise: number, opacity: number) => {
    const step = width / 6;
    let crest = d`M-20 ${horizon}C-20 ${horizon} ${-step / 3} ${horizon - rise * 0.6} 0 ${horizon - rise * 0.6}`;
    for (let at = 1; at <= 6; at++) {
      const y = horizon - rise * chance.between(0.35, 1);
      crest += d`S${at * step - step / 3} ${y} ${at * step} ${y + rise * 0.1}`;
    }
    return path(`${crest}V${n(horizon)}Z`, { fill: shadow, opacity });
  };
  return layer(horizon * 0.34, 0.35) + layer(horizon * 0.2, 0.6);
}

/** Roofs along the bank with light in their windows. */
export function bank(
  { width, horizon }: Stage,
  { shadow, light }: Evening,
  chance: Seeded,
  scale = 1,
): string {
  let roofs = '';
  let windows = '';
  for (let x = -10; x < width + 10; x += chance.between(-4, 14) * scale) {
    const wide = chance.between(34, 62) * scale;
    const top = horizon - chance.between(20, 46) * scale;
    const rise = chance.between(14, 26) * scale;
    roofs += d`M${x} ${horizon}V${top}L${x - 7 * scale} ${top + 3}Q${x + wide * 0.3} ${top - rise * 0.4} ${x + wide / 2} ${top - rise}Q${x + wide * 0.7} ${top - rise * 0.4} ${x + wide + 7 * scale} ${top + 3}L${x + wide} ${top}V${horizon}Z`;
    for (const share of [0.33, 0.66]) {
      if (chance.next() < 0.7) {
        windows += d`M${x + wide * share - 3.5 * scale} ${top + 7 * scale}h${7 * scale}v${9 * scale}h${-7 * scale}Z`;
      }
    }
    x += wide;
  }
  return path(roofs, { fill: shadow }) + path(windows, { fill: light, opacity: 0.8 });
}

/** The river, with the light lying broken on it. */
export function water({ width, height, horizon, light }: Stage, evening: Evening, chance: Seeded): string {
  const depth = height - horizon;
  const glints = (from: number, to: number) => {
    let line = '';
    for (let y = horizon + from * depth; y < horizon + to * depth; y += 6) {
      const reach = 20 + (y - horizon) * 0.9;
      const length = chance.between(10, 34) + (y - horizon) * 0.2;
      line += d`M${Math.round(light.x + chance.between(-reach, reach) - length / 2)} ${Math.round(y)}h${Math.round(length)}`;
    }
    return line;
  };
  const stroke = { stroke: evening.light, 'stroke-linecap': 'round' };
  return [
    tag('rect', { y: horizon, width, height: depth, fill: 'url(#water)' }),
    tag('rect', { y: horizon, width, height: 2, fill: evening.light, opacity: 0.35 }),
    ellipse(light.x, horizon, width * 0.42, depth * 0.9, { fill: 'url(#glow)', opacity: 0.4 }),
    path(glints(0.04, 0.5), { ...stroke, 'stroke-width': 1.5, opacity: 0.5 }),
    path(glints(0.5, 0.98), { ...stroke, 'stroke-width': 2.2, opacity: 0.28 }),
  ].join('');
}

const STAR = { stroke: '#fff', 'stroke-linecap': 'round' };

const SKY_LANTERN: Paint = {
  id: 'sky-lantern',
  svg: tag(
    'g',
    { id: 'sky-lantern' },
    circle(0, 0, 20, { fill: 'url(#halo)', opacity: 0.7 }),
    path('M-6-8C-6-13 6-13 6-8 7 0 5 5 4 8H-4C-5 5-7 0-6-8Z', { fill: 'url(#gold)' }),
    path('M-4 8H4V10H-4Z', { fill: '#c9351c' }),
  ),
};

/** Paper lanterns on their way up. */
export function skyLanterns({ width, horizon }: Stage, chance: Seeded, count: number): string {
  return Array.from({ length: count }, () => {
    const x = Math.round(chance.between(8, width - 8));
    const y = Math.round(chance.between(8, horizon * 0.75));
    return `<use href="#sky-lantern" transform="translate(${x} ${y}) scale(${n(chance.between(0.35, 1))})"/>`;
  }).join('');
}

/** Lamps on a rope between two points. */
export function lampRope(
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  lamps: number,
): string {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const midX = (x1 + x2) / 2;
  const midY = (y1 + y2) / 2 + sag * 2;
  const hung = Array.from({ length: lamps }, (_, at) => {
    const t = (at + 0.5) / lamps;
    const x = (1 - t) ** 2 * x1 + 2 * (1 - t) * t * midX + t ** 2 * x2;
    const y = (1 - t) ** 2 * y1 + 2 * (1 - t) * t * midY + t ** 2 * y2;
    const paper = ['gold', 'vermilion', 'jade'][at % 3] ?? 'gold';
    return group(
      d`translate(${x} ${y + 9})`,
      circle(0, 0, 17, { fill: 'url(#halo)', opacity: 0.75 }),
      ellipse(0, 0, 7, 8.5, { fill: `url(#${paper})` }),
    );
  });
  return (
    path(d`M${x1} ${y1}Q${midX} ${midY} ${x2} ${y2}`, {
      fill: 'none',
      stroke: '#0b0726',
      'stroke-width': 1.6,
    }) + hung.join('')
  );
}

/** Palm fronds that reach in from a corner. `side` 1 is the left, -1 the right. */
export function fronds(x: number, y: number, side: 1 | -1, colour: string): string {
  const leaf = (turn: number, length: number) =>
    group(
      d`rotate(${turn})`,
      path(
        d`M0 0C${length * 0.3} ${-length * 0.22} ${length * 0.7} ${-length * 0.18} ${length} ${length * 0.12}C${length * 0.66} ${-length * 0.02} ${length * 0.34} ${length * 0.02} 0 0Z`,
        { fill: colour },
      ),
    );
  return group(
    d`translate(${x} ${y}) scale(${side} 1)`,
    leaf(-34, 92),
    leaf(-4, 110),
    leaf(26, 100),
    leaf(58, 84),
    leaf(88, 62),
  );
}
