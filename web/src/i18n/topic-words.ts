import 'i18next';
import type ui from '../ui/words/th.json';
import type refusals from './words/refusals/th.json';

/** The words of every topic: each `topic.ts` adds its own here, and `useTranslation('<topic>')` knows its keys. */
export interface TopicWords {
  refusals: typeof refusals;
  ui: typeof ui;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    returnNull: false;
    resources: TopicWords;
  }
}
