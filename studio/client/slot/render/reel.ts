import { Container, Sprite } from 'pixi.js';
import { type Atlas, BLUR_STRETCH } from './atlas.ts';
import { BOUNCE_MS, distanceAfter, landingMs, landingSymbols, leftToGo, speedAfter } from './reel-motion.ts';

/**
 * One reel. Its position is the strip index at the top of the window, as a real number that falls while it spins,
 * so new symbols enter from above.
 */
export interface Reel {
  container: Container;
  /** The sprite of a row while the reel rests. */
  spriteAt(row: number): Sprite | undefined;
  dress(atlas: Atlas, cell: { width: number; height: number; symbol: number }): void;
  rest(strip: string, stop: number): void;
  spin(now: number, strip: string): void;
  /** Brings the stop to rest at `stopAt` or as soon after as it can. Returns when it will be there. */
  land(now: number, strip: string, stop: number, stopAt: number): number;
  /** Shortens a landing that still has far to go. */
  hurry(now: number, extraSymbols: number): number;
  /** Draws the reel; false when it has come to rest. */
  update(now: number): boolean;
}

type Motion =
  | { kind: 'rest' }
  | { kind: 'spin'; startedAt: number; from: number }
  | { kind: 'land'; startedAt: number; distance: number; end: number; strip: string; stop: number };

/** Faster than this, in symbols a millisecond, the eye sees a streak. */
const BLUR_FROM = 0.013;

export function createReel(rows: number): Reel {
  const container = new Container();
  const sprites = Array.from({ length: rows + 1 }, () => {
    const sprite = new Sprite();
    sprite.anchor.set(0.5);
    container.addChild(sprite);
    return sprite;
  });
  /** Fewer would let the eye catch symbols that change under it. */
  const shortestLanding = rows + 1;
  let strip = '';
  /** Symbols from this index on came from another strip and are still on their way out of the window. */
  let leaving: { strip: string; from: number } | undefined;
  let position = 0;
  let motion: Motion = { kind: 'rest' };
  let variant: { atlas: Atlas; width: number; height: number; symbol: number } | undefined;

  function symbolAt(index: number): string {
    if (motion.kind === 'land' && index < motion.end + rows) {
      return onRing(motion.strip, motion.stop + index - motion.end);
    }
    return onRing(leaving && index >= leaving.from ? leaving.strip : strip, index);
  }

  function draw(blurred: boolean): void {
    if (!variant || strip === '') return;
    const top = Math.floor(position);
    for (const [row, sprite] of sprites.entries()) {
      const symbol = symbolAt(top + row);
      sprite.texture = blurred ? variant.atlas.blurred(symbol) : variant.atlas.sharp(symbol);
      sprite.setSize(variant.symbol, variant.symbol * (blurred ? BLUR_STRETCH : 1));
      sprite.position.set(variant.width / 2, (top + row - position + 0.5) * variant.height);
    }
  }

  function restOn(onStrip: string, stop: number): void {
    strip = onStrip;
    leaving = undefined;
    position = stop;
    motion = { kind: 'rest' };
    draw(false);
  }

  function landOver(now: number, distance: number, onStrip: string, stop: number): number {
    motion = { kind: 'land', startedAt: now, distance, end: position - distance, strip: onStrip, stop };
    return now + landingMs(distance);
  }

  /** The distance that ends on a whole symbol, near the wanted time. */
  function distanceFor(wantedMs: number, minimum: number): number {
    const fraction = position - Math.floor(position);
    return landingSymbols(wantedMs, minimum) + fraction;
  }

  return {
    container,
    spriteAt: (row) => sprites[row],
    dress(atlas, cell) {
      variant = { atlas, ...cell };
      draw(false);
    },
    rest: restOn,
    spin(now, onStrip) {
      leaving = { strip, from: Math.floor(position) };
      strip = onStrip;
      motion = { kind: 'spin', startedAt: now, from: position };
    },
    land(now, onStrip, stop, stopAt) {
      return landOver(now, distanceFor(stopAt - now, shortestLanding), onStrip, stop);
    },
    hurry(now, extraSymbols) {
      if (motion.kind !== 'land') return now;
      const left = leftToGo(motion.distance, now - motion.startedAt);
      const distance = distanceFor(0, shortestLanding + extraSymbols);
      if (left <= distance + 1) return motion.startedAt + landingMs(motion.distance);
      return landOver(now, distance, motion.strip, motion.stop);
    },
    update(now) {
      if (motion.kind === 'rest') return false;
      if (motion.kind === 'spin') {
        const elapsed = now - motion.startedAt;
        position = motion.from - distanceAfter(elapsed);
        draw(speedAfter(elapsed) > BLUR_FROM);
        return true;
      }
      const elapsed = now - motion.startedAt;
      const left = leftToGo(motion.distance, elapsed);
      if (elapsed >= landingMs(motion.distance) + BOUNCE_MS) {
        restOn(motion.strip, motion.stop);
        return false;
      }
      position = motion.end + left;
      draw(left > 1);
      return true;
    },
  };
}

function onRing(strip: string, index: number): string {
  return strip.charAt(((index % strip.length) + strip.length) % strip.length);
}
