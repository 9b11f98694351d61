import { lazily } from '../../../lazy-component.tsx';
import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  overlays: {
    search: {
      component: lazily(() => import('./search-dialog.tsx').then((found) => found.SearchDialog), ['finding']),
      frame: { title: 'search', size: 'large' },
    },
  },
  queries: { finding: 'everybody' },
  notices: {
    catalogue_changed: ['finding'],
    promotions_changed: ['finding'],
    help_changed: ['finding'],
  },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    finding: typeof words;
  }
}
