import { rejectIdentity } from '@lanna/contract/accounts/kyc/ops';
import { type IdentityReason, isFinalReason } from '@lanna/rules/accounts/kyc/identity-reasons';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { CheckList } from './check-list.tsx';

/** Reasons that the member reads, each with what to do next in the member's language, and words of one's own. */
export function ReasonsForm<Reason extends IdentityReason>({
  reasons,
  language,
  text,
  action,
  busy,
  disabled,
  onSend,
}: {
  reasons: readonly Reason[];
  language: string;
  text: string;
  action: string;
  busy: boolean;
  disabled: boolean;
  onSend: (decision: { reasons: Reason[]; words: string }) => void;
}) {
  const { t } = useTranslation('kyc-console');
  // Who asks again has the same form, for some of the reasons.
  const form = useContractForm(rejectIdentity, {
    initial: { reasons: [] as Reason[], words: '' },
    toBody: (typed) => ({ ...typed, version: 1 }),
    words: { reasons: t('reject.missing') },
    send: async (_, { values }) => onSend(values),
  });
  const nameOf = (reason: IdentityReason) => t(`reason.${reason}`);
  const chosen = form.kept('reasons');
  const known = language in LANGUAGES ? LANGUAGES[language as keyof typeof LANGUAGES].name : language;

  return (
    <form {...form.props} className="flex flex-col gap-3">
      <CheckList {...chosen} legend={text} choices={reasons} label={nameOf} />
      {chosen.value.some(isFinalReason) && (
        <p className="rounded-small border border-danger/40 bg-sunken px-3 py-2 text-sm">
          {t('reject.final')}
        </p>
      )}
      <TextAreaField
        {...form.field('words')}
        label={t('words.label')}
        hint={t('words.language', { language: known })}
        rows={2}
      />
      <Button
        type="submit"
        size="small"
        variant="danger"
        busy={busy}
        disabled={disabled}
        className="self-start"
      >
        {action}
      </Button>
    </form>
  );
}
