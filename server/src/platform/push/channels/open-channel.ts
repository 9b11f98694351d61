import { FRAMES_KEPT } from '@lanna/contract/push';
import type { KeptFrame } from './frame-line.ts';
import type { Missed } from './kept-frames.ts';

const AGAIN_MS = 1000;

export interface OpenChannel {
  /** Of the last frame that was delivered; what comes next is the one after it. */
  last(): number;
  received(frame: KeptFrame): void;
  /** Frames may have been missed. */
  gap(): void;
  close(): void;
}

/**
 * Brings a channel's frames into the order of their numbers, each once, whatever the line does: what is missing is read from the rows. Where
 * it is not kept any more, a reset is delivered in its place.
 */
export async function openChannel(
  { brandId, channel }: Pick<KeptFrame, 'brandId' | 'channel'>,
  rows: { newest(): Promise<number>; missed(after: number): Promise<Missed> },
  deliver: (frame: KeptFrame) => void,
): Promise<OpenChannel> {
  let last = await rows.newest();
  /** Beyond a gap, until it is filled. */
  let held: KeptFrame[] = [];
  let isFilling = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  function received(frame: KeptFrame) {
    if (isClosed || frame.number <= last) return;
    if (!isFilling && frame.number === last + 1) return next(frame);
    // What finds no room is in the rows.
    if (held.length < FRAMES_KEPT) held.push(frame);
    fill();
  }

  function next(frame: KeptFrame) {
    last = frame.number;
    deliver(frame);
  }

  function fill() {
    if (isFilling || isClosed) return;
    isFilling = true;
    fillOnce().then(
      (isFilled) => {
        isFilling = false;
        deliverHeld(isFilled);
      },
      // The database is away: the gap stays until it is back.
      () => {
        timer = setTimeout(() => {
          isFilling = false;
          fill();
        }, AGAIN_MS).unref();
      },
    );
  }

  /** Whether the rows had anything new. */
  async function fillOnce(): Promise<boolean> {
    const { number, frames } = await rows.missed(last);
    if (isClosed || number === last) return false;
    if (frames) for (const frame of frames) next({ brandId, channel, ...frame });
    else next({ brandId, channel, number, body: null });
    return true;
  }

  /** A frame beyond a gap that is in no row was never kept: it is left out. */
  function deliverHeld(isFilled: boolean) {
    const frames = held.toSorted((one, other) => one.number - other.number);
    held = [];
    for (const frame of frames) if (isFilled || frame.number <= last + 1) received(frame);
  }

  return {
    last: () => last,
    received,
    gap: fill,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
