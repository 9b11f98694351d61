import type { Log } from '../../process/log.ts';
import type { Database } from '../../sql/database.ts';
import { type ChannelHub, channelHub } from './channel-hub.ts';
import { type ChannelKind, channelFinder, type FindChannel } from './channel-kind.ts';
import type { FrameLine } from './frame-line.ts';
import { type FramePublisher, publishFrames } from './publish-frames.ts';
import { type SlowReaders, slowReaders } from './slow-readers.ts';

/** Channels of push in one process: every process may publish, those that push have readers. */
export interface Channels {
  find: FindChannel;
  publisher: FramePublisher;
  /** Once topics have started: what they declare. */
  declare(kinds: readonly ChannelKind[]): void;
  /** Begins to receive what is published anywhere. */
  openHub(): Promise<ChannelHub>;
  /** Frames that slow readers of this process were not sent. */
  leftOut(): number;
  stop(): Promise<void>;
}

export function openChannels({
  db,
  line,
  log,
}: {
  db: Database;
  line: FrameLine;
  log: Pick<Log, 'warn'>;
}): Channels {
  let found: FindChannel | undefined;
  const find: FindChannel = (name) => {
    if (!found) throw new Error('which channels there are is not known while topics start');
    return found(name);
  };
  const publisher = publishFrames({ db, line, log, find });
  let slow: SlowReaders | undefined;
  const stops: (() => Promise<void>)[] = [];
  return {
    find,
    publisher,
    declare: (kinds) => {
      found = channelFinder(kinds);
    },
    openHub: async () => {
      const readers = slowReaders();
      slow = readers;
      const hub = channelHub(db.kysely, readers);
      const receiving = await line.receive(hub);
      stops.push(async () => {
        await receiving.stop();
        hub.stop();
        readers.stop();
      });
      return hub;
    },
    leftOut: () => slow?.leftOut() ?? 0,
    stop: async () => {
      await publisher.stop();
      for (const stop of stops) await stop();
    },
  };
}
