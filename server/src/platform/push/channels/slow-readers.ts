import type { Reader } from './channel-hub.ts';
import { noticeText } from './frame-text.ts';

/** Who has not taken so much gets no more frames until most of it has gone. */
export const BEHIND_MAX_BYTES = 256 * 1024;
const CAUGHT_UP_BYTES = BEHIND_MAX_BYTES / 4;
const LOOK_EVERY_MS = 100;

export interface SlowReaders {
  /** False where the reader is behind: the frame is left out, and the reader is told so once there is room again. */
  give(reader: Reader, channel: string, frame: Buffer): boolean;
  /** Frames that were left out so far. */
  leftOut(): number;
  stop(): void;
}

/** What a reader has not taken stands in this process's memory: it has an end. */
export function slowReaders(): SlowReaders {
  /** Channels of which each was not sent something. */
  const behind = new Map<Reader, Set<string>>();
  let timer: NodeJS.Timeout | undefined;
  let leftOut = 0;

  function look() {
    for (const [reader, channels] of behind) {
      if (reader.isOpen() && reader.behind() > CAUGHT_UP_BYTES) continue;
      behind.delete(reader);
      if (reader.isOpen()) reader.send(noticeText({ type: 'resume', channels: [...channels] }));
    }
    if (behind.size === 0) stop();
  }

  function stop() {
    clearInterval(timer);
    timer = undefined;
  }

  return {
    give(reader, channel, frame) {
      const missed = behind.get(reader);
      if (!missed && reader.behind() <= BEHIND_MAX_BYTES) {
        reader.write(frame);
        return true;
      }
      leftOut += 1;
      behind.set(reader, (missed ?? new Set()).add(channel));
      timer ??= setInterval(look, LOOK_EVERY_MS).unref();
      return false;
    },
    leftOut: () => leftOut,
    stop,
  };
}
