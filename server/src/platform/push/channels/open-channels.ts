import type { Log } from '../../process/log.ts';
import type { Database } from '../../sql/database.ts';
import { type ChannelHub, channelHub } from './channel-hub.ts';
import { type ChannelKind, channelFinder, type FindChannel } from './channel-kind.ts';
import type { FrameLine } from './frame-line.ts';
import { type FramePublisher, publishFrames } from './publish-frames.ts';
import { slowReaders } from './slow-readers.ts';

/** Channels of push in one process: every process may publish, those that push have readers. */
export interface Channels {
  find: FindChannel;
  publisher: FramePublisher;
  /** Once topics have started: what they declare. */
  declare(kinds: readonly ChannelKind[]): void;
  /** Begins to receive what is published anywhere. */
  openHub(): Promise<ChannelHub>;
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
  const stops: (() => Promise<void>)[] = [];
  return {
    find,
    publisher,
    declare: (kinds) => {
      found = channelFinder(kinds);
    },
    openHub: async () => {
      const slow = slowReaders();
      const hub = channelHub(db.kysely, slow);
      const receiving = await line.receive(hub);
      stops.push(async () => {
        await receiving.stop();
        hub.stop();
        slow.stop();
      });
      return hub;
    },
    stop: async () => {
      await publisher.stop();
      for (const stop of stops) await stop();
    },
  };
}
