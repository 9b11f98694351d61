import { lazily } from '../../../lazy-component.tsx';
import type { Topic } from '../../../topic.ts';
import { centreWords } from '../topics.ts';
import type words from './words/th.json';

export const topic: Topic = {
  overlays: {
    member: {
      component: lazily(
        () => import('./member-centre.tsx').then((found) => found.MemberCentre),
        () => ['centre', ...centreWords('member')],
      ),
      frame: { title: 'memberCentre', size: 'full' },
      guard: 'member',
      likelyNext: 'member',
    },
    agent: {
      component: lazily(
        () => import('./agent-centre.tsx').then((found) => found.AgentCentre),
        () => ['centre', ...centreWords('agent')],
      ),
      frame: { title: 'agentCentre', size: 'full' },
      guard: 'agent',
    },
  },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    centre: typeof words;
  }
}
