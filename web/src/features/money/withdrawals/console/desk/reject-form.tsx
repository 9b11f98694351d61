import type { WithdrawalPage } from '@lanna/contract/money/withdrawals/ops';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../ui/button.tsx';
import { templatesFor } from './templates.ts';
import { WordsToMember } from './words-to-member.tsx';

const WORDS_MIN = 5;

/** Rejects it with words the member reads; the money is free again. */
export function RejectForm({
  language,
  busy,
  disabled,
  onReject,
}: {
  language: WithdrawalPage['language'];
  busy: boolean;
  disabled: boolean;
  onReject: (words: string) => void;
}) {
  const { t } = useTranslation('withdrawals-console');
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const isShort = words.trim().length < WORDS_MIN;

  function reject(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!isShort && !disabled) onReject(words.trim());
  }

  return (
    <form onSubmit={reject} noValidate className="flex flex-col gap-3">
      <p className="text-muted text-sm">{t('reject.text')}</p>
      <WordsToMember
        label={t('words.label')}
        language={language}
        templates={templatesFor(language).reject}
        value={words}
        onValueChange={setWords}
        error={tried && isShort ? t('fault.words') : undefined}
      />
      <Button
        type="submit"
        size="small"
        variant="danger"
        busy={busy}
        disabled={disabled}
        className="self-start"
      >
        {t('move.reject')}
      </Button>
    </form>
  );
}
