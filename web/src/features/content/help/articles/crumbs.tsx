import type { Language } from '@lanna/contract/people/members/members';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import type { HelpSite } from '../help-place.ts';

interface Crumb {
  words: string;
  language: Language;
  href?: string;
}

/** The way from the help centre's front to what is shown; its last step is where one is. */
export function Crumbs({ site, trail }: { site: HelpSite; trail: readonly Crumb[] }) {
  const { t } = useTranslation('help');
  return (
    <nav aria-label={t('crumbs')}>
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm">
        <li>
          <a href={site.href({})} className={LINK}>
            {t('title')}
          </a>
        </li>
        {trail.map(({ words, language, href }) => (
          <li key={words} lang={LANGUAGES[language].tag} className="flex min-w-0 items-center gap-1.5">
            <ChevronRight className="size-4 shrink-0 text-muted" aria-hidden="true" />
            {href ? (
              <a href={href} className={LINK}>
                {words}
              </a>
            ) : (
              <span aria-current="page" className="text-muted">
                {words}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

const LINK = 'inline-flex min-h-8 items-center text-accent-text underline-offset-3 hover:underline';
