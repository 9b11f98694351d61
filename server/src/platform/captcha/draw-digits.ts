import { randomBytes, randomInt } from 'node:crypto';
import { DIGIT_STROKES, type Point, type Stroke } from './digit-strokes.ts';
import type { IndexedPicture } from './encode-png.ts';

const WIDTH = 240;
const HEIGHT = 80;
const SHADES = 16;
const MARGIN = 16;

/**
 * Digits drawn so that people read them and cheap recognisers stumble: each leans, sways and changes size, the whole picture
 * is bent by a wave, lines of the same ink cross it, gaps are cut through it, and grain covers it.
 */
export function drawDigits(digits: string): IndexedPicture {
  const ink = new Float32Array(WIDTH * HEIGHT);
  const bend = randomBend();
  const slot = (WIDTH - 2 * MARGIN) / digits.length;
  [...digits].forEach((digit, index) => {
    const place = randomPlace(MARGIN + slot * (index + 0.5), slot);
    for (const stroke of DIGIT_STROKES[Number(digit)] ?? [])
      draw(
        ink,
        stroke.map((point) => bend(place(point))),
        between(2.3, 3),
        1,
      );
  });
  for (let line = 0; line < 3; line++) draw(ink, crossingLine().map(bend), between(0.8, 1.7), 0.9);
  for (let cut = 0; cut < 2; cut++) draw(ink, crossingLine().map(bend), between(0.5, 0.8), 0);
  return { width: WIDTH, height: HEIGHT, pixels: shade(ink), palette: randomPalette() };
}

/** From the digit's own box to its place in the picture: sized, leaning, turned, nudged. */
function randomPlace(centreX: number, slot: number): (point: Point) => Point {
  const [width, height] = [slot * between(0.55, 0.85), HEIGHT * between(0.46, 0.7)];
  const [lean, turn] = [between(-0.3, 0.3), between(-0.32, 0.32)];
  const [dx, dy] = [between(-6, 6), between(-9, 9)];
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return ([x, y]) => {
    const v = (y - 0.5) * height;
    const u = (x - 0.5) * width + lean * v;
    return [centreX + dx + u * cos - v * sin, HEIGHT / 2 + dy + u * sin + v * cos];
  };
}

function randomBend(): (point: Point) => Point {
  const [amplitude, length, phase] = [between(2, 4), between(45, 80), between(0, 2 * Math.PI)];
  return ([x, y]) => [
    x + 0.6 * amplitude * Math.sin(y / 24 + phase),
    y + amplitude * Math.sin((2 * Math.PI * x) / length + phase),
  ];
}

function crossingLine(): Stroke {
  const [start, end, sway] = [between(12, HEIGHT - 12), between(12, HEIGHT - 12), between(-22, 22)];
  return Array.from({ length: 13 }, (_, step): Point => {
    const t = step / 12;
    return [t * WIDTH, start + (end - start) * t + sway * Math.sin(Math.PI * t)];
  });
}

/** Lays a round pen of `radius` pixels along the stroke; with `strength` 0 it takes ink away. */
function draw(ink: Float32Array, stroke: Stroke, radius: number, strength: number) {
  for (let index = 1; index < stroke.length; index++) {
    const from = stroke[index - 1];
    const to = stroke[index];
    if (from && to) drawSegment(ink, from, to, radius, strength);
  }
}

function drawSegment(ink: Float32Array, [x1, y1]: Point, [x2, y2]: Point, radius: number, strength: number) {
  const reach = radius + 1;
  const [left, right] = [
    Math.max(0, Math.floor(Math.min(x1, x2) - reach)),
    Math.min(WIDTH - 1, Math.max(x1, x2) + reach),
  ];
  const [top, bottom] = [
    Math.max(0, Math.floor(Math.min(y1, y2) - reach)),
    Math.min(HEIGHT - 1, Math.max(y1, y2) + reach),
  ];
  const [dx, dy] = [x2 - x1, y2 - y1];
  const lengthSquared = dx * dx + dy * dy || 1;
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const along = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / lengthSquared));
      const cover = radius + 0.5 - Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
      if (cover <= 0) continue;
      const at = y * WIDTH + x;
      const now = ink[at] ?? 0;
      const covered = Math.min(1, cover);
      ink[at] = strength === 0 ? now * (1 - covered) : Math.max(now, covered * strength);
    }
}

/** Ink to palette indices, with grain on paper and ink alike. */
function shade(ink: Float32Array): Uint8Array {
  const grain = randomBytes(ink.length);
  return Uint8Array.from(ink, (amount, at) => {
    const noisy = amount * 0.72 + ((grain[at] ?? 0) / 255) * 0.28;
    return Math.min(SHADES - 1, Math.floor(noisy * SHADES));
  });
}

/** From light paper to dark ink of any hue; even with grain the two stay well apart. */
function randomPalette(): IndexedPicture['palette'] {
  const ink = [between(5, 60), between(5, 45), between(15, 80)] as const;
  const paper = [between(238, 255), between(238, 255), between(238, 255)] as const;
  return Array.from({ length: SHADES }, (_, shadeIndex) => {
    const t = shadeIndex / (SHADES - 1);
    const mix = (channel: 0 | 1 | 2) => Math.round(paper[channel] + (ink[channel] - paper[channel]) * t);
    return [mix(0), mix(1), mix(2)] as const;
  });
}

function between(low: number, high: number): number {
  return low + ((high - low) * randomInt(2 ** 32)) / 2 ** 32;
}
