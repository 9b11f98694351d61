import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Heading } from './headings.ts';

/** From here on a text is long enough to want a table of contents. */
export const LONG_FROM = 4;

/** What a long text holds. A press leads there and leaves the address alone, which says where in the help centre one is. */
export function Contents({ headings, lang }: { headings: readonly Heading[]; lang: string }) {
  const { t } = useTranslation('help');
  function lead(event: MouseEvent, id: string) {
    const heading = document.getElementById(id);
    if (!heading) return;
    event.preventDefault();
    heading.scrollIntoView({ behavior: 'smooth', block: 'start' });
    heading.focus({ preventScroll: true });
  }
  return (
    <nav aria-label={t('contents')}>
      <p className="font-semibold text-sm">{t('contents')}</p>
      <ol lang={lang} className="mt-2 flex flex-col border-line border-l text-sm">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => lead(event, id)}
              className="-ml-px flex min-h-8 items-center border-transparent border-l-2 py-1 pl-3 text-muted leading-snug hover:border-accent-text hover:text-accent-text"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
