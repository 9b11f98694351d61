import { MessageSquareHeart } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/feedback',
      permission: 'feedback.read',
      page: lazily<ConsolePageProps>(() => import('./feedback-page.tsx').then((found) => found.FeedbackPage)),
      nav: { group: 'members', icon: MessageSquareHeart, order: 60, word: 'feedback-console:nav' },
    },
  ],
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'feedback-console': typeof words;
  }
}
