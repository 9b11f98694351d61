import { correctPoints, POINT_CORRECTIONS } from '@lanna/contract/rewards/points/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { intentKey } from '../../../../api/calls/intent-key.ts';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import type { MemberTabProps } from '../../../../console/member-tabs.ts';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { wireAmount } from '../../../../shared-parts/money/typed-amount.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { usePageLanguage } from '../../../../use-page-language.ts';

const DECIMALS = 2;

/** Points by hand, with a reason that the member reads; above the limit they wait for a second operator. */
export function CorrectDialog({ member, onClose }: MemberTabProps & { onClose: () => void }) {
  const { t } = useTranslation('points-console');
  const language = usePageLanguage();
  // One press of the button, however often it is sent.
  const [press] = useState(intentKey);
  const correcting = useOpsMutation(correctPoints);
  const form = useContractForm(correctPoints, {
    initial: { what: 'give' as (typeof POINT_CORRECTIONS)[number], points: '', reason: '' },
    toBody: ({ what, points, reason }) => {
      const wanted = { what, points: wireAmount(points, language, DECIMALS) ?? '' };
      return { key: press.for(JSON.stringify(wanted)), ...wanted, reason };
    },
    send: (body) => correcting.mutateAsync({ params: { id: member.id }, body }),
    onDone: ({ outcome }) => {
      const isProposed = outcome === 'proposed';
      notify({ text: t(isProposed ? 'done.proposed' : 'correct.done'), tone: 'success' });
      onClose();
    },
  });
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t('correct.title')}
      text={t('correct.text')}
      action={t('correct.yes')}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          {...form.field('what')}
          label={t('correct.what')}
          options={POINT_CORRECTIONS.map((value) => ({ value, label: t(`correct.${value}`) }))}
        />
        <MoneyField {...form.typed('points')} label={t('correct.points')} decimals={DECIMALS} />
      </div>
    </ReasonFormDialog>
  );
}
