import { CANNONS, WATER } from '../../../rules/fishing/bounds.ts';
import type { PageContext } from '../page-context.ts';
import { createQuality } from '../state/quality.ts';
import type { Seen } from '../state/water.ts';
import { drawDeep, drawWater, type View } from './draw-water.ts';

/** Pixels for each of the screen's, from fine to coarse; the coarsest has no light in the water. */
const QUALITIES = [2, 1.4, 1] as const;

export interface Picture {
  canvas: HTMLCanvasElement;
  /** From a place on the page to one in the water. */
  toWater(x: number, y: number): { x: number; y: number };
  /** The cannon is another one, so another part of the water is shown. */
  fit(): void;
}

/** Draws the hall with every frame of the screen, coarser where frames come late. `seen` gets what swims, before it is drawn. */
export function runPicture(
  canvas: HTMLCanvasElement,
  page: PageContext,
  seen: (swimming: readonly Seen[]) => void,
  signal: AbortSignal,
): Picture {
  // Nothing of the page is seen through it: then nothing is put together below it.
  const context = canvas.getContext('2d', { alpha: false });
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  const quality = createQuality(QUALITIES.length);
  let view: View = { left: 0, scale: 1, width: 1, height: 1 };
  let deep = drawDeep(1, 1);
  let lastMs = performance.now();
  requestAnimationFrame(frame);
  const resized = new ResizeObserver(fit);
  resized.observe(canvas);
  signal.addEventListener('abort', () => resized.disconnect());

  /** A tall screen shows the part of the water around the own cannon, as high as the picture is. */
  function fit(): void {
    const { clientWidth, clientHeight } = canvas;
    const pixels = Math.min(window.devicePixelRatio || 1, QUALITIES[quality.level()] ?? 1);
    canvas.width = Math.max(1, Math.round(clientWidth * pixels));
    canvas.height = Math.max(1, Math.round(clientHeight * pixels));
    const scale = canvas.height / WATER.height;
    const shown = canvas.width / scale;
    const cannon = CANNONS[page.water.place] ?? CANNONS[0];
    const left =
      shown >= WATER.width
        ? (WATER.width - shown) / 2
        : Math.min(WATER.width - shown, Math.max(0, cannon.x - shown / 2));
    view = { left, scale, width: canvas.width, height: canvas.height };
    canvas.dataset['quality'] = String(quality.level());
    if (deep.width !== view.width || deep.height !== view.height) deep = drawDeep(view.width, view.height);
  }

  function frame(nowMs: number): void {
    if (signal.aborted) return;
    requestAnimationFrame(frame);
    const ms = Math.min(100, Math.max(0, nowMs - lastMs));
    lastMs = nowMs;
    const { water, chosen } = page;
    const swimming = water.swimming();
    water.move(swimming, ms);
    seen(swimming);
    if (context) {
      const { angle, target } = chosen;
      const drawing = { view, deep, swimming, target, angle, isStill: still.matches };
      drawWater(context, water, { ...drawing, quality: quality.level() });
    }
    if (quality.frame(ms)) fit();
  }

  return {
    canvas,
    toWater(x, y) {
      const box = canvas.getBoundingClientRect();
      const pixels = canvas.width / Math.max(1, box.width);
      return {
        x: ((x - box.left) * pixels) / view.scale + view.left,
        y: ((y - box.top) * pixels) / view.scale,
      };
    },
    fit,
  };
}
