import type { FastifyInstance } from 'fastify';
import { SPORTS_PATHS, sportsRequest } from '../../../sports-api.ts';
import { mountWatchSockets } from '../../play/watch-sockets.ts';
import type { Studio } from '../../studio.ts';
import type { SportsHub } from './sports-hub.ts';

/** Pages that watch fixtures, of members and of visitors. */
export function mountSportsSocket(
  app: FastifyInstance,
  studio: Pick<Studio, 'db' | 'log' | 'clock'>,
  hub: SportsHub,
): void {
  mountWatchSockets(app, studio, {
    path: SPORTS_PATHS.socket,
    requests: sportsRequest,
    idsOf: ({ fixtures }) => fixtures,
    hub,
    now: () => studio.clock.now(),
  });
}
