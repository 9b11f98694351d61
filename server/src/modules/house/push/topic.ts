import { defineTopic } from '../../../platform/topic.ts';
import { channels } from './desk/list-channels.ts';
import { frameRoutes } from './reading/routes.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    push: NoParts;
  }
}

/** What readers of push channels ask for besides their socket, and what operators see of it; the platform keeps and sends the frames. */
export const topic = defineTopic('push', {
  uses: ['brands'],
  permissions: ['read'],
  start: (parts) => ({ routes: frameRoutes(parts), ops: channels.routes(parts.db.kysely) }),
});
