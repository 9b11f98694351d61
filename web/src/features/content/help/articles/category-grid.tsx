import type { helpCenter } from '@lanna/contract/content/help/help';
import type { Value } from '@lanna/contract/endpoint';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import { currentLanguage } from '../../../../i18n/words.ts';
import { HelpPictogram } from '../../../../shared-parts/picture/help-pictogram.tsx';
import type { HelpSite } from '../help-place.ts';

const SHOWN = 3;

/** A card for each category, with its first articles. */
export function CategoryGrid({ site, found }: { site: HelpSite; found: Value<typeof helpCenter> }) {
  const { t } = useTranslation('help');
  return (
    <section aria-labelledby="help-categories">
      <h2 id="help-categories" className="mb-4 font-display font-semibold text-xl">
        {t('categories')}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {found.categories.map(({ slug, name, lead, icon, articles, language }) => (
          <li
            key={slug}
            lang={LANGUAGES[language].tag}
            className="lit group relative flex flex-col gap-3 rounded-large bg-surface p-5 transition-[translate,border-color] hover:-translate-y-0.5 hover:border-accent-text"
          >
            <div className="flex items-center gap-3">
              <span className="lantern flex size-11 shrink-0 items-center justify-center rounded-full">
                <HelpPictogram icon={icon} className="size-5" />
              </span>
              <h3 className="min-w-0 font-display font-semibold text-lg leading-tight">
                <a href={site.href({ category: slug })} className="after:absolute after:inset-0">
                  {name}
                </a>
              </h3>
            </div>
            {lead && <p className="text-muted text-sm">{lead}</p>}
            <ul className="flex flex-col text-sm">
              {found.articles
                .filter(({ category }) => category === slug)
                .slice(0, SHOWN)
                .map((article) => (
                  <li key={article.slug} lang={LANGUAGES[article.language].tag}>
                    <a
                      href={site.href({ article: article.slug })}
                      className="relative flex min-h-8 items-center py-1 text-accent-text underline-offset-3 hover:underline"
                    >
                      {article.title}
                    </a>
                  </li>
                ))}
            </ul>
            <p
              aria-hidden="true"
              lang={LANGUAGES[currentLanguage()].tag}
              className="mt-auto flex items-center gap-1.5 pt-1 text-muted text-sm group-hover:text-accent-text"
            >
              {t('all', { count: articles })}
              <ArrowRight className="size-4" />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
