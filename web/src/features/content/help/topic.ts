import type { helpCenter, templates } from '@lanna/contract/content/help/help';
import type { Value } from '@lanna/contract/endpoint';
import { currentLanguage } from '../../../i18n/words.ts';
import { lazily } from '../../../lazy-component.tsx';
import type { PageProps } from '../../../navigation.ts';
import type { PageEntry, Topic } from '../../../topic.ts';
import type words from './words/th.json';

const opening: Pick<PageEntry, 'load' | 'search' | 'canonicalSearch' | 'head' | 'headFrom'> = {
  load: (queries, search) =>
    import('./load-help.ts').then(({ loadHelp }) => loadHelp(queries, search, currentLanguage())),
  search: ['article', 'category', 'page', 'version', 'q'],
  canonicalSearch: ['article', 'category', 'page'],
  head: { title: 'help:head.title', description: 'help:head.description' },
  headFrom: (queries, { article, page }, language) => {
    const shown = article
      ? queries
          .getQueriesData<Value<typeof helpCenter>>({ queryKey: ['help', 'center', language] })
          .map(([, found]) => found?.article)
          .find((found) => found?.slug === article)
      : queries
          .getQueriesData<Value<typeof templates>>({ queryKey: ['help', 'pages', language] })
          .map(([, found]) => found?.page)
          .find((found) => found && found.page === page);
    return shown ? { title: shown.title, description: shown.excerpt } : undefined;
  },
};

export const topic: Topic = {
  pages: [
    {
      ...opening,
      path: '/help',
      page: lazily<PageProps>(() => import('./help-page.tsx').then((found) => found.HelpPage), ['help']),
    },
    {
      ...opening,
      path: '/helpmc',
      page: lazily<PageProps>(() => import('./helpmc-page.tsx').then((found) => found.HelpmcPage), ['help']),
      frame: 'bare',
      open: true,
      // The same as /help.
      unlisted: true,
    },
  ],
  queries: { help: 'everybody' },
  notices: { help_changed: ['help'], settings_changed: ['help'] },
  // The name of its page in the centre's menu.
  centreWords: { member: ['help'] },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    help: typeof words;
  }
}
