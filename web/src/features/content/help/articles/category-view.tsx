import type { helpCenter } from '@lanna/contract/content/help/help';
import type { Value } from '@lanna/contract/endpoint';
import { BookOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import { HelpPictogram } from '../../../../shared-parts/picture/help-pictogram.tsx';
import { LinkButton } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import type { HelpSite } from '../help-place.ts';
import { ArticleList } from './article-list.tsx';
import { Crumbs } from './crumbs.tsx';

/** The articles of one category, with the other categories beside them. */
export function CategoryView({
  site,
  slug,
  found,
}: {
  site: HelpSite;
  slug: string;
  found: Value<typeof helpCenter>;
}) {
  const { t } = useTranslation('help');
  const category = found.categories.find((one) => one.slug === slug);
  if (!category)
    return (
      <EmptyState
        icon={<BookOpen />}
        title={t('gone.category')}
        text={t('gone.text')}
        action={<LinkButton href={site.href({})}>{t('gone.back')}</LinkButton>}
      />
    );
  return (
    <section aria-labelledby="help-category" className="flex flex-col gap-5">
      <Crumbs site={site} trail={[{ words: category.name, language: category.language }]} />
      <header lang={LANGUAGES[category.language].tag} className="flex items-center gap-4">
        <span className="lantern flex size-13 shrink-0 items-center justify-center rounded-full">
          <HelpPictogram icon={category.icon} className="size-6" />
        </span>
        <div>
          <h2 id="help-category" className="font-display font-semibold text-2xl">
            {category.name}
          </h2>
          {category.lead && <p className="text-muted">{category.lead}</p>}
        </div>
      </header>
      <ArticleList site={site} articles={found.articles} />
      <nav aria-label={t('otherCategories')} className="flex flex-wrap gap-2">
        {found.categories
          .filter((other) => other.slug !== slug)
          .map((other) => (
            <a
              key={other.slug}
              href={site.href({ category: other.slug })}
              lang={LANGUAGES[other.language].tag}
              className="inline-flex min-h-9 items-center gap-2 rounded-full border border-control-line px-4 text-sm hover:border-accent-text hover:text-accent-text"
            >
              <HelpPictogram icon={other.icon} className="size-4" />
              {other.name}
            </a>
          ))}
      </nav>
    </section>
  );
}
