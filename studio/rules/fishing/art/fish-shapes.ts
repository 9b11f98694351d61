import type { FishKind } from '../fish.ts';

/** What the shapes are drawn with: a canvas in the hall, and SVG where a picture of a fish stands in a text. */
export interface FishPen {
  fill(ink: string, path: string): void;
  /** From the back over the body to the belly. */
  shade(inks: Inks, path: string): void;
  line(ink: string, width: number, path: string): void;
  dot(ink: string, x: number, y: number, size: number): void;
}

interface Inks {
  body: string;
  back: string;
  belly: string;
  fin: string;
}

/** Drawn facing right around 0 0, in units of the kind's radius. */
type Draw = (pen: FishPen, inks: Inks) => void;

/** How far a shape reaches, in the same units. */
export const FISH_REACH = 1.9;

export function drawFish(pen: FishPen, kind: FishKind): void {
  SHAPES[SHAPE_OF[kind.code] ?? 'fish']?.(pen, inksOf(kind));
}

const SHAPES: Record<string, Draw> = {
  fish,
  long,
  round,
  turtle,
  crab,
  frog,
  croc,
  shrimp,
  ray,
  naga,
  dolphin,
};

const SHAPE_OF: Readonly<Record<string, keyof typeof SHAPES>> = {
  shrimp: 'shrimp',
  crab: 'crab',
  frog: 'frog',
  turtle: 'turtle',
  softshell: 'turtle',
  crocodile: 'croc',
  catfish: 'long',
  snakehead: 'long',
  'giant-snakehead': 'long',
  lightning: 'long',
  drill: 'long',
  bomb: 'round',
  vortex: 'round',
  'rahu-ray': 'ray',
  naga: 'naga',
  dolphin: 'dolphin',
};

const HUES: Readonly<Record<string, number>> = {
  lightning: 52,
  bomb: 8,
  drill: 200,
  vortex: 285,
  freeze: 190,
  'mekong-catfish': 210,
  'rahu-ray': 265,
  dolphin: 205,
  naga: 150,
  arowana: 42,
  crocodile: 110,
  turtle: 95,
  softshell: 60,
  crab: 18,
  frog: 120,
  shrimp: 14,
};

function inksOf({ code, group }: FishKind): Inks {
  let sum = 0;
  for (const letter of code) sum = (sum * 31 + letter.charCodeAt(0)) % 360;
  const hue = HUES[code] ?? sum;
  const strength = group === 'fish' ? 45 : 70;
  return {
    body: hex(hue, strength, 56),
    back: hex(hue, strength, 32),
    belly: hex(hue, strength - 10, 84),
    fin: hex((hue + 24) % 360, strength + 12, 48),
  };
}

/** Of hue, saturation and lightness, as whatever draws understands it. */
function hex(hue: number, saturation: number, lightness: number): string {
  const [part, light] = [saturation / 100, lightness / 100];
  const reach = part * Math.min(light, 1 - light);
  const channels = [0, 8, 4].map((from) => {
    const at = (from + hue / 30) % 12;
    return light - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  });
  return `#${channels
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function eye(pen: FishPen, x: number, y: number, size = 0.11): void {
  pen.dot('#ffffff', x, y, size);
  pen.dot('#10202a', x + size * 0.25, y, size * 0.6);
}

function fish(pen: FishPen, inks: Inks): void {
  pen.fill(inks.fin, 'M-.8 0L-1.5-.6Q-1.25 0-1.5 .6Z');
  pen.fill(inks.fin, 'M-.3-.5Q.1-1.05 .5-.45Z');
  pen.fill(inks.fin, 'M-.2 .5Q0 .95 .35 .48Z');
  pen.shade(inks, 'M1.1 .05Q.6-.72-.2-.58Q-.8-.4-1-.02Q-.8 .42-.2 .6Q.6 .7 1.1 .05Z');
  pen.line(inks.back, 0.05, 'M.55-.38Q.38 0 .55 .4');
  for (const x of [-0.5, -0.2, 0.1]) pen.line('#ffffff47', 0.05, `M${x}-.3Q${x + 0.14} 0 ${x} .3`);
  pen.fill(inks.fin, 'M.2 .05Q-.2 .12-.3 .4Q.1 .42 .2 .05Z');
  eye(pen, 0.72, -0.12);
}

function long(pen: FishPen, inks: Inks): void {
  pen.fill(inks.fin, 'M-1.2 0L-1.75-.3Q-1.6 0-1.75 .3Z');
  pen.fill(inks.fin, 'M.3-.3Q-.4-.72-1.2-.14L-1.2 .14Q-.4 .66 .3 .3Z');
  pen.shade(inks, 'M1.55 .02Q1.2-.42 .4-.36Q-.7-.28-1.35 0Q-.7 .3 .4 .38Q1.2 .4 1.55 .02Z');
  pen.line(inks.back, 0.04, 'M1.45 .06Q1.75 .3 1.7 .5M1.45-.02Q1.8-.12 1.85-.34');
  eye(pen, 1.15, -0.12, 0.1);
}

function round(pen: FishPen, inks: Inks): void {
  pen.fill(inks.fin, 'M-.8 0L-1.35-.4V.4Z');
  pen.dot(inks.body, 0, 0, 0.9);
  pen.fill(inks.belly, 'M-.8 .3A.86 .86 0 0 0 .8 .3Q0 .55-.8 .3Z');
  for (let at = 0; at < 12; at += 1) {
    const turn = (at / 12) * Math.PI * 2;
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    pen.line(inks.back, 0.07, `M${x * 0.88} ${y * 0.88}L${x * 1.1} ${y * 1.1}`);
  }
  pen.line(inks.back, 0.08, 'M-.1 0A.3 .3 0 1 1-.15 .3A.5 .5 0 1 1 .2-.45');
  eye(pen, 0.55, -0.28, 0.16);
}

function turtle(pen: FishPen, inks: Inks): void {
  for (const path of [
    'M.5-.5L1-.95L.2-.75Z',
    'M.5 .5L1 .95L.2 .75Z',
    'M-.6-.5L-1-.85L-.3-.65Z',
    'M-.6 .5L-1 .85L-.3 .65Z',
  ])
    pen.fill(inks.fin, path);
  pen.dot(inks.fin, 1.05, 0, 0.28);
  pen.shade(inks, 'M.9 0A.9 .72 0 1 1-.9 0A.9 .72 0 1 1 .9 0Z');
  pen.line(inks.back, 0.06, 'M-.3-.66V.66M.3-.66V.66M-.86 0H.86M-.3 0L0-.3L.3 0L0 .3Z');
  eye(pen, 1.15, -0.1, 0.07);
}

function crab(pen: FishPen, inks: Inks): void {
  pen.line(
    inks.fin,
    0.12,
    'M-.7 .2L-1.2 .6M-.5 .45L-.9 .95M.7 .2L1.2 .6M.5 .45L.9 .95M-.7-.2L-1.1-.5M.7-.2L1.1-.5',
  );
  pen.dot(inks.fin, -1.12, -0.62, 0.26);
  pen.dot(inks.fin, 1.12, -0.62, 0.26);
  pen.shade(inks, 'M.9 0A.9 .6 0 1 1-.9 0A.9 .6 0 1 1 .9 0Z');
  eye(pen, 0.25, -0.5);
  eye(pen, -0.25, -0.5);
}

function frog(pen: FishPen, inks: Inks): void {
  pen.line(inks.fin, 0.22, 'M-.4-.4L-1-.7L-1.4-.4M-.4 .4L-1 .7L-1.4 .4M.4 .4L.8 .8M.4-.4L.8-.8');
  pen.shade(inks, 'M.95 0A.9 .58 0 1 1-.85 0A.9 .58 0 1 1 .95 0Z');
  eye(pen, 0.6, -0.4, 0.17);
  eye(pen, 0.6, 0.4, 0.17);
}

function croc(pen: FishPen, inks: Inks): void {
  pen.line(inks.fin, 0.18, 'M-.2-.3L-.5-.62M-.2 .3L-.5 .62M.5-.3L.8-.6M.5 .3L.8 .6');
  pen.shade(inks, 'M1.7-.1L1 -.28Q.4-.42-.4-.32L-1.8-.04V.04L-.4 .32Q.4 .42 1 .28L1.7 .1Z');
  for (const x of [-0.9, -0.55, -0.2, 0.15]) pen.fill(inks.back, `M${x}-.06L${x + 0.14}-.3L${x + 0.28}-.06Z`);
  pen.line('#ffffff', 0.04, 'M1.65 .02H1.05');
  eye(pen, 0.95, -0.18, 0.1);
}

function shrimp(pen: FishPen, inks: Inks): void {
  pen.line(inks.back, 0.05, 'M.8-.2Q1.5-.7 1.7-.2M.8-.1Q1.6-.2 1.7 .3');
  pen.line(inks.body, 0.42, 'M.7-.15Q0-.6-.6-.05Q-.8 .3-.5 .5');
  pen.line(inks.belly, 0.06, 'M.35-.5L.2-.05M0-.52L-.05-.1M-.35-.42L-.28 0');
  pen.fill(inks.fin, 'M-.5 .5L-.9 .9L-.2 .9Z');
  eye(pen, 0.75, -0.22, 0.1);
}

function ray(pen: FishPen, inks: Inks): void {
  pen.line(inks.back, 0.07, 'M-.6 0Q-1.2 .1-1.8-.1');
  pen.shade(inks, 'M1 0Q.6-.4 .1-1.1Q-.3-.6-.8 0Q-.3 .6 .1 1.1Q.6 .4 1 0Z');
  for (const [x, y] of [
    [0, -0.5],
    [0, 0.5],
    [-0.3, 0],
    [0.25, 0],
  ] as const)
    pen.dot(inks.belly, x, y, 0.09);
  pen.line('#ffd977', 0.05, 'M.5-.18A.3 .3 0 0 0 .5 .18');
  eye(pen, 0.62, -0.2, 0.08);
  eye(pen, 0.62, 0.2, 0.08);
}

function naga(pen: FishPen, inks: Inks): void {
  pen.line('#e9b84a', 0.52, 'M-1.7 .2Q-1.2-.8-.7 0T.3 0Q.6-.4 .9-.2');
  pen.line(inks.body, 0.4, 'M-1.7 .2Q-1.2-.8-.7 0T.3 0Q.6-.4 .9-.2');
  pen.line(inks.back, 0.06, 'M-1.6 .1Q-1.2-.6-.75 .02T.25 0');
  pen.fill('#e9b84a', 'M.5-.5L.35-1.2L.75-.85L.95-1.35L1.05-.6Z');
  pen.shade(inks, 'M.55-.5Q1-.8 1.5-.35L1.65-.1L1.2 .1Q.8 .2 .6-.05Z');
  pen.fill('#d9402f', 'M1.6-.06L1.85 .1L1.5 .04Z');
  eye(pen, 1.1, -0.36, 0.11);
}

function dolphin(pen: FishPen, inks: Inks): void {
  pen.fill(inks.back, 'M-1.1 0L-1.7-.5Q-1.45 0-1.7 .4Z');
  pen.fill(inks.back, 'M-.2-.4L-.15-.85L.25-.42Z');
  pen.shade(inks, 'M1.2 .05Q1.2-.5 .6-.52Q-.4-.5-1.25 0Q-.4 .5 .5 .48Q1.1 .4 1.2 .05Z');
  pen.fill(inks.back, 'M.3 .3Q0 .4-.1 .85Q.4 .7 .5 .4Z');
  pen.line(inks.back, 0.04, 'M1.18 .12Q.95 .22 .8 .16');
  eye(pen, 0.8, -0.1, 0.08);
}
