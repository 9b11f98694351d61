import { ChartColumn, ListFilter } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import type { MemberTabProps } from '../../../../console/member-tabs.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/segments',
      permission: 'segments.read',
      page: lazily<ConsolePageProps>(
        () => import('./segments-page.tsx').then((found) => found.SegmentsPage),
        ['segments-console'],
      ),
      nav: { group: 'members', icon: ListFilter, order: 12, word: 'console-shell:entry.segments' },
    },
    {
      path: '/member-figures',
      permission: 'segments.read',
      page: lazily<ConsolePageProps>(
        () => import('./figures-page.tsx').then((found) => found.FiguresPage),
        ['segments-console'],
      ),
      nav: {
        group: 'members',
        icon: ChartColumn,
        order: 11,
        word: 'console-shell:entry.memberFigures',
      },
    },
  ],
  notices: { segments_changed: ['/ops/segments'] },
  memberTabs: [
    {
      key: 'figures',
      permission: 'segments.read',
      word: 'console-shell:entry.figures',
      tab: lazily<MemberTabProps>(
        () => import('./member-tab.tsx').then((found) => found.MemberTab),
        ['segments-console'],
      ),
    },
  ],
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'segments-console': typeof words;
  }
}
