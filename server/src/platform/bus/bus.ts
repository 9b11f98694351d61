import type { Log } from '../process/log.ts';
import { type FrameLine, postgresLine } from '../push/channels/frame-line.ts';
import { type Listener, listenTo } from '../sql/listen.ts';

export interface ListenOptions {
  channel: string;
  receive(payload: string | undefined): void;
  onLost?(): void;
  /** Any number of notices may have been missed until now. */
  onBack(): void;
}

/**
 * What carries notices and frames between processes. They may come late, twice or never: what they are about are rows, and `onBack` says when some may be missing.
 * Whatever carries them, they leave a transaction by NOTIFY alone, with its commit or not at all.
 */
export interface Bus {
  listen(options: ListenOptions): Promise<Listener>;
  frames: FrameLine;
  /** Carries on what leaves transactions, where that does not reach every process by itself. In processes that run jobs. */
  relay?(): Promise<{ stop(): Promise<void> }>;
  /** False while nothing can arrive; PostgreSQL's own way is as open as the database. */
  isOpen(): boolean;
  /** How often something may have been missed. */
  gaps(): number;
  stop(): Promise<void>;
}

/** PostgreSQL by itself: each process holds a connection for each channel it receives. */
export function postgresBus({ url, log }: { url: string; log: Log }): Bus {
  let gaps = 0;
  return {
    listen: (options) =>
      listenTo({
        url,
        log,
        ...options,
        onBack: () => {
          gaps += 1;
          options.onBack();
        },
      }),
    frames: postgresLine({ url, log }),
    isOpen: () => true,
    gaps: () => gaps,
    stop: async () => {},
  };
}
