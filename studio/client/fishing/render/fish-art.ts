import type { FishKind } from '../../../rules/fishing/fish.ts';

/** Drawn facing right around 0 0, in units of the kind's radius. */
type Draw = (context: CanvasRenderingContext2D, inks: Inks) => void;
interface Inks {
  body: string;
  back: string;
  belly: string;
  fin: string;
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

const MARGIN = 1.9;
const sprites = new Map<string, HTMLCanvasElement>();

/** Each kind is drawn once for a size, and copied from then on. */
export function spriteOf(kind: FishKind, scale: number): { picture: HTMLCanvasElement; half: number } {
  const half = Math.ceil(kind.radius * MARGIN);
  const key = `${kind.code} ${scale.toFixed(2)}`;
  const known = sprites.get(key);
  if (known) return { picture: known, half };
  const picture = document.createElement('canvas');
  picture.width = Math.max(2, Math.ceil(half * 2 * scale));
  picture.height = picture.width;
  const context = picture.getContext('2d');
  if (context) {
    context.scale(scale, scale);
    context.translate(half, half);
    context.scale(kind.radius, kind.radius);
    context.lineJoin = 'round';
    context.lineCap = 'round';
    SHAPES[SHAPE_OF[kind.code] ?? 'fish']?.(context, inksOf(kind));
  }
  if (sprites.size > 200) sprites.clear();
  sprites.set(key, picture);
  return { picture, half };
}

function inksOf({ code, group }: FishKind): Inks {
  let sum = 0;
  for (const letter of code) sum = (sum * 31 + letter.charCodeAt(0)) % 360;
  const hue = HUES[code] ?? sum;
  const strength = group === 'fish' ? 45 : 70;
  return {
    body: `hsl(${hue} ${strength}% 56%)`,
    back: `hsl(${hue} ${strength}% 32%)`,
    belly: `hsl(${hue} ${strength - 10}% 84%)`,
    fin: `hsl(${(hue + 24) % 360} ${strength + 12}% 48%)`,
  };
}

function shade(context: CanvasRenderingContext2D, { back, body, belly }: Inks): CanvasGradient {
  const gradient = context.createLinearGradient(0, -0.7, 0, 0.7);
  gradient.addColorStop(0, back);
  gradient.addColorStop(0.5, body);
  gradient.addColorStop(1, belly);
  return gradient;
}

function eye(context: CanvasRenderingContext2D, x: number, y: number, size = 0.11): void {
  dot(context, '#fff', x, y, size);
  dot(context, '#10202a', x + size * 0.25, y, size * 0.6);
}

function dot(context: CanvasRenderingContext2D, ink: string, x: number, y: number, size: number): void {
  context.fillStyle = ink;
  context.beginPath();
  context.arc(x, y, size, 0, Math.PI * 2);
  context.fill();
}

function shape(context: CanvasRenderingContext2D, ink: string | CanvasGradient, path: string): void {
  context.fillStyle = ink;
  context.fill(new Path2D(path));
}

function line(context: CanvasRenderingContext2D, ink: string, width: number, path: string): void {
  context.strokeStyle = ink;
  context.lineWidth = width;
  context.stroke(new Path2D(path));
}

function fish(context: CanvasRenderingContext2D, inks: Inks): void {
  shape(context, inks.fin, 'M-.8 0L-1.5-.6Q-1.25 0-1.5 .6Z');
  shape(context, inks.fin, 'M-.3-.5Q.1-1.05 .5-.45Z');
  shape(context, inks.fin, 'M-.2 .5Q0 .95 .35 .48Z');
  shape(context, shade(context, inks), 'M1.1 .05Q.6-.72-.2-.58Q-.8-.4-1-.02Q-.8 .42-.2 .6Q.6 .7 1.1 .05Z');
  line(context, inks.back, 0.05, 'M.55-.38Q.38 0 .55 .4');
  for (const x of [-0.5, -0.2, 0.1])
    line(context, 'rgb(255 255 255 / .28)', 0.05, `M${x}-.3Q${x + 0.14} 0 ${x} .3`);
  shape(context, inks.fin, 'M.2 .05Q-.2 .12-.3 .4Q.1 .42 .2 .05Z');
  eye(context, 0.72, -0.12);
}

function long(context: CanvasRenderingContext2D, inks: Inks): void {
  shape(context, inks.fin, 'M-1.2 0L-1.75-.3Q-1.6 0-1.75 .3Z');
  shape(context, inks.fin, 'M.3-.3Q-.4-.72-1.2-.14L-1.2 .14Q-.4 .66 .3 .3Z');
  shape(
    context,
    shade(context, inks),
    'M1.55 .02Q1.2-.42 .4-.36Q-.7-.28-1.35 0Q-.7 .3 .4 .38Q1.2 .4 1.55 .02Z',
  );
  line(context, inks.back, 0.04, 'M1.45 .06Q1.75 .3 1.7 .5M1.45-.02Q1.8-.12 1.85-.34');
  eye(context, 1.15, -0.12, 0.1);
}

function round(context: CanvasRenderingContext2D, inks: Inks): void {
  shape(context, inks.fin, 'M-.8 0L-1.35-.4V.4Z');
  dot(context, inks.body, 0, 0, 0.9);
  shape(context, inks.belly, 'M-.8 .3A.86 .86 0 0 0 .8 .3Q0 .55-.8 .3Z');
  for (let at = 0; at < 12; at += 1) {
    const turn = (at / 12) * Math.PI * 2;
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    line(context, inks.back, 0.07, `M${x * 0.88} ${y * 0.88}L${x * 1.1} ${y * 1.1}`);
  }
  line(context, inks.back, 0.08, 'M-.1 0A.3 .3 0 1 1-.15 .3A.5 .5 0 1 1 .2-.45');
  eye(context, 0.55, -0.28, 0.16);
}

function turtle(context: CanvasRenderingContext2D, inks: Inks): void {
  for (const path of [
    'M.5-.5L1-.95L.2-.75Z',
    'M.5 .5L1 .95L.2 .75Z',
    'M-.6-.5L-1-.85L-.3-.65Z',
    'M-.6 .5L-1 .85L-.3 .65Z',
  ])
    shape(context, inks.fin, path);
  dot(context, inks.fin, 1.05, 0, 0.28);
  shape(context, shade(context, inks), 'M.9 0A.9 .72 0 1 1-.9 0A.9 .72 0 1 1 .9 0Z');
  line(context, inks.back, 0.06, 'M-.3-.66V.66M.3-.66V.66M-.86 0H.86M-.3 0L0-.3L.3 0L0 .3Z');
  eye(context, 1.15, -0.1, 0.07);
}

function crab(context: CanvasRenderingContext2D, inks: Inks): void {
  line(
    context,
    inks.fin,
    0.12,
    'M-.7 .2L-1.2 .6M-.5 .45L-.9 .95M.7 .2L1.2 .6M.5 .45L.9 .95M-.7-.2L-1.1-.5M.7-.2L1.1-.5',
  );
  dot(context, inks.fin, -1.12, -0.62, 0.26);
  dot(context, inks.fin, 1.12, -0.62, 0.26);
  shape(context, shade(context, inks), 'M.9 0A.9 .6 0 1 1-.9 0A.9 .6 0 1 1 .9 0Z');
  eye(context, 0.25, -0.5);
  eye(context, -0.25, -0.5);
}

function frog(context: CanvasRenderingContext2D, inks: Inks): void {
  line(context, inks.fin, 0.22, 'M-.4-.4L-1-.7L-1.4-.4M-.4 .4L-1 .7L-1.4 .4M.4 .4L.8 .8M.4-.4L.8-.8');
  shape(context, shade(context, inks), 'M.95 0A.9 .58 0 1 1-.85 0A.9 .58 0 1 1 .95 0Z');
  eye(context, 0.6, -0.4, 0.17);
  eye(context, 0.6, 0.4, 0.17);
}

function croc(context: CanvasRenderingContext2D, inks: Inks): void {
  line(context, inks.fin, 0.18, 'M-.2-.3L-.5-.62M-.2 .3L-.5 .62M.5-.3L.8-.6M.5 .3L.8 .6');
  shape(
    context,
    shade(context, inks),
    'M1.7-.1L1 -.28Q.4-.42-.4-.32L-1.8-.04V.04L-.4 .32Q.4 .42 1 .28L1.7 .1Z',
  );
  for (const x of [-0.9, -0.55, -0.2, 0.15])
    shape(context, inks.back, `M${x}-.06L${x + 0.14}-.3L${x + 0.28}-.06Z`);
  line(context, '#fff', 0.04, 'M1.65 .02H1.05');
  eye(context, 0.95, -0.18, 0.1);
}

function shrimp(context: CanvasRenderingContext2D, inks: Inks): void {
  line(context, inks.back, 0.05, 'M.8-.2Q1.5-.7 1.7-.2M.8-.1Q1.6-.2 1.7 .3');
  line(context, inks.body, 0.42, 'M.7-.15Q0-.6-.6-.05Q-.8 .3-.5 .5');
  line(context, inks.belly, 0.06, 'M.35-.5L.2-.05M0-.52L-.05-.1M-.35-.42L-.28 0');
  shape(context, inks.fin, 'M-.5 .5L-.9 .9L-.2 .9Z');
  eye(context, 0.75, -0.22, 0.1);
}

function ray(context: CanvasRenderingContext2D, inks: Inks): void {
  line(context, inks.back, 0.07, 'M-.6 0Q-1.2 .1-1.8-.1');
  shape(context, shade(context, inks), 'M1 0Q.6-.4 .1-1.1Q-.3-.6-.8 0Q-.3 .6 .1 1.1Q.6 .4 1 0Z');
  for (const [x, y] of [
    [0, -0.5],
    [0, 0.5],
    [-0.3, 0],
    [0.25, 0],
  ] as const)
    dot(context, inks.belly, x, y, 0.09);
  line(context, '#ffd977', 0.05, 'M.5-.18A.3 .3 0 0 0 .5 .18');
  eye(context, 0.62, -0.2, 0.08);
  eye(context, 0.62, 0.2, 0.08);
}

function naga(context: CanvasRenderingContext2D, inks: Inks): void {
  line(context, '#e9b84a', 0.52, 'M-1.7 .2Q-1.2-.8-.7 0T.3 0Q.6-.4 .9-.2');
  line(context, inks.body, 0.4, 'M-1.7 .2Q-1.2-.8-.7 0T.3 0Q.6-.4 .9-.2');
  line(context, inks.back, 0.06, 'M-1.6 .1Q-1.2-.6-.75 .02T.25 0');
  shape(context, '#e9b84a', 'M.5-.5L.35-1.2L.75-.85L.95-1.35L1.05-.6Z');
  shape(context, shade(context, inks), 'M.55-.5Q1-.8 1.5-.35L1.65-.1L1.2 .1Q.8 .2 .6-.05Z');
  shape(context, '#d9402f', 'M1.6-.06L1.85 .1L1.5 .04Z');
  eye(context, 1.1, -0.36, 0.11);
}

function dolphin(context: CanvasRenderingContext2D, inks: Inks): void {
  shape(context, inks.back, 'M-1.1 0L-1.7-.5Q-1.45 0-1.7 .4Z');
  shape(context, inks.back, 'M-.2-.4L-.15-.85L.25-.42Z');
  shape(context, shade(context, inks), 'M1.2 .05Q1.2-.5 .6-.52Q-.4-.5-1.25 0Q-.4 .5 .5 .48Q1.1 .4 1.2 .05Z');
  shape(context, inks.back, 'M.3 .3Q0 .4-.1 .85Q.4 .7 .5 .4Z');
  line(context, inks.back, 0.04, 'M1.18 .12Q.95 .22 .8 .16');
  eye(context, 0.8, -0.1, 0.08);
}
