import { lazily } from '../../../lazy-component.tsx';
import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

/** What the frame itself shows and asks for. */
export const topic: Topic = {
  overlays: {
    trial: {
      component: lazily(() => import('./trial-dialog.tsx').then((found) => found.TrialDialog)),
      frame: { title: 'trial.title' },
    },
  },
  queries: { brand: 'everybody', member: 'personal', balance: 'personal' },
  stored: { routers: ['brand', 'routers'] },
  notices: { balance_changed: ['balance'], settings_changed: ['brand'], account_type_changed: ['member'] },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    shell: typeof words;
  }
}
