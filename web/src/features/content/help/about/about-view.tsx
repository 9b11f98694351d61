import type { AboutPage, templates } from '@lanna/contract/content/help/help';
import type { Value } from '@lanna/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { BookOpen, History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { aboutPagesQuery } from '../../../../api/content/help.ts';
import { displayDate } from '../../../../i18n/format.ts';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import { currentLanguage } from '../../../../i18n/words.ts';
import { QueryView } from '../../../../query-view.tsx';
import { useTimeZone } from '../../../../shared-parts/time/time-zone.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { Crumbs } from '../articles/crumbs.tsx';
import { LongText } from '../articles/long-text.tsx';
import { TextShape } from '../articles/text-shape.tsx';
import { Title } from '../articles/title.tsx';
import type { HelpSite } from '../help-place.ts';

type Answer = Value<typeof templates>;

/** One of the pages about the house, as it is or as it was. */
export function AboutView({ site, page }: { site: HelpSite; page: AboutPage }) {
  const { t } = useTranslation('help');
  const { version } = site.place;
  const query = useQuery(aboutPagesQuery(currentLanguage(), { page, version }));
  return (
    <QueryView query={query} label={t('loading')} shape={<TextShape />} failed={t('failed')}>
      {(answer) =>
        answer.page ? (
          <About site={site} shown={answer.page} pages={answer.pages} />
        ) : (
          <EmptyState
            heading={site.level === 1}
            icon={<BookOpen />}
            title={t('gone.page')}
            text={t('gone.text')}
            action={<LinkButton href={site.href({})}>{t('gone.back')}</LinkButton>}
          />
        )
      }
    </QueryView>
  );
}

function About({
  site,
  shown,
  pages,
}: {
  site: HelpSite;
  shown: NonNullable<Answer['page']>;
  pages: Answer['pages'];
}) {
  const { t } = useTranslation('help');
  const timeZone = useTimeZone();
  const date = displayDate(shown.publishedAt, timeZone);
  const { language, title, page } = shown;
  return (
    <LongText
      html={shown.html}
      language={language}
      head={
        <header className="flex flex-col gap-2">
          <Crumbs site={site} trail={[{ words: title, language }]} />
          <div lang={LANGUAGES[language].tag}>
            <Title level={site.level} className="text-3xl">
              {title}
            </Title>
          </div>
          <p className="figures text-muted text-sm">
            {shown.termsVersion === null
              ? t('published', { date })
              : t('publishedTerms', { date, version: shown.termsVersion })}
          </p>
          {!shown.inForce && (
            <p
              role="note"
              className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-medium border border-warning/40 px-4 py-2 text-sm"
            >
              <History className="size-4.5 shrink-0 text-warning" aria-hidden="true" />
              {t('earlier', { date })}
              <a href={site.href({ page })} className="font-semibold text-accent-text underline">
                {t('toCurrent')}
              </a>
            </p>
          )}
        </header>
      }
      foot={shown.versions.length > 1 && <Versions site={site} shown={shown} />}
      beside={
        <nav aria-label={t('aboutPages')}>
          <ul className="flex flex-col gap-0.5 text-sm">
            {pages.map((other) => (
              <li key={other.page} lang={LANGUAGES[other.language].tag}>
                <a
                  href={site.href({ page: other.page })}
                  aria-current={other.page === page ? 'page' : undefined}
                  className="flex min-h-10 items-center rounded-medium px-3 py-1.5 text-muted leading-snug hover:bg-raised hover:text-text aria-[current]:bg-sunken aria-[current]:font-semibold aria-[current]:text-accent-text"
                >
                  {other.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      }
    />
  );
}

/** Earlier versions stay readable by their date: members agreed to them. */
function Versions({ site, shown }: { site: HelpSite; shown: NonNullable<Answer['page']> }) {
  const { t } = useTranslation('help');
  const timeZone = useTimeZone();
  return (
    <nav aria-label={t('versions')} className="border-line border-t pt-5">
      <p className="font-semibold text-sm">{t('versions')}</p>
      <ul className="figures mt-2 flex flex-wrap gap-2 text-sm">
        {shown.versions.map(({ version, publishedAt }, at) => (
          <li key={version}>
            <a
              href={site.href({ page: shown.page, ...(at > 0 && { version }) })}
              aria-current={version === shown.version ? 'page' : undefined}
              className="inline-flex min-h-9 items-center rounded-full border border-control-line px-4 hover:border-accent-text hover:text-accent-text aria-[current]:border-accent-text aria-[current]:text-accent-text"
            >
              {displayDate(publishedAt, timeZone)}
              {at === 0 && ` · ${t('inForce')}`}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
