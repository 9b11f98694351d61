import { LANGUAGES as CODES, type Language, type LocalText, localText } from '@lanna/rules/local-text';
import { Gift, Headset } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { RichText } from '../../../../ui/text/rich-text.tsx';
import type { Draft } from './broadcast-form.ts';

const ICONS = { promotion: Gift, service: Headset } as const;

/** How a phone shows the message in the member's inbox. The colours are the console's: those of the site are the brand's. */
export function Preview({ draft }: { draft: Draft }) {
  const { t } = useTranslation('inbox-console');
  const written = CODES.filter((code) => draft.title[code] ?? draft.content[code]);
  const [wanted, setWanted] = useState<Language>('TH');
  const language = written.includes(wanted) ? wanted : (written[0] ?? wanted);
  const words = (text: LocalText) =>
    Object.keys(text).length > 0 ? localText(text, language, language) : '';
  const Icon = ICONS[draft.kind];
  const content = words(draft.content);
  return (
    <aside aria-label={t('preview.title')} className="flex flex-col gap-3 xl:sticky xl:top-4">
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-semibold text-sm">{t('preview.title')}</h2>
        {written.length > 1 && (
          <Segments
            label={t('preview.language')}
            segments={written.map((value) => ({ value, label: value }))}
            value={language}
            onValueChange={setWanted}
          />
        )}
      </div>
      <div className="mx-auto w-full max-w-[24.375rem] rounded-[2rem] border-4 border-line bg-sunken p-3 shadow-near">
        <span className="mx-auto mb-3 block h-1.5 w-16 rounded-full bg-line" aria-hidden="true" />
        <div
          className="flex flex-col gap-4 rounded-large border border-line bg-surface p-5"
          lang={LANGUAGES[language].tag}
        >
          <header className="flex items-start gap-3">
            <span
              aria-hidden="true"
              className="flex size-11 shrink-0 items-center justify-center rounded-full bg-chosen text-accent-text [&_svg]:size-5"
            >
              <Icon />
            </span>
            <div className="min-w-0">
              <p className="text-balance font-semibold text-lg leading-snug">
                {words(draft.title) || t('preview.untitled')}
              </p>
              <p className="text-muted text-sm">{t(`kind.${draft.kind}`)}</p>
            </div>
          </header>
          {content && <RichText html={content} className="text-sm" />}
          {draft.path.trim() !== '' && (
            <span className="flex h-11 items-center justify-center rounded-medium bg-accent font-semibold text-on-accent">
              {t('preview.button')}
            </span>
          )}
        </div>
      </div>
    </aside>
  );
}
