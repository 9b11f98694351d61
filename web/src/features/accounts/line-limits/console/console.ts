import type { ConsoleTopic } from '../../../../console/console-topic.ts';
import type { MemberTabProps } from '../../../../console/member-tabs.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [],
  notices: { line_limits_changed: ['/ops/members/:id/line-limits'] },
  memberTabs: [
    {
      key: 'line-limits',
      permission: 'line-limits.read',
      word: 'console-shell:entry.lineLimits',
      tab: lazily<MemberTabProps>(
        () => import('./member-tab.tsx').then((found) => found.MemberTab),
        ['line-limits-console'],
      ),
    },
  ],
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'line-limits-console': typeof words;
  }
}
