import type { FastifyInstance } from 'fastify';
import { socketRequest, TABLE_PATHS } from '../../../table-api.ts';
import { mountWatchSockets } from '../../play/watch-sockets.ts';
import type { Studio } from '../../studio.ts';
import type { TableHub } from './table-hub.ts';

/** Pages that watch tables, of members and of visitors. */
export function mountTableSocket(app: FastifyInstance, studio: Studio, hub: TableHub): void {
  mountWatchSockets(app, studio, {
    path: TABLE_PATHS.socket,
    requests: socketRequest,
    idsOf: ({ tables }) => tables,
    hub,
    now: () => hub.now(),
  });
}
