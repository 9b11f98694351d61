import { BookOpen, FileText } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/help-articles',
      permission: 'help.read',
      page: lazily<ConsolePageProps>(
        () => import('./articles-page.tsx').then((found) => found.ArticlesPage),
        ['help-console'],
      ),
      nav: { group: 'content', icon: BookOpen, order: 60, word: 'console-shell:entry.helpArticles' },
    },
    {
      path: '/help-articles/new',
      permission: 'help.change',
      page: lazily<ConsolePageProps>(
        () => import('./new-article-page.tsx').then((found) => found.NewArticlePage),
        ['help-console'],
      ),
      find: { word: 'console-shell:command.newHelpArticle', does: true },
    },
    {
      path: '/help-articles/categories',
      permission: 'help.read',
      page: lazily<ConsolePageProps>(
        () => import('./categories-page.tsx').then((found) => found.CategoriesPage),
        ['help-console'],
      ),
      find: { word: 'console-shell:command.helpCategories' },
    },
    {
      path: '/help-articles/article/$id',
      permission: 'help.read',
      page: lazily<ConsolePageProps>(
        () => import('./article-page.tsx').then((found) => found.ArticlePage),
        ['help-console'],
      ),
    },
    {
      path: '/about-pages',
      permission: 'help.read',
      page: lazily<ConsolePageProps>(
        () => import('./about-pages-page.tsx').then((found) => found.AboutPagesPage),
        ['help-console'],
      ),
      nav: { group: 'content', icon: FileText, order: 70, word: 'console-shell:entry.aboutPages' },
    },
    {
      path: '/about-pages/$code/$page',
      permission: 'help.read',
      page: lazily<ConsolePageProps>(
        () => import('./about-page-page.tsx').then((found) => found.AboutPagePage),
        ['help-console'],
      ),
    },
  ],
  notices: { help_changed: ['/ops/help'] },
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'help-console': typeof words;
  }
}
