/** A frame of the screen that was missed. */
const LATE_FRAME_MS = 20;
const FRAMES_LOOKED_AT = 90;
/** One in twenty: a mean would pass over them. */
const LATE_MAX = 4;
/** A page that has just opened is late for reasons of its own. */
const OPENING_FRAMES = 20;
/** So long without a late frame but a few, and a finer picture is tried. */
const CALM_FRAMES = 1_200;

export interface Quality {
  /** 0 is the finest. */
  level(): number;
  /** A frame took so long. True when another level is to be drawn from now on. */
  frame(ms: number): boolean;
}

/** Which of so many pictures a screen can show in time: coarser at once where frames come late, and finer once for each level, in case only something else had been in the way. */
export function createQuality(levels: number): Quality {
  let level = 0;
  let frames = -OPENING_FRAMES;
  let late = 0;
  let calm = 0;
  const tried = new Set<number>();

  function go(to: number): boolean {
    level = to;
    frames = 0;
    late = 0;
    calm = 0;
    return true;
  }

  return {
    level: () => level,
    frame(ms) {
      frames += 1;
      if (frames <= 0) return false;
      if (ms > LATE_FRAME_MS) late += 1;
      if (late > LATE_MAX && level < levels - 1) return go(level + 1);
      if (frames < FRAMES_LOOKED_AT) return false;
      calm = late > LATE_MAX / 2 ? 0 : calm + frames;
      frames = 0;
      late = 0;
      const finer = level - 1;
      if (calm < CALM_FRAMES || finer < 0 || tried.has(finer)) return false;
      tried.add(finer);
      return go(finer);
    },
  };
}
