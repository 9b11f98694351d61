import {
  DESK_CHECKS,
  type DeskCheck,
  HARD_CHECKS,
  type IdentityCheckPage,
} from '@lanna/contract/accounts/kyc/ops';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REASON_MIN } from '../../../../console/fields/reason-length.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';

/** Approves it once every look is ticked; what failed of the portal's own checks wants a reason. */
export function ApproveForm({
  check,
  busy,
  disabled,
  onApprove,
}: {
  check: IdentityCheckPage;
  busy: boolean;
  disabled: boolean;
  onApprove: (decision: { checks: DeskCheck[]; reason: string }) => void;
}) {
  const { t } = useTranslation('kyc-console');
  const [seen, setSeen] = useState<readonly DeskCheck[]>([]);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const failed = check.checks.filter(({ outcome }) => outcome === 'failed').map(({ kind }) => kind);
  const isBarred = failed.some((kind) => HARD_CHECKS.includes(kind));
  const isShort = failed.length > 0 && reason.trim().length < REASON_MIN;
  const isUnseen = seen.length < DESK_CHECKS.length;

  function approve(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!isUnseen && !isShort && !isBarred && !disabled)
      onApprove({ checks: [...seen], reason: reason.trim() });
  }

  if (isBarred) return <p className="text-danger text-sm">{t('approve.barred')}</p>;
  return (
    <form onSubmit={approve} noValidate className="flex flex-col gap-3">
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 text-muted text-sm">{t('approve.text')}</legend>
        {DESK_CHECKS.map((kind) => (
          <Checkbox
            key={kind}
            label={t(`look.${kind}`)}
            checked={seen.includes(kind)}
            onChange={({ target }) =>
              setSeen(target.checked ? [...seen, kind] : seen.filter((one) => one !== kind))
            }
          />
        ))}
      </fieldset>
      {tried && isUnseen && (
        <p role="alert" className="text-danger text-sm">
          {t('approve.unseen')}
        </p>
      )}
      {failed.length > 0 && (
        <TextAreaField
          label={t('approve.reason')}
          hint={t('approve.reasonHint')}
          error={tried && isShort ? t('approve.reasonMissing') : undefined}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      <Button type="submit" size="small" busy={busy} disabled={disabled} className="self-start">
        {t('move.approve')}
      </Button>
    </form>
  );
}
