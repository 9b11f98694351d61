import type { Value } from '@lanna/contract/endpoint';
import type { missedFrames } from '@lanna/contract/house/push/frames';
import { FRAMES_KEPT } from '@lanna/contract/push';

export type Missed = Value<typeof missedFrames>;

export interface ReaderFrame {
  number: number;
  /** There is no data: the state is loaded anew. */
  reset: boolean;
  data: unknown;
}

export interface ChannelParts {
  /** What came after a number: one call. */
  ask(after: number): Promise<Missed>;
  /** How long until it is asked again after so many failures. */
  waitMs(failures: number): number;
  onFrame(data: unknown): void;
  /** Loads the state anew. Frames that come meanwhile wait until it is there. */
  onReset(): unknown;
}

export interface ChannelReader {
  /** The channel is read from this number on. */
  subscribed(number: number): void;
  /** It may not be read any more: when it may be again, the state is loaded anew. */
  refused(): void;
  received(frame: ReaderFrame): void;
  /** Frames were left out, or may have been. */
  gap(): void;
  close(): void;
}

/**
 * Brings each frame of a channel to its page once and in order, whatever the line does: what is missing is asked for by one call, and where
 * it is not kept any more the page loads its state anew. A page that begins to read loads its state too: what it missed is not known.
 */
export function channelReader(parts: ChannelParts): ChannelReader {
  /** Of the last frame the page knows of, or that its state covers; undefined before it reads. */
  let last: number | undefined;
  let held: ReaderFrame[] = [];
  let needsState = false;
  let hasGap = false;
  let isWorking = false;
  let isClosed = false;
  /** Ends the wait after a call that failed. */
  let wake: (() => void) | undefined;

  function begin(number: number) {
    last = number;
    needsState = true;
    held = held.filter((frame) => frame.number > number);
    void work();
  }

  function received(frame: ReaderFrame) {
    if (isClosed || last === undefined || frame.number <= last) return;
    // What finds no room is asked for.
    if (held.length < FRAMES_KEPT) held.push(frame);
    if (isWorking) return;
    passOn();
    void work();
  }

  /** Those whose turn it is; what is left lies behind a gap. */
  function passOn() {
    held.sort((one, other) => one.number - other.number);
    while (last !== undefined && held[0] && !needsState) {
      const [frame] = held;
      if (frame.number > last + 1) break;
      held.shift();
      if (frame.number <= last) continue;
      last = frame.number;
      if (frame.reset) needsState = true;
      else parts.onFrame(frame.data);
    }
    if (held.length > 0 && !needsState) hasGap = true;
  }

  async function work() {
    if (isWorking) return;
    isWorking = true;
    try {
      while (!isClosed && last !== undefined && (needsState || hasGap)) {
        if (needsState) await loadState();
        else await fill(last);
        if (!isClosed) passOn();
      }
    } finally {
      isWorking = false;
    }
  }

  async function loadState() {
    needsState = false;
    try {
      await parts.onReset();
    } catch {
      // The page shows what it could not load, and asks again by its own means.
    }
  }

  async function fill(after: number) {
    for (let failures = 0; !isClosed && last === after; failures++)
      try {
        hasGap = false;
        return take(await parts.ask(after), after);
      } catch {
        await new Promise<void>((done) => {
          wake = done;
          setTimeout(done, parts.waitMs(failures));
        });
      }
  }

  function take({ number, reset, frames }: Missed, after: number) {
    // Another socket has begun to read meanwhile.
    if (last !== after) return;
    if (reset) {
      last = number;
      needsState = true;
    } else if (frames.length > 0) held.push(...frames);
    // What lies beyond a gap that there is not was never kept.
    else held = held.filter((frame) => frame.number === after + 1);
  }

  return {
    subscribed(number) {
      if (last === undefined || number < last) begin(number);
      else if (number > last) {
        hasGap = true;
        wake?.();
        void work();
      }
    },
    refused() {
      last = undefined;
      held = [];
    },
    received,
    gap() {
      hasGap = true;
      void work();
    },
    close: () => {
      isClosed = true;
      wake?.();
    },
  };
}
