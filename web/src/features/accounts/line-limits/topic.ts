import { lazily } from '../../../lazy-component.tsx';
import type { PartProps } from '../../../parts.tsx';
import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  queries: { lineLimits: 'personal' },
  notices: { line_limits_changed: ['lineLimits'], protection_changed: ['lineLimits'] },
  parts: {
    game: lazily<PartProps['game']>(
      () => import('./game-part.tsx').then((found) => found.GamePart),
      ['line-limits'],
    ),
    downlineMember: lazily<PartProps['downlineMember']>(
      () => import('./below-part.tsx').then((found) => found.BelowPart),
      ['line-limits'],
    ),
  },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    'line-limits': typeof words;
  }
}
