import { STATUS_WORDS_MAX } from '@lanna/contract/oversight/status/status';
import type { LocalText } from '@lanna/rules/local-text';
import { useTranslation } from 'react-i18next';
import { LanguageTabs } from '../../../../console/fields/language-tabs.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';

/** What visitors will read on the status page, one language at a time. `missing`: sent without a word in any of them. */
export function WordsField({
  label,
  value,
  onChange,
  missing,
}: {
  label: string;
  value: LocalText;
  onChange: (value: LocalText) => void;
  missing: boolean;
}) {
  const { t } = useTranslation('status-console');
  return (
    <LanguageTabs value={value} onChange={onChange} label={label}>
      {(_, text, write) => (
        <TextAreaField
          label={label}
          value={text}
          rows={4}
          maxLength={STATUS_WORDS_MAX}
          {...(missing && { error: t('note.missing') })}
          onChange={({ target }) => write(target.value)}
        />
      )}
    </LanguageTabs>
  );
}

export function isWordless(words: LocalText): boolean {
  return Object.values(words).every((text) => !text?.trim());
}

/** What visitors read, in every language it was written in. */
export function SaidWords({ words }: { words: LocalText }) {
  return Object.entries(words).map(([language, text]) => (
    <p key={language} className="mt-1 whitespace-pre-line">
      <span className="mr-2 text-muted text-xs">{language}</span>
      {text}
    </p>
  ));
}
