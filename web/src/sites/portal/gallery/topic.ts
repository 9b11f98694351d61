import { lazily } from '../../../lazy-component.tsx';
import type { PageProps } from '../../../navigation.ts';
import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  pages: [
    {
      path: '/gallery',
      page: lazily<PageProps>(() => import('./gallery-page.tsx').then((found) => found.GalleryPage)),
      unlisted: true,
    },
  ],
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    gallery: typeof words;
  }
}
