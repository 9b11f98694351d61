import type { helpCenter } from '@lanna/contract/content/help/help';
import type { Value } from '@lanna/contract/endpoint';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import type { HelpSite } from '../help-place.ts';
import { ArticleList } from './article-list.tsx';

/** What a search has found, the nearest where it found nothing, or that there is nothing like it. */
export function SearchResults({
  site,
  q,
  found: { articles, nearest },
}: {
  site: HelpSite;
  q: string;
  found: Value<typeof helpCenter>;
}) {
  const { t } = useTranslation('help');
  if (articles.length === 0)
    return (
      <div role="status">
        <EmptyState
          icon={<SearchX />}
          title={t('search.none', { q })}
          text={t('search.noneText')}
          action={
            <LinkButton variant="secondary" href={site.href({})}>
              {t('search.all')}
            </LinkButton>
          }
        />
      </div>
    );
  return (
    <section aria-labelledby="help-results" className="flex flex-col gap-4">
      <h2 id="help-results" role="status" className="font-display font-semibold text-xl">
        {nearest ? t('search.nearest', { q }) : t('search.found', { q, count: articles.length })}
      </h2>
      <ArticleList site={site} articles={articles} />
    </section>
  );
}
