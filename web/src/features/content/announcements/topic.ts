import { lazily } from '../../../lazy-component.tsx';
import type { OverlayProps, PageProps } from '../../../navigation.ts';
import type { BesideProps, Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  pages: [
    {
      path: '/noticePage',
      page: lazily<PageProps>(
        () => import('./notice-page.tsx').then((found) => found.NoticePage),
        ['announcements'],
      ),
      load: (queries) => import('./load-notices.ts').then(({ loadNotices }) => loadNotices(queries)),
      search: ['notice', 'kind', 'sheet'],
      canonicalSearch: ['notice'],
      head: { title: 'announcements:head.title', description: 'announcements:head.description' },
    },
  ],
  overlays: {
    notice: {
      component: lazily<OverlayProps>(
        () => import('./notice-dialog.tsx').then((found) => found.NoticeDialog),
        ['announcements'],
      ),
    },
  },
  beside: lazily<BesideProps>(() => import('./pop-ups.tsx').then((found) => found.PopUps), ['announcements']),
  queries: { announcements: 'everybody', ownAnnouncements: 'personal' },
  notices: { announcements_changed: ['announcements', 'ownAnnouncements'] },
  stored: { notice: ['announcements', 'list'] },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    announcements: typeof words;
  }
}
