import type { Sending } from '@lanna/contract/endpoint';
import { rejectWithdrawal, type WithdrawalPage } from '@lanna/contract/money/withdrawals/ops';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../../ui/button.tsx';
import { templatesFor } from './templates.ts';
import { WordsToMember } from './words-to-member.tsx';

/** Rejects it with words the member reads; the money is free again. */
export function RejectForm({
  version,
  language,
  busy,
  disabled,
  onReject,
}: {
  version: number;
  language: WithdrawalPage['language'];
  busy: boolean;
  disabled: boolean;
  onReject: (body: Sending<typeof rejectWithdrawal>['body']) => void;
}) {
  const { t } = useTranslation('withdrawals-console');
  const form = useContractForm(rejectWithdrawal, {
    initial: { words: '' },
    version,
    toBody: ({ words }, of) => ({ version: of, words: words.trim() }),
    words: { words: t('fault.words') },
    send: async (body) => onReject(body),
  });
  return (
    <form {...form.props} className="flex flex-col gap-3">
      <p className="text-muted text-sm">{t('reject.text')}</p>
      <WordsToMember
        label={t('words.label')}
        language={language}
        templates={templatesFor(language).reject}
        {...form.chosen('words')}
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
