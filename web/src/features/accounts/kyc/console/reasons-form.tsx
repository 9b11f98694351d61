import { IDENTITY_WORDS_MAX } from '@lanna/contract/accounts/kyc/ops';
import { type IdentityReason, isFinalReason } from '@lanna/rules/accounts/kyc/identity-reasons';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';

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
  const [chosen, setChosen] = useState<readonly Reason[]>([]);
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const nameOf = (reason: IdentityReason) => t(`reason.${reason}`);
  const known = language in LANGUAGES ? LANGUAGES[language as keyof typeof LANGUAGES].name : language;

  function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (chosen.length > 0 && !disabled) onSend({ reasons: [...chosen], words: words.trim() });
  }

  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-3">
      <fieldset className="flex flex-col gap-1.5">
        <legend className="mb-1.5 text-muted text-sm">{text}</legend>
        {reasons.map((reason) => (
          <Checkbox
            key={reason}
            label={nameOf(reason)}
            checked={chosen.includes(reason)}
            onChange={({ target }) =>
              setChosen(target.checked ? [...chosen, reason] : chosen.filter((one) => one !== reason))
            }
          />
        ))}
      </fieldset>
      {tried && chosen.length === 0 && (
        <p role="alert" className="text-danger text-sm">
          {t('reject.missing')}
        </p>
      )}
      {chosen.some(isFinalReason) && (
        <p className="rounded-small border border-danger/40 bg-sunken px-3 py-2 text-sm">
          {t('reject.final')}
        </p>
      )}
      <TextAreaField
        label={t('words.label')}
        hint={t('words.language', { language: known })}
        rows={2}
        maxLength={IDENTITY_WORDS_MAX}
        value={words}
        onChange={({ target }) => setWords(target.value)}
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
