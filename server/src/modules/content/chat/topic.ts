import { defineTopic } from '../../../platform/topic.ts';
import { chatJobs } from './desk/jobs.ts';
import { muteProposal } from './desk/mute-member.ts';
import { chatWork } from './desk/open-work.ts';
import { chatOps } from './desk/ops-routes.ts';
import { chatSearch } from './desk/search-messages.ts';
import { roomChannel } from './rooms/room-channel.ts';
import { chatRoutes } from './rooms/routes.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    chat: NoParts;
  }
}

/** Rooms in which members of a brand write to each other. Talk with customer service is the topic `service`. */
export const topic = defineTopic('chat', {
  uses: ['brands', 'ledger', 'files', 'members', 'operators', 'catalogue', 'bets', 'protection'],
  permissions: ['read', 'moderate', 'rules'],
  notices: { chat_changed: {}, chat_rooms_changed: {} },
  start: (parts) => {
    const deps = { ...parts, betSources: () => parts.contributed('bets.source') };
    return {
      routes: chatRoutes(deps),
      ops: chatOps(deps),
      jobs: chatJobs(parts),
      contributes: {
        'push.channel': [roomChannel(parts)],
        openWork: [chatWork(parts.db.kysely)],
        proposalKinds: [muteProposal(parts.clock)],
        search: [chatSearch(parts.db.kysely)],
      },
    };
  },
});
