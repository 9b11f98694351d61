import { Radio } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/push/channels',
      permission: 'push.read',
      page: lazily<ConsolePageProps>(() => import('./channels-page.tsx').then((found) => found.ChannelsPage)),
      nav: { group: 'house', icon: Radio, order: 61, word: 'push-console:nav' },
    },
  ],
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'push-console': typeof words;
  }
}
