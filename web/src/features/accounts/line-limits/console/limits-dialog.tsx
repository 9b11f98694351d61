import type { Allowance } from '@lanna/contract/accounts/line-limits/line-limits';
import { giveLineLimits } from '@lanna/contract/accounts/line-limits/ops';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { LimitFields } from '../../../../shared-parts/line-limits/limit-fields.tsx';
import { limitsTyped, limitTexts } from '../../../../shared-parts/line-limits/limit-texts.ts';
import { notify } from '../../../../ui/layers/notify.ts';
import { usePageLanguage } from '../../../../use-page-language.ts';

/** What the brand itself lets an account and all below it stake and lose. */
export function LimitsDialog({
  id,
  brand: { version, ...allowed },
  onClose,
}: {
  id: string;
  brand: Allowance & { version: number };
  onClose: () => void;
}) {
  const { t } = useTranslation('line-limits-console');
  const language = usePageLanguage();
  const giving = useOpsMutation(giveLineLimits);
  const form = useContractForm(giveLineLimits, {
    initial: { ...limitTexts(allowed), reason: '' },
    version,
    toBody: ({ reason, ...texts }, of) => ({ ...limitsTyped(texts, language), version: of, reason }),
    send: (body) => giving.mutateAsync({ params: { id }, body }),
    onDone: () => {
      notify({ text: t('saved'), tone: 'success' });
      onClose();
    },
  });
  const { stakes, losses } = form.values;
  return (
    <ReasonFormDialog form={form} onClose={onClose} title={t('set')} text={t('setText')} action={t('set')}>
      <LimitFields
        value={{ stakes, losses }}
        onChange={(next) => {
          form.set('stakes', next.stakes);
          form.set('losses', next.losses);
        }}
        symbol=""
        words={{
          stakes: t('stakes'),
          losses: t('losses'),
          none: t('none'),
          most: (amount) => amount,
          category: (category) => t(`category.${category}`),
          period: (period) => t(`loss.${period}`),
        }}
        errorOf={(field) => form.error(field)}
      />
    </ReasonFormDialog>
  );
}
