import { deferred } from '../deferred.ts';

/**
 * The one clock of everything that moves. It runs only while something does; ambience alone is drawn at half the
 * frame rate, to be gentle on small batteries.
 */
export interface Frames {
  /** Draws until the function says it is done. */
  each(draw: (now: number) => 'more' | 'done'): void;
  /** An animation over a time; `finish` jumps to its end. Its promise resolves either way. */
  during(ms: number, draw: (progress: number) => void): Animation;
  wait(ms: number): Animation;
  /** Slow movement in the background; stops when the returned function is called. */
  ambient(draw: (now: number) => void): () => void;
  /** Something was changed outside an animation. */
  redraw(): void;
}

export interface Animation {
  finish(): void;
  done: Promise<void>;
}

export function createFrames(render: () => void): Frames {
  const active = new Set<(now: number) => 'more' | 'done'>();
  const background = new Set<(now: number) => void>();
  let dirty = true;
  let requested = 0;
  let odd = false;

  function tick(now: number): void {
    requested = 0;
    odd = !odd;
    const busy = active.size > 0;
    for (const draw of active) if (draw(now) === 'done') active.delete(draw);
    if (busy || dirty || odd) {
      for (const draw of background) draw(now);
      if (busy || dirty || background.size > 0) render();
      dirty = false;
    }
    if (active.size > 0 || background.size > 0) request();
  }
  function request(): void {
    if (requested === 0) requested = requestAnimationFrame(tick);
  }
  function each(draw: (now: number) => 'more' | 'done'): void {
    active.add(draw);
    request();
  }
  function redraw(): void {
    dirty = true;
    request();
  }
  function during(ms: number, draw: (progress: number) => void): Animation {
    const { promise, resolve } = deferred();
    let startedAt: number | undefined;
    let ended = false;
    const end = () => {
      if (ended) return;
      ended = true;
      draw(1);
      resolve();
    };
    each((now) => {
      if (ended) return 'done';
      startedAt ??= now;
      const progress = ms <= 0 ? 1 : Math.min(1, (now - startedAt) / ms);
      if (progress < 1) {
        draw(progress);
        return 'more';
      }
      end();
      return 'done';
    });
    return { finish: end, done: promise };
  }

  return {
    each,
    during,
    wait: (ms) => during(ms, () => {}),
    ambient(draw) {
      background.add(draw);
      request();
      return () => background.delete(draw);
    },
    redraw,
  };
}

export function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3;
}
