import type { z } from 'zod';
import { type SocketFrame, socketFrame, type socketRequest, TABLE_PATHS } from '../../../table-api.ts';
import { openWatchLine, type WatchLine } from '../../shared/watch-line.ts';

export interface LineOptions {
  token: string;
  received(frame: SocketFrame): void;
  changed(state: 'live' | 'lost'): void;
}

/** The line over which all that happens at the tables comes. */
export function openTableLine({ token, ...on }: LineOptions): WatchLine {
  const line = openWatchLine<SocketFrame, z.infer<typeof socketRequest>>({
    path: TABLE_PATHS.socket,
    frames: socketFrame,
    ask: (tables) => (tables.length > 0 ? { t: 'watch', tables, session: token } : undefined),
    ping: { t: 'ping' },
    ...on,
  });
  return {
    ...line,
    /** A page between two tables goes on watching the one before. */
    watch(tables) {
      if (tables.length > 0) line.watch(tables);
    },
  };
}
