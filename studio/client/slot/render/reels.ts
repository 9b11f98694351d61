import { Container, Graphics } from 'pixi.js';
import type { ReelStep } from '../../../play-api.ts';
import type { SlotSheet } from '../../../rules/slot/sheet.ts';
import { deferred } from '../deferred.ts';
import type { Atlas } from './atlas.ts';
import type { Frames } from './frames.ts';
import { createReel, type Reel } from './reel.ts';
import { CRUISING_AFTER_MS, landingMs } from './reel-motion.ts';
import {
  type Pace,
  planReels,
  QUICK_PACE,
  scattersByReel,
  scattersNeeded,
  stripsOf,
  USUAL_PACE,
  viewOf,
} from './reel-plan.ts';

export interface Cell {
  width: number;
  height: number;
  /** Side of the picture in the cell. */
  symbol: number;
}

export interface ReelListener {
  started(): void;
  /** A reel touched down; `scatters` is how many scatters the player has now seen, 0 if this reel brought none. */
  stopped(reel: number, scatters: number): void;
  /** A reel that could win free spins is still turning; undefined when the wait is over. */
  suspense(reel: number | undefined): void;
}

export interface Reels {
  container: Container;
  dress(atlas: Atlas, cell: Cell): void;
  cell(): Cell;
  show(strips: string, stops: readonly number[]): void;
  start(strips: string): void;
  /** Resolves when the last reel has stopped. */
  land(step: ReelStep): Promise<void>;
  hurry(): void;
  /** Back to what was in view before the spin began. */
  turnBack(): Promise<void>;
  sprite(reel: number, row: number): ReturnType<Reel['spriteAt']>;
  /** The position of a symbol on a reel that has stopped or is stopping. */
  rowsOf(reel: number, symbol: string): number[];
  /** Takes the light off everything but the symbols that won. */
  dim(on: boolean): void;
  setQuick(quick: boolean): void;
}

/** Between the reels of a spin that is being hurried. */
const HURRY_STEP_SYMBOLS = 1;
const DIMMED = 0x6f6c96;

export function createReels(sheet: SlotSheet, frames: Frames, still: boolean, on: ReelListener): Reels {
  const container = new Container();
  const reels = Array.from({ length: sheet.reels }, () => createReel(sheet.rows));
  const mask = new Graphics();
  container.addChild(...reels.map((reel) => reel.container), mask);
  container.mask = mask;

  let cell: Cell = { width: 1, height: 1, symbol: 1 };
  let shown = { strips: 'base', stops: sheet.strips.base.map(() => 0) };
  let startedAt = 0;
  let pace: Pace = USUAL_PACE;
  let quick = false;
  /** Per reel, when it will touch down; the frame loop calls the listener. */
  let stops: number[] = [];
  let hurried = false;
  let turning = false;
  let faded: Promise<void> = Promise.resolve();

  function turn(): void {
    if (turning) return;
    turning = true;
    frames.each((now) => {
      // Not `some`: every reel has to be drawn.
      const moving = reels.map((reel) => reel.update(now)).includes(true);
      turning = moving;
      return moving ? 'more' : 'done';
    });
  }

  function show(strips: string, atStops: readonly number[]): void {
    shown = { strips, stops: [...atStops] };
    for (const [index, strip] of stripsOf(sheet, strips).entries()) {
      reels[index]?.rest(strip, atStops[index] ?? 0);
    }
    frames.redraw();
  }

  function start(strips: string): void {
    pace = quick ? QUICK_PACE : USUAL_PACE;
    hurried = false;
    stops = [];
    startedAt = performance.now();
    on.started();
    if (still) {
      faded = fade(frames, reels, 1, 0.25);
      return;
    }
    for (const [index, strip] of stripsOf(sheet, strips).entries()) reels[index]?.spin(startedAt, strip);
    turn();
  }

  /** Without motion: the symbols fade out, change, and fade in. */
  async function fadeTo(step: Pick<ReelStep, 'strips' | 'stops'>): Promise<void> {
    await faded;
    show(step.strips, step.stops);
    await fade(frames, reels, 0.25, 1);
    announceStops(scattersByReel(sheet, viewOf(sheet, step.strips, step.stops)), on);
  }

  async function land(step: Pick<ReelStep, 'strips' | 'stops'>): Promise<void> {
    if (still) return fadeTo(step);
    const cruisingAt = startedAt + CRUISING_AFTER_MS;
    while (performance.now() < cruisingAt) await frames.wait(cruisingAt - performance.now()).done;

    const scatters = scattersByReel(sheet, viewOf(sheet, step.strips, step.stops));
    const plan = planReels(scatters, scattersNeeded(sheet), pace);
    stops = brake({ sheet, reels, step, stopAfterMs: plan.stopAfterMs, startedAt });
    shown = { strips: step.strips, stops: [...step.stops] };
    turn();
    if (hurried) hurry();
    await touchDowns({
      frames,
      on,
      scatters,
      suspense: plan.suspense,
      stops: () => stops,
      isHurried: () => hurried,
    });
  }

  function hurry(): void {
    hurried = true;
    on.suspense(undefined);
    const now = performance.now();
    stops = stops.map((at, index) =>
      at > now ? (reels[index]?.hurry(now, index * HURRY_STEP_SYMBOLS) ?? at) : at,
    );
  }

  return {
    container,
    dress(atlas, newCell) {
      cell = newCell;
      mask
        .clear()
        .rect(0, 0, cell.width * reels.length, cell.height * sheet.rows)
        .fill(0xffffff);
      for (const [index, reel] of reels.entries()) {
        reel.container.x = index * cell.width;
        reel.dress(atlas, cell);
      }
      frames.redraw();
    },
    cell: () => cell,
    show,
    start,
    land,
    hurry: () => (still ? undefined : hurry()),
    turnBack: () => land(shown),
    sprite: (reel, row) => reels[reel]?.spriteAt(row),
    rowsOf: (reel, symbol) => rowsIn(viewOf(sheet, shown.strips, shown.stops)[reel] ?? '', symbol),
    dim(on_) {
      for (const reel of reels) reel.container.tint = on_ ? DIMMED : 0xffffff;
      frames.redraw();
    },
    setQuick(on_) {
      quick = on_;
    },
  };
}

interface Braking {
  sheet: SlotSheet;
  reels: readonly Reel[];
  step: Pick<ReelStep, 'strips' | 'stops'>;
  stopAfterMs: readonly number[];
  startedAt: number;
}

/** Lets each reel come to its stop; per reel, when it will touch down. */
function brake({ sheet, reels, step, stopAfterMs, startedAt }: Braking): number[] {
  const now = performance.now();
  const shortest = landingMs(sheet.rows + 2);
  // An answer that came late moves all stops, so that the rhythm stays.
  const late = Math.max(0, now + shortest - (startedAt + (stopAfterMs[0] ?? 0)));
  const strips = stripsOf(sheet, step.strips);
  return reels.map((reel, index) =>
    reel.land(now, strips[index] ?? '', step.stops[index] ?? 0, startedAt + late + (stopAfterMs[index] ?? 0)),
  );
}

function fade(frames: Frames, reels: readonly Reel[], from: number, to: number): Promise<void> {
  return frames.during(160, (progress) => {
    for (const reel of reels) reel.container.alpha = from + (to - from) * progress;
  }).done;
}

function announceStops(scatters: readonly number[], on: ReelListener): void {
  let seen = 0;
  for (const [reel, here] of scatters.entries()) {
    seen += here;
    on.stopped(reel, here > 0 ? seen : 0);
  }
}

interface TouchDowns {
  frames: Frames;
  on: ReelListener;
  scatters: readonly number[];
  suspense: readonly boolean[];
  /** Per reel, when it will touch down; hurrying brings it forward. */
  stops: () => readonly number[];
  isHurried: () => boolean;
}

/** Calls the listener as each reel touches down; resolves with the last. */
function touchDowns({ frames, on, scatters, suspense, stops, isHurried }: TouchDowns): Promise<void> {
  const { promise, resolve } = deferred();
  let next = 0;
  let seen = 0;
  frames.each((now) => {
    while (next < stops().length && now >= (stops()[next] ?? 0)) {
      seen += scatters[next] ?? 0;
      on.stopped(next, (scatters[next] ?? 0) > 0 ? seen : 0);
      next += 1;
      on.suspense(suspense[next] && !isHurried() ? next : undefined);
    }
    if (next < stops().length) return 'more';
    resolve();
    return 'done';
  });
  return promise;
}

function rowsIn(view: string, symbol: string): number[] {
  return [...view].flatMap((here, row) => (here === symbol ? [row] : []));
}
