import { STATUS_WORDS_MAX } from '@lanna/contract/oversight/status/status';
import type { LocalText } from '@lanna/rules/local-text';
import { LanguageTabs } from '../../../../console/fields/language-tabs.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';

/** What visitors will read on the status page, one language at a time. */
export function WordsField({
  label,
  value,
  onChange,
  error,
}: {
  label: string;
  value: LocalText;
  onChange: (value: LocalText) => void;
  error: string | undefined;
}) {
  return (
    <LanguageTabs value={value} onChange={onChange} label={label}>
      {(_, text, write) => (
        <TextAreaField
          label={label}
          value={text}
          rows={4}
          maxLength={STATUS_WORDS_MAX}
          error={error}
          onChange={({ target }) => write(target.value)}
        />
      )}
    </LanguageTabs>
  );
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
