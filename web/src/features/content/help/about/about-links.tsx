import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrandName } from '../../../../api/content/brand-name.ts';
import { aboutPagesQuery } from '../../../../api/content/help.ts';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import { currentLanguage } from '../../../../i18n/words.ts';
import type { HelpSite } from '../help-place.ts';

/** The pages about the house. Nothing where none is published. */
export function AboutLinks({ site }: { site: HelpSite }) {
  const { t } = useTranslation('help');
  const brand = useBrandName();
  const { data } = useQuery(aboutPagesQuery(currentLanguage()));
  if (!data?.pages.length) return null;
  return (
    <section aria-labelledby="help-about">
      <h2 id="help-about" className="mb-3 font-display font-semibold text-xl">
        {t('about', { brand })}
      </h2>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
        {data.pages.map(({ page, title, language }) => (
          <li key={page} lang={LANGUAGES[language].tag}>
            <a
              href={site.href({ page })}
              className="flex min-h-12 items-center gap-3 rounded-medium border border-line px-4 py-2 text-sm hover:border-accent-text hover:text-accent-text"
            >
              <FileText className="size-4.5 shrink-0 text-muted" aria-hidden="true" />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
