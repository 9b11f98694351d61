import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { helpCenterQuery } from '../../../api/content/help.ts';
import { currentLanguage } from '../../../i18n/words.ts';
import { QueryView } from '../../../query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { AboutLinks } from './about/about-links.tsx';
import { CategoryGrid } from './articles/category-grid.tsx';
import { CategoryView } from './articles/category-view.tsx';
import { SearchResults } from './articles/search-results.tsx';
import { HelpHero } from './help-hero.tsx';
import { type HelpSite, wantedAt } from './help-place.ts';

/** The search, and below it what it finds, the articles of a category, or all categories. */
export function HelpFront({ site }: { site: HelpSite }) {
  const { t } = useTranslation('help');
  const { category, q } = site.place;
  const help = useQuery(helpCenterQuery(currentLanguage(), wantedAt(site.place)));
  return (
    <>
      <HelpHero site={site} />
      <QueryView
        query={help}
        label={t('loading')}
        shape={<GridShape />}
        failed={t('failed')}
        isEmpty={({ categories }) => categories.length === 0}
        empty={<EmptyState icon={<BookOpen />} title={t('empty.title')} text={t('empty.text')} />}
        className="flex flex-col gap-8 lg:gap-10"
      >
        {(found) =>
          q !== undefined ? (
            <SearchResults site={site} q={q} found={found} />
          ) : category !== undefined ? (
            <CategoryView site={site} slug={category} found={found} />
          ) : (
            <CategoryGrid site={site} found={found} />
          )
        }
      </QueryView>
      {q === undefined && category === undefined && <AboutLinks site={site} />}
    </>
  );
}

function GridShape() {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <Skeleton key={card} className="h-56 rounded-large" />
      ))}
    </div>
  );
}
