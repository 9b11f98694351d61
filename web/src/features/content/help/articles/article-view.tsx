import type { HelpArticle } from '@lanna/contract/content/help/help';
import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { helpCenterQuery } from '../../../../api/content/help.ts';
import { displayDate } from '../../../../i18n/format.ts';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import { currentLanguage } from '../../../../i18n/words.ts';
import { QueryView } from '../../../../query-view.tsx';
import { useTimeZone } from '../../../../shared-parts/time/time-zone.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import type { HelpSite } from '../help-place.ts';
import { Crumbs } from './crumbs.tsx';
import { FaqData } from './faq-data.tsx';
import { HelpfulQuestion } from './helpful-question.tsx';
import { LongText } from './long-text.tsx';
import { TextShape } from './text-shape.tsx';
import { Title } from './title.tsx';

/** One article, whether it helped, and those beside it. */
export function ArticleView({ site, slug }: { site: HelpSite; slug: string }) {
  const { t } = useTranslation('help');
  const help = useQuery(helpCenterQuery(currentLanguage(), { article: slug }));
  return (
    <QueryView query={help} label={t('loading')} shape={<TextShape />} failed={t('failed')}>
      {({ article, categories }) =>
        article ? (
          <Article
            site={site}
            article={article}
            category={categories.find((one) => one.slug === article.category)}
          />
        ) : (
          <EmptyState
            heading={site.level === 1}
            icon={<BookOpen />}
            title={t('gone.article')}
            text={t('gone.text')}
            action={<LinkButton href={site.href({})}>{t('gone.back')}</LinkButton>}
          />
        )
      }
    </QueryView>
  );
}

function Article({
  site,
  article,
  category,
}: {
  site: HelpSite;
  article: HelpArticle;
  category: { slug: string; name: string; language: HelpArticle['language'] } | undefined;
}) {
  const { t } = useTranslation('help');
  const timeZone = useTimeZone();
  const { title, language, html, changedAt, related } = article;
  return (
    <>
      <FaqData question={title} answer={html} />
      <LongText
        html={html}
        language={language}
        head={
          <header className="flex flex-col gap-2">
            <Crumbs
              site={site}
              trail={[
                ...(category
                  ? [
                      {
                        words: category.name,
                        language: category.language,
                        href: site.href({ category: category.slug }),
                      },
                    ]
                  : []),
                { words: title, language },
              ]}
            />
            <div lang={LANGUAGES[language].tag}>
              <Title level={site.level} className="text-3xl">
                {title}
              </Title>
            </div>
            <p className="figures text-muted text-sm">
              {t('changed', { date: displayDate(changedAt, timeZone) })}
            </p>
          </header>
        }
        foot={<HelpfulQuestion slug={article.slug} />}
        beside={
          related.length > 0 && (
            <nav aria-label={t('related')}>
              <p className="font-semibold text-sm">{t('related')}</p>
              <ul className="mt-2 flex flex-col text-sm">
                {related.map((other) => (
                  <li key={other.slug} lang={LANGUAGES[other.language].tag}>
                    <a
                      href={site.href({ article: other.slug })}
                      className="flex min-h-9 items-center py-1.5 text-accent-text leading-snug underline-offset-3 hover:underline"
                    >
                      {other.title}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )
        }
      />
    </>
  );
}
