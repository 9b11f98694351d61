import { LANGUAGES, type Language, type LocalText } from '@lanna/rules/local-text';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES as NAMES } from '../../i18n/languages.ts';
import { classes } from '../../ui/classes.ts';

/**
 * Words of content, one language at a time: Thai and English are expected, the others fall back to them. A language without words
 * has a hollow dot. `children` draws the control of the chosen language; empty words take the language out.
 */
export function LanguageTabs({
  value,
  onChange,
  label,
  children,
}: {
  value: LocalText;
  onChange: (value: LocalText) => void;
  label: string;
  children: (language: Language, words: string, write: (words: string) => void) => ReactNode;
}) {
  const { t } = useTranslation('console');
  const [language, setLanguage] = useState<Language>(() => LANGUAGES.find((one) => value[one]) ?? 'TH');
  const name = useId();
  const write = (words: string) => {
    const { [language]: _before, ...others } = value;
    onChange(words === '' ? others : { ...others, [language]: words });
  };
  return (
    <div className="flex flex-col gap-2">
      <fieldset className="flex flex-wrap gap-1">
        <legend className="sr-only">{t('languages.of', { label })}</legend>
        {LANGUAGES.map((one) => (
          <label
            key={one}
            className={classes(
              'flex h-8 shrink-0 cursor-pointer items-center gap-1.5 rounded-small px-2.5 text-sm transition-colors',
              'has-focus-visible:outline-2 has-focus-visible:outline-focus',
              one === language ? 'bg-chosen font-semibold text-accent-text' : 'text-muted hover:bg-raised',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={one === language}
              onChange={() => setLanguage(one)}
              className="sr-only"
            />
            <span
              aria-hidden="true"
              className={classes('size-1.5 rounded-full border border-current', value[one] && 'bg-current')}
            />
            {NAMES[one].name}
            {!value[one] && <span className="sr-only">{t('languages.missing')}</span>}
          </label>
        ))}
      </fieldset>
      <div key={language} lang={NAMES[language].tag}>
        {children(language, value[language] ?? '', write)}
      </div>
    </div>
  );
}
