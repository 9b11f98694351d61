import type { z } from 'zod';
import {
  SPORTS_PATHS,
  type SportsFrame,
  sportsFrame,
  type sportsRequest,
  WATCHED_MAX,
} from '../../../sports-api.ts';
import { openWatchLine, type WatchLine } from '../../shared/watch-line.ts';

export interface LineOptions {
  token: string;
  received(frame: SportsFrame): void;
  changed(state: 'live' | 'lost'): void;
}

/** The line over which changed prices come, and what is the player's own: so it is joined without a fixture as well. */
export function openPriceLine({ token, ...on }: LineOptions): WatchLine {
  let watched: readonly string[] = [];
  const line = openWatchLine<SportsFrame, z.infer<typeof sportsRequest>>({
    path: SPORTS_PATHS.socket,
    frames: sportsFrame,
    ask: (fixtures) => ({ t: 'watch', fixtures, session: token }),
    ping: { t: 'ping' },
    ...on,
  });
  return {
    ...line,
    watch(fixtures) {
      const next = fixtures.slice(0, WATCHED_MAX);
      if (next.join() === watched.join()) return;
      watched = next;
      line.watch(next);
    },
  };
}
