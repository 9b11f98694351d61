import { lazily } from '../../../lazy-component.tsx';
import type { OverlayProps, PageProps } from '../../../navigation.ts';
import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  pages: [
    {
      path: '/chat',
      page: lazily<PageProps>(() => import('./chat-page.tsx').then((found) => found.ChatPage), ['service']),
      head: { title: 'service:head.title', description: 'service:head.description' },
      frame: 'bare',
      browserOnly: true,
      unlisted: true,
      open: true,
    },
  ],
  overlays: {
    chat: {
      component: lazily<OverlayProps>(
        () => import('./chat-overlay.tsx').then((found) => found.ChatOverlay),
        ['service'],
      ),
    },
  },
  queries: { service: 'personal' },
  notices: { service_changed: ['service'], service_hours_changed: ['service'] },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    service: typeof words;
  }
}
