import type { Log } from '../process/log.ts';
import { busLine } from '../push/channels/bus-line.ts';
import type { Bus } from './bus.ts';
import { receiveNumbered } from './numbered-messages.ts';
import { openRelay } from './relay.ts';
import type { Transport } from './transport.ts';

/** Messages of NATS: a process holds one connection for all it receives, and none of the database's. `url` is the database, for what leaves its transactions. */
export function natsBus({ url, log, transport }: { url: string; log: Log; transport: Transport }): Bus {
  const frames = busLine(transport, log);
  let gaps = 0;
  return {
    listen: async (options) =>
      receiveNumbered(transport, {
        ...options,
        onBack: () => {
          gaps += 1;
          options.onBack();
        },
      }),
    isOpen: transport.isOpen,
    gaps: () => gaps,
    frames,
    relay: () => openRelay({ url, log, transport }),
    stop: async () => {
      frames.stop();
      await transport.stop();
    },
  };
}
