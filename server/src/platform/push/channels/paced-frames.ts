import type { NewFrame } from './frame-line.ts';

interface Waiting {
  /** Null: a reset. */
  bodies: (string | null)[];
  perSecond: number;
  /** How many may go now; what is left of it grows with the time. */
  allowance: number;
  countedMs: number;
}

export interface PacedFrames {
  add(frame: NewFrame, perSecond: number): void;
  /** Those whose turn it is, of each channel in order: none where all have to wait, undefined where there are none. */
  take(most: number): NewFrame[] | undefined;
  /** When the next may go. */
  nextInMs(): number;
  /** The channel's readers load anew, instead of all that waits for them. */
  restart(channel: Pick<NewFrame, 'brandId' | 'channel'>): void;
  /** From now on nothing waits for its pace. */
  hurry(): void;
  drop(): void;
}

/**
 * Frames that wait for their turn: of each channel so many a second, and a second's worth at once. Where more than `most` wait, their readers
 * are better off with the state: a reset takes the place of all, and `onOverflow` says how many it was.
 */
export function pacedFrames(
  most: number,
  onOverflow: (channel: Pick<NewFrame, 'brandId' | 'channel'>, left: number) => void,
  nowMs = () => performance.now(),
): PacedFrames {
  const channels = new Map<string, Waiting>();
  let isHurried = false;

  function allow(waiting: Waiting) {
    const now = nowMs();
    const grown = ((now - waiting.countedMs) / 1000) * waiting.perSecond;
    waiting.allowance = Math.min(waiting.perSecond, waiting.allowance + grown);
    waiting.countedMs = now;
  }

  function takeOf(key: string, waiting: Waiting, room: number): NewFrame[] {
    allow(waiting);
    const [brandId = '', channel = ''] = key.split(' ');
    const count = isHurried ? room : Math.min(room, Math.floor(waiting.allowance));
    const taken = waiting.bodies.splice(0, count);
    waiting.allowance -= taken.length;
    return taken.map((body) => ({ brandId, channel, body }));
  }

  return {
    add({ brandId, channel, body }, perSecond) {
      const key = keyOf({ brandId, channel });
      const known = channels.get(key);
      const waiting = known ?? { bodies: [], perSecond, allowance: perSecond, countedMs: nowMs() };
      channels.set(key, waiting);
      waiting.bodies.push(body);
      if (waiting.bodies.length <= most) return;
      onOverflow({ brandId, channel }, waiting.bodies.length);
      waiting.bodies = [null];
    },
    take(room) {
      const frames: NewFrame[] = [];
      let isWaiting = false;
      for (const [key, waiting] of channels) {
        if (frames.length < room) frames.push(...takeOf(key, waiting, room - frames.length));
        if (waiting.bodies.length > 0) isWaiting = true;
        else if (waiting.allowance > waiting.perSecond - 1) channels.delete(key);
      }
      return frames.length > 0 || isWaiting ? frames : undefined;
    },
    nextInMs() {
      const waits = [...channels.values()]
        .filter(({ bodies }) => bodies.length > 0)
        .map(({ allowance, perSecond }) => ((1 - allowance) / perSecond) * 1000);
      return isHurried ? 0 : Math.max(1, Math.min(1000, ...waits));
    },
    restart(channel) {
      const waiting = channels.get(keyOf(channel));
      if (waiting) waiting.bodies = [null];
    },
    hurry: () => {
      isHurried = true;
    },
    drop: () => channels.clear(),
  };
}

function keyOf({ brandId, channel }: Pick<NewFrame, 'brandId' | 'channel'>): string {
  return `${brandId} ${channel}`;
}
