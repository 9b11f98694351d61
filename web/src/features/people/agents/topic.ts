import { lazily } from '../../../lazy-component.tsx';
import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  overlays: {
    notAgent: {
      component: lazily(
        () => import('./downline/not-agent-dialog.tsx').then((found) => found.NotAgentDialog),
        ['agents'],
      ),
    },
  },
  parts: {
    teamOverview: lazily(
      () => import('./invitations/team-invite.tsx').then((found) => found.TeamInvite),
      ['agents'],
    ),
  },
  queries: { agent: 'personal' },
  centreWords: { agent: ['agents'] },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    agents: typeof words;
  }
}
