import { FRAMES_KEPT } from '@lanna/contract/push';
import type { Log } from '../../process/log.ts';
import { type Database, outsideTransaction } from '../../sql/database.ts';
import type { FindChannel } from './channel-kind.ts';
import type { FrameLine, NewFrame } from './frame-line.ts';
import { type PacedFrames, pacedFrames } from './paced-frames.ts';

const FRAME_BYTES_MAX = 2048;
/** Most that are numbered by one statement. */
const FRAMES_AT_ONCE = 200;
const AGAIN_MS = 1000;

/**
 * Sends frames to the readers of a channel. No caller waits for it. Never inside a transaction: what is published there goes out once it is
 * committed, and not at all if it is rolled back.
 */
export interface FramePublisher {
  /** At most 2 kB as JSON. Throws where no topic has declared the channel. */
  publish(brandId: string, channel: string, data: unknown): void;
  /** Readers load the state anew: after a change that no frame describes. */
  reset(brandId: string, channel: string): void;
  /** Resolves when all that was published before is kept and on its way. */
  sent(): Promise<void>;
  /** Sends what waits, without waiting for the pace, and then nothing more. */
  stop(): Promise<void>;
}

/**
 * Frames are numbered and kept by statements of their own, as many at once as have come together meanwhile. Where the database did not say
 * whether it has kept some, their channels get a `reset` instead: nothing comes twice.
 */
export function publishFrames(deps: {
  db: Database;
  line: FrameLine;
  log: Pick<Log, 'warn'>;
  find: FindChannel;
}): FramePublisher {
  const { db, line, log, find } = deps;
  const waiting: PacedFrames = pacedFrames(FRAMES_KEPT, (frame, left) =>
    log.warn(
      { ...frame, left },
      'a channel was given more frames than its kind allows; its readers load anew',
    ),
  );
  let sending: Promise<void> | undefined;
  let isStopped = false;

  async function send() {
    for (let frames = waiting.take(FRAMES_AT_ONCE); frames; frames = waiting.take(FRAMES_AT_ONCE)) {
      if (frames.length === 0) await pause(waiting.nextInMs());
      else await keep(frames);
    }
    sending = undefined;
  }

  async function keep(frames: NewFrame[]) {
    try {
      await line.send(db.kysely, frames);
    } catch (error) {
      log.warn({ err: error, frames: frames.length }, 'frames were not kept; their readers load anew');
      for (const { brandId, channel } of frames) waiting.restart({ brandId, channel });
      if (isStopped) waiting.drop();
      else await pause(AGAIN_MS);
    }
  }

  function add(brandId: string, channel: string, body: string | null) {
    const found = find(channel);
    if (!found) throw new Error(`no topic has declared the channel ${channel}`);
    outsideTransaction(() => {
      if (isStopped) return;
      waiting.add({ brandId, channel, body }, found.kind.framesPerSecondMax);
      sending ??= send();
    });
  }

  return {
    publish: (brandId, channel, data) => {
      const body = JSON.stringify(data);
      const bytes = Buffer.byteLength(body);
      if (bytes > FRAME_BYTES_MAX) throw new Error(`a frame of ${channel} has ${bytes} bytes`);
      add(brandId, channel, body);
    },
    reset: (brandId, channel) => add(brandId, channel, null),
    sent: async () => {
      while (sending) await sending;
    },
    stop: async () => {
      isStopped = true;
      waiting.hurry();
      while (sending) await sending;
    },
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms).unref());
}
