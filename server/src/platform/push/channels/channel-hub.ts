import type { Queryable } from '../../sql/database.ts';
import type { FrameHolder, KeptFrame } from './frame-line.ts';
import { frameText, wholeFrame } from './frame-text.ts';
import { missedFrames, newestNumber } from './kept-frames.ts';
import { type OpenChannel, openChannel } from './open-channel.ts';
import type { SlowReaders } from './slow-readers.ts';

/** One socket, as far as channels know it. */
export interface Reader {
  isOpen(): boolean;
  /** Bytes that were sent and have not left yet. */
  behind(): number;
  send(text: string): void;
  /** A `wholeFrame`, as it is. */
  write(frame: Buffer): void;
}

export interface ChannelFigures {
  brandId: string;
  channel: string;
  readers: number;
  /** Frames that slow readers were not sent. */
  drops: number;
}

export interface Joined {
  /** Of the last frame that was sent. */
  number(): number;
  leave(): void;
}

export interface ChannelHub extends FrameHolder {
  /**
   * Makes a socket a reader of a channel from the number on that `onJoined` is given: every frame after it follows. Undefined where the
   * channel is full.
   */
  join(
    channel: ChannelKey,
    reader: Reader,
    rules: { readersMax: number; onJoined(number: number): void },
  ): Promise<Joined | undefined>;
  figures(): ChannelFigures[];
  stop(): void;
}

type ChannelKey = Pick<KeptFrame, 'brandId' | 'channel'>;

function keyOf({ brandId, channel }: ChannelKey): string {
  return `${brandId} ${channel}`;
}

interface Hall {
  brandId: string;
  channel: string;
  opened: Promise<OpenChannel>;
  /** Once it is. */
  open?: OpenChannel;
  /** Frames that come while it is being opened. */
  early: KeptFrame[];
  readers: Set<Reader>;
  joining: number;
  drops: number;
}

/** The channels that sockets of this process read. A frame is written once, whatever the number of its readers. */
export function channelHub(db: Queryable, slow: SlowReaders): ChannelHub {
  const halls = new Map<string, Hall>();

  function hallOf({ brandId, channel }: ChannelKey): Hall {
    const key = keyOf({ brandId, channel });
    const known = halls.get(key);
    if (known) return known;
    const hall: Hall = {
      brandId,
      channel,
      early: [],
      readers: new Set(),
      joining: 0,
      drops: 0,
      opened: openChannel(
        { brandId, channel },
        {
          newest: () => newestNumber(db, brandId, channel),
          missed: (after) => missedFrames(db, { brandId, channel, after }),
        },
        (frame) => deliver(hall, frame),
      ),
    };
    halls.set(key, hall);
    hall.opened.then(
      (open) => {
        hall.open = open;
        for (const frame of hall.early.splice(0)) open.received(frame);
      },
      () => halls.delete(key),
    );
    return hall;
  }

  function deliver(hall: Hall, frame: KeptFrame) {
    const bytes = wholeFrame(frameText(frame));
    for (const reader of hall.readers) if (!slow.give(reader, hall.channel, bytes)) hall.drops += 1;
  }

  function closeEmpty(hall: Hall) {
    if (hall.readers.size + hall.joining > 0) return;
    hall.open?.close();
    const key = keyOf(hall);
    if (halls.get(key) === hall) halls.delete(key);
  }

  return {
    async join(channel, reader, { readersMax, onJoined }) {
      const hall = hallOf(channel);
      if (hall.readers.size + hall.joining >= readersMax) return undefined;
      hall.joining += 1;
      let open: OpenChannel;
      try {
        open = await hall.opened;
      } finally {
        hall.joining -= 1;
      }
      hall.readers.add(reader);
      onJoined(open.last());
      return {
        number: open.last,
        leave: () => {
          hall.readers.delete(reader);
          closeEmpty(hall);
        },
      };
    },
    receive(frame) {
      const hall = halls.get(keyOf(frame));
      if (hall?.open) hall.open.received(frame);
      else hall?.early.push(frame);
    },
    onGap() {
      for (const { open } of halls.values()) open?.gap();
    },
    figures: () =>
      [...halls.values()].map(({ brandId, channel, readers, drops }) => ({
        brandId,
        channel,
        readers: readers.size,
        drops,
      })),
    stop() {
      for (const { open } of halls.values()) open?.close();
      halls.clear();
    },
  };
}
