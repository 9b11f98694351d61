import { excludeSelf } from '@lanna/contract/accounts/protection/exclusion';
import type { Protection } from '@lanna/contract/accounts/protection/limits';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { NO_PROOF } from '../../../people/identity/proof/proof.ts';
import { useMoment } from '../use-moment.ts';
import { Consequences } from './consequences.tsx';
import { LengthChoice } from './length-choice.tsx';
import { ProofStep, useExclusionProof } from './proof-step.tsx';
import { Step, StepPage } from './step-page.tsx';
import { useExcluded } from './use-excluded.ts';

/** Leaving play for months or for good, on every account and at every brand. */
export function ExclusionSteps({
  protection: { exclusionMonths, coolingHours },
  onBack,
}: {
  protection: Pick<Protection, 'exclusionMonths' | 'coolingHours'>;
  onBack: () => void;
}) {
  const { t } = useTranslation('protection');
  const moment = useMoment();
  const excluded = useExcluded();
  const proof = useExclusionProof();
  const form = useContractForm(excludeSelf, {
    ...proof.options,
    // Nothing is chosen yet, and null is for good.
    initial: { ...NO_PROOF, months: Number.NaN as number | null, sure: false },
    toBody: ({ sure: _, ...typed }) => typed,
    check: ({ sure, ...typed }) => ({
      ...proof.options.check(typed),
      sure: !sure && t('exclusion.sureMissing'),
    }),
    words: { months: t('steps.lengthMissing') },
    send: async (body) => call(excludeSelf, { body: await proof.given(body) }),
    onDone: ({ exclusion, accounts }) => {
      excluded(exclusion);
      notify({
        tone: 'success',
        text: t('exclusion.done', { count: accounts }),
        detail: t('moneySafe'),
      });
      onBack();
    },
  });
  const months = form.chosen('months');

  return (
    <StepPage title={t('exclusion.title')} lead={t('exclusion.lead')} onBack={onBack}>
      <Step number={1} title={t('steps.length')}>
        <LengthChoice<number | null>
          legend={t('steps.length')}
          {...months}
          choices={[
            ...exclusionMonths.map((count) => ({
              value: count,
              label: t('months', { count }),
              until: t('steps.atLeastUntil', { at: moment(monthsFromNow(count)).slice(0, 10) }),
            })),
            { value: null, label: t('exclusion.forGood'), until: t('exclusion.forGoodText') },
          ]}
        />
        {months.error && (
          <p role="alert" className="mt-3 text-danger text-sm">
            {months.error}
          </p>
        )}
      </Step>
      <Step number={2} title={t('steps.what')}>
        <Consequences
          lines={[
            { kind: 'play', text: t('exclusion.what.play') },
            { kind: 'everywhere', text: t('exclusion.what.everywhere') },
            { kind: 'money', text: t('exclusion.what.money') },
            { kind: 'rounds', text: t('what.rounds') },
            { kind: 'messages', text: t('what.messages') },
            {
              kind: 'end',
              text:
                months.value === null
                  ? t('exclusion.what.never')
                  : t('exclusion.what.end', { hours: coolingHours }),
            },
          ]}
        />
      </Step>
      <Step number={3} title={t('steps.confirm')}>
        <ProofStep form={form} proof={proof} variant="danger" submitLabel={t('exclusion.submit')}>
          <Checkbox {...form.field('sure')} label={t('exclusion.sure')} />
        </ProofStep>
      </Step>
    </StepPage>
  );
}

function monthsFromNow(count: number): number {
  const then = new Date();
  return then.setMonth(then.getMonth() + count);
}
