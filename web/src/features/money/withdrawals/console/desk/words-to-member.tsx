import { DESK_WORDS_MAX, type WithdrawalPage } from '@lanna/contract/money/withdrawals/ops';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../../../i18n/languages.ts';
import { SelectField } from '../../../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../../../ui/fields/text-area-field.tsx';

/** What the member reads, in the member's language: a text to start from, and the text itself. */
export function WordsToMember({
  label,
  language,
  templates,
  value,
  onValueChange,
  error,
}: {
  label: string;
  language: WithdrawalPage['language'];
  templates: readonly string[];
  value: string;
  onValueChange: (words: string) => void;
  error: string | undefined;
}) {
  const { t } = useTranslation('withdrawals-console');
  return (
    <div className="flex flex-col gap-2">
      {templates.length > 0 && (
        <SelectField
          quiet
          label={t('words.template')}
          value={templates.includes(value) ? value : ''}
          onChange={({ target }) => onValueChange(target.value)}
          options={[
            { value: '', label: t('words.own') },
            ...templates.map((template) => ({ value: template, label: template })),
          ]}
        />
      )}
      <TextAreaField
        label={label}
        hint={t('words.language', { language: LANGUAGES[language].name })}
        error={error}
        rows={3}
        maxLength={DESK_WORDS_MAX}
        value={value}
        onChange={({ target }) => onValueChange(target.value)}
      />
    </div>
  );
}
