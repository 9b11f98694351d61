import 'i18next';
import type { RefusalCode } from '@lanna/contract/refusals';
import type ui from '../ui/words/th.json';

/** The words of every topic: each `topic.ts` adds its own here, and `useTranslation('<topic>')` knows its keys. */
export interface TopicWords {
  /** `network`: there was no answer at all. */
  refusals: Record<RefusalCode | 'network', string>;
  ui: typeof ui;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    returnNull: false;
    resources: TopicWords;
  }
}
