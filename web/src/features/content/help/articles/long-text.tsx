import type { Language } from '@lanna/contract/people/members/members';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import { RichText } from '../../../../ui/text/rich-text.tsx';
import { Contents, LONG_FROM } from './contents.tsx';
import { withHeadings } from './headings.ts';

/** A text with what stands beside it; a long one has its contents there, on a phone folded above it. */
export function LongText({
  html,
  language,
  head,
  foot,
  beside,
}: {
  html: string;
  language: Language;
  head: ReactNode;
  foot?: ReactNode;
  beside?: ReactNode;
}) {
  const { t } = useTranslation('help');
  const prefix = useId();
  const text = useMemo(() => withHeadings(html, prefix), [html, prefix]);
  const { tag } = LANGUAGES[language];
  const isLong = text.headings.length >= LONG_FROM;
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-12">
      <article className="flex min-w-0 flex-col gap-6">
        {head}
        {isLong && (
          <details className="group rounded-medium border border-line bg-surface px-4 lg:hidden">
            <summary className="flex min-h-11 items-center justify-between font-semibold text-sm">
              {t('contents')}
              <ChevronDown className="size-4.5 text-muted group-open:rotate-180" aria-hidden="true" />
            </summary>
            <div className="pb-4">
              <Contents headings={text.headings} lang={tag} />
            </div>
          </details>
        )}
        <RichText html={text.html} lang={tag} className="max-w-[68ch]" />
        {foot}
      </article>
      <aside className="flex flex-col gap-8 lg:sticky lg:top-36 lg:max-h-[calc(100dvh-10rem)] lg:self-start lg:overflow-y-auto">
        {isLong && (
          <div className="hidden lg:block">
            <Contents headings={text.headings} lang={tag} />
          </div>
        )}
        {beside}
      </aside>
    </div>
  );
}
