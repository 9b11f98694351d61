import { CANNONS, NET, WATER } from '../../../rules/fishing/bounds.ts';
import { el } from '../../shared/element.ts';
import type { Effect, Seen, Water } from '../state/water.ts';
import { spriteOf } from './fish-art.ts';
import { drawText, textSprite } from './text-sprite.ts';

export interface View {
  /** Of the water, where the picture begins, and how many pixels a unit has. */
  left: number;
  scale: number;
  width: number;
  height: number;
}

export interface Drawing {
  view: View;
  /** The water itself, as large as the picture. */
  deep: HTMLCanvasElement;
  swimming: readonly Seen[];
  /** The kind that auto and the list aim at. */
  target: string | undefined;
  angle: number;
  isStill: boolean;
  quality: number;
}

/** Of the qualities of a picture: fish are copied as they are, without their tilt, and no light falls into the water. */
const COARSEST = 2;
const DEEP_INKS = [
  [0, '#1b7f8c'],
  [0.35, '#0b5266'],
  [0.7, '#06303f'],
  [1, '#041c28'],
] as const;

/** One picture of the hall. */
export function drawWater(context: CanvasRenderingContext2D, water: Water, drawing: Drawing): void {
  const { view, swimming } = drawing;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(drawing.deep, 0, 0);
  inWater(context, view);
  if (drawing.quality < COARSEST) drawLight(context, drawing.isStill ? 0 : water.nowMs);
  // Large ones below small ones, so that nothing hides what may be aimed at.
  for (const one of swimming.toSorted((a, b) => b.swimmer.kind.radius - a.swimmer.kind.radius))
    drawSwimmer(context, one, drawing, water.nowMs);
  for (const { x, y, weapon, n } of water.flights) {
    context.fillStyle = n > 0 ? '#ffd977' : 'rgb(255 255 255 / .55)';
    context.beginPath();
    context.arc(x, y, weapon === 'net' ? 13 : 9, 0, Math.PI * 2);
    context.fill();
  }
  drawCannons(context, water, drawing);
  for (const { place, text } of water.said) drawSaid(context, { place, text }, view);
  const now = performance.now();
  for (const effect of water.effects) drawEffect(context, effect, (now - effect.sinceMs) / 1100, drawing);
}

/** From here on in the water's units. */
function inWater(context: CanvasRenderingContext2D, { left, scale }: View): void {
  context.setTransform(scale, 0, 0, scale, -left * scale, 0);
}

/** Lighter where lanterns hang above it. Drawn once for a size: as a gradient of the page it would be worked out again below each frame. */
export function drawDeep(width: number, height: number): HTMLCanvasElement {
  const deep = el('canvas', { width, height });
  const context = deep.getContext('2d', { alpha: false });
  if (!context) return deep;
  const light = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  for (const [at, ink] of DEEP_INKS) light.addColorStop(at, ink);
  context.translate(width / 2, 0);
  context.scale(width * 1.2, height * 0.9);
  context.fillStyle = light;
  context.fillRect(-1, 0, 2, 2);
  return deep;
}

/** Slow bands of light, as lanterns above a river throw them. */
function drawLight(context: CanvasRenderingContext2D, ms: number): void {
  context.fillStyle = 'rgb(255 224 150 / .045)';
  for (let at = 0; at < 5; at += 1) {
    const x = ((at * 390 + ms / 60) % (WATER.width + 500)) - 250;
    context.beginPath();
    context.moveTo(x, 0);
    context.lineTo(x + 120, 0);
    context.lineTo(x - 60, WATER.height);
    context.lineTo(x - 320, WATER.height);
    context.fill();
  }
}

function drawSwimmer(
  context: CanvasRenderingContext2D,
  { swimmer, place }: Seen,
  { view, target, isStill, quality }: Drawing,
  nowMs: number,
): void {
  const { kind, id } = swimmer;
  const isLeft = Math.cos(place.heading) < 0;
  const { picture, half } = spriteOf(kind, view.scale, isLeft ? 'left' : 'right');
  // On a tall screen half of the water is beside the picture.
  if (place.x + half < view.left || place.x - half > view.left + view.width / view.scale) return;
  if (quality === COARSEST) {
    const [x, y] = [(place.x - view.left) * view.scale, place.y * view.scale];
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.drawImage(picture, Math.round(x - picture.width / 2), Math.round(y - picture.height / 2));
    inWater(context, view);
  } else {
    const wag = isStill ? 1 : 1 + Math.sin(nowMs / 160 + id) * 0.05;
    context.save();
    context.translate(place.x, place.y);
    context.rotate(isLeft ? place.heading - Math.PI : place.heading);
    context.scale(wag, 2 - wag);
    context.drawImage(picture, -half, -half, half * 2, half * 2);
    context.restore();
  }
  if (target !== kind.code) return;
  context.strokeStyle = '#ffd977';
  context.lineWidth = 3;
  context.setLineDash([10, 8]);
  context.beginPath();
  context.arc(place.x, place.y, kind.radius + 10, 0, Math.PI * 2);
  context.stroke();
  context.setLineDash([]);
}

function drawCannons(
  context: CanvasRenderingContext2D,
  water: Water,
  { angle, view: { scale } }: Drawing,
): void {
  for (const [place, { x, y }] of CANNONS.entries()) {
    const seat = water.seats.find((one) => one.place === place);
    const isOwn = place === water.place && seat !== undefined;
    context.globalAlpha = seat ? 1 : 0.3;
    context.save();
    context.translate(x, y);
    context.rotate((isOwn ? angle : (water.angles[place] ?? -Math.PI / 2)) + Math.PI / 2);
    context.fillStyle = isOwn ? '#e9b84a' : '#7fa8b3';
    context.fillRect(-13, -78, 26, 78);
    context.fillStyle = isOwn ? '#fff2c9' : '#b9d2d8';
    context.fillRect(-17, -86, 34, 14);
    context.restore();
    context.fillStyle = isOwn ? '#b3422c' : '#375a66';
    context.beginPath();
    context.arc(x, y + 12, 46, Math.PI, 0);
    context.fill();
    context.globalAlpha = 1;
    if (seat && !isOwn) drawText(context, seat.name, { x, y: y - 108, scale, size: 22, ink: '#d8e9ec' });
  }
}

/** A small board above the cannon. */
function drawSaid(
  context: CanvasRenderingContext2D,
  { place, text }: { place: number; text: string },
  { scale }: View,
): void {
  const { x, y } = CANNONS[place] ?? CANNONS[0];
  const look = { size: 38, ink: '#3a2410' };
  const width = textSprite(text, look, scale).width + 32;
  context.fillStyle = '#fff2c9';
  context.beginPath();
  context.roundRect(x - width / 2, y - 190, width, 58, 29);
  context.moveTo(x - 12, y - 133);
  context.lineTo(x, y - 116);
  context.lineTo(x + 12, y - 133);
  context.fill();
  drawText(context, text, { ...look, scale, x, y: y - 161 });
}

function drawEffect(
  context: CanvasRenderingContext2D,
  { kind, x, y, text, isOwn, isExtra }: Effect,
  part: number,
  { isStill, view: { scale } }: Drawing,
): void {
  if (isStill && isExtra) return;
  context.globalAlpha = Math.max(0, 1 - part);
  if (kind === 'catch') {
    const look = isOwn ? { size: 44, ink: '#ffd977' } : { size: 24, ink: '#d8e9ec' };
    const up = isStill ? 30 : part * 60;
    drawText(context, text, { ...look, edge: 'rgb(3 22 32 / .8)', x, y: y - look.size / 3 - up, scale });
  } else {
    const grown = isStill ? 0.5 : part;
    context.strokeStyle = isOwn ? '#ffe9b0' : 'rgb(255 255 255 / .5)';
    context.lineWidth = 4;
    context.beginPath();
    context.arc(x, y, kind === 'net' ? NET.radius * Math.min(1, grown * 3) : 14 + grown * 30, 0, Math.PI * 2);
    context.stroke();
  }
  context.globalAlpha = 1;
}
