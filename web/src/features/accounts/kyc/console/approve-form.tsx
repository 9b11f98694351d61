import {
  approveIdentity,
  DESK_CHECKS,
  type DeskCheck,
  HARD_CHECKS,
  type IdentityCheckPage,
} from '@lanna/contract/accounts/kyc/ops';
import type { Sending } from '@lanna/contract/endpoint';
import { useTranslation } from 'react-i18next';
import { REASON_MIN } from '../../../../console/fields/reason-length.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { CheckList } from './check-list.tsx';

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
  onApprove: (body: Sending<typeof approveIdentity>['body']) => void;
}) {
  const { t } = useTranslation('kyc-console');
  const failed = check.checks.filter(({ outcome }) => outcome === 'failed').map(({ kind }) => kind);
  const form = useContractForm(approveIdentity, {
    initial: { checks: [] as DeskCheck[], reason: '' },
    toBody: (typed) => ({ ...typed, version: check.row.version }),
    check: ({ checks, reason }) => ({
      checks: checks.length < DESK_CHECKS.length && t('approve.unseen'),
      reason: failed.length > 0 && reason.trim().length < REASON_MIN && t('approve.reasonMissing'),
    }),
    send: async (body) => onApprove(body),
  });

  if (failed.some((kind) => HARD_CHECKS.includes(kind)))
    return <p className="text-danger text-sm">{t('approve.barred')}</p>;
  return (
    <form {...form.props} className="flex flex-col gap-3">
      <CheckList
        {...form.kept('checks')}
        legend={t('approve.text')}
        choices={DESK_CHECKS}
        label={(kind) => t(`look.${kind}`)}
      />
      {failed.length > 0 && (
        <TextAreaField
          {...form.field('reason')}
          label={t('approve.reason')}
          hint={t('approve.reasonHint')}
          rows={2}
        />
      )}
      <Button type="submit" size="small" busy={busy} disabled={disabled} className="self-start">
        {t('move.approve')}
      </Button>
    </form>
  );
}
