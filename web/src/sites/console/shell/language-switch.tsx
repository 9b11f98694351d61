import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../i18n/languages.ts';
import { chooseLanguage, currentLanguage } from '../../../i18n/words.ts';
import { CONSOLE_LANGUAGES } from '../console-words.ts';

/** Two languages: one press changes to the other. */
export function LanguageSwitch() {
  const { t } = useTranslation('console-shell');
  const other = CONSOLE_LANGUAGES.find((language) => language !== currentLanguage()) ?? 'EN';
  const { name, tag } = LANGUAGES[other];
  return (
    <button
      type="button"
      lang={tag}
      title={t('language')}
      onClick={() => void chooseLanguage(other)}
      className="inline-flex h-8 items-center rounded-small px-2.5 font-medium text-muted text-sm hover:bg-raised hover:text-text"
    >
      {name}
    </button>
  );
}
