import type { HelpCard } from '@lanna/contract/content/help/help';
import { ChevronRight } from 'lucide-react';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import type { HelpSite } from '../help-place.ts';

/** Articles below each other, each with how it begins. */
export function ArticleList({ site, articles }: { site: HelpSite; articles: readonly HelpCard[] }) {
  return (
    <ul className="lit divide-y divide-line overflow-hidden rounded-large bg-surface">
      {articles.map(({ slug, title, excerpt, language }) => (
        <li key={slug} lang={LANGUAGES[language].tag}>
          <a
            href={site.href({ article: slug })}
            className="group flex items-center gap-4 px-5 py-4 transition-colors hover:bg-raised"
          >
            <span className="min-w-0 flex-1">
              <span className="block font-semibold group-hover:text-accent-text">{title}</span>
              <span className="mt-0.5 line-clamp-2 block text-muted text-sm">{excerpt}</span>
            </span>
            <ChevronRight className="size-5 shrink-0 text-muted" aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  );
}
