import { HELP_TITLE_MAX } from '@lanna/contract/content/help/ops';
import type { LocalText } from '@lanna/rules/local-text';
import { useTranslation } from 'react-i18next';
import { LanguageTabs } from '../../../../console/fields/language-tabs.tsx';
import { RichTextField } from '../../../../console/fields/rich-text-field.tsx';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';

export interface HelpText {
  title: LocalText;
  content: LocalText;
}

/** Title and text of one language at a time: a reader gets both in the same. */
export function TextEditor({
  value,
  onChange,
  brand,
}: {
  value: HelpText;
  onChange: (value: HelpText) => void;
  brand: string | undefined;
}) {
  const { t } = useTranslation('help-console');
  return (
    <LanguageTabs
      label={t('field.text')}
      value={value.content}
      onChange={(content) => onChange({ ...value, content })}
    >
      {(language, words, write) => (
        <div className="flex flex-col gap-3">
          <TextField
            label={t('field.title')}
            value={value.title[language] ?? ''}
            maxLength={HELP_TITLE_MAX}
            lang={LANGUAGES[language].tag}
            onChange={({ target }) => {
              const { [language]: _before, ...others } = value.title;
              onChange({
                ...value,
                title: target.value === '' ? others : { ...others, [language]: target.value },
              });
            }}
          />
          <RichTextField
            label={t('field.text')}
            lang={LANGUAGES[language].tag}
            value={words}
            onChange={write}
            {...(brand && { brand })}
          />
        </div>
      )}
    </LanguageTabs>
  );
}
