import { HELP_TITLE_MAX } from '@lanna/contract/content/help/ops';
import type { LocalText } from '@lanna/rules/local-text';
import { useTranslation } from 'react-i18next';
import { LanguageTabs } from '../../../../console/fields/language-tabs.tsx';
import { RichTextField } from '../../../../console/fields/rich-text-field.tsx';
import { withWords } from '../../../../console/lists/with-words.ts';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import type { Controlled } from '../../../../shared-parts/forms/contract-form.ts';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';

export interface HelpText {
  title: LocalText;
  content: LocalText;
}

type Kept = Controlled<'onChange', LocalText>;

/** Title and text of one language at a time: a reader gets both in the same. */
export function TextEditor({
  title,
  content,
  brand,
}: {
  title: Kept;
  content: Kept;
  brand: string | undefined;
}) {
  const { t } = useTranslation('help-console');
  return (
    <LanguageTabs label={t('field.text')} value={content.value} onChange={content.onChange}>
      {(language, words, write) => (
        <div className="flex flex-col gap-3">
          <TextField
            label={t('field.title')}
            error={title.error}
            value={title.value[language] ?? ''}
            maxLength={HELP_TITLE_MAX}
            lang={LANGUAGES[language].tag}
            onChange={({ target }) => title.onChange(withWords(title.value, language, target.value))}
          />
          <RichTextField
            label={t('field.text')}
            lang={LANGUAGES[language].tag}
            value={words}
            onChange={write}
            {...(brand && { brand })}
          />
          {content.error && <FormError>{content.error}</FormError>}
        </div>
      )}
    </LanguageTabs>
  );
}
