import { excludeSelf } from '@lanna/contract/accounts/protection/exclusion';
import type { Protection } from '@lanna/contract/accounts/protection/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import type { Proof } from '../../../people/identity/proof/proof.ts';
import { useMoment } from '../use-moment.ts';
import { Consequences } from './consequences.tsx';
import { LengthChoice } from './length-choice.tsx';
import { ProofStep } from './proof-step.tsx';
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
  const [months, setMonths] = useState<number | null>();
  const [sure, setSure] = useState(false);
  const [checked, setChecked] = useState(false);

  async function exclude(proof: Proof) {
    if (months === undefined) return;
    const { exclusion, accounts } = await call(excludeSelf, { body: { months, ...proof } });
    excluded(exclusion);
    notify({
      tone: 'success',
      text: t('exclusion.done', { count: accounts }),
      detail: t('moneySafe'),
    });
    onBack();
  }

  return (
    <StepPage title={t('exclusion.title')} lead={t('exclusion.lead')} onBack={onBack}>
      <Step number={1} title={t('steps.length')}>
        <LengthChoice<number | null>
          legend={t('steps.length')}
          value={months}
          onValueChange={setMonths}
          choices={[
            ...exclusionMonths.map((count) => ({
              value: count,
              label: t('months', { count }),
              until: t('steps.atLeastUntil', { at: moment(monthsFromNow(count)).slice(0, 10) }),
            })),
            { value: null, label: t('exclusion.forGood'), until: t('exclusion.forGoodText') },
          ]}
        />
        {checked && months === undefined && (
          <p role="alert" className="mt-3 text-danger text-sm">
            {t('steps.lengthMissing')}
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
                months === null
                  ? t('exclusion.what.never')
                  : t('exclusion.what.end', { hours: coolingHours }),
            },
          ]}
        />
      </Step>
      <Step number={3} title={t('steps.confirm')}>
        <ProofStep
          variant="danger"
          submitLabel={t('exclusion.submit')}
          ready={() => {
            setChecked(true);
            return sure && months !== undefined;
          }}
          submit={exclude}
        >
          <Checkbox
            label={t('exclusion.sure')}
            checked={sure}
            onChange={({ target }) => setSure(target.checked)}
            error={checked && !sure ? t('exclusion.sureMissing') : undefined}
          />
        </ProofStep>
      </Step>
    </StepPage>
  );
}

function monthsFromNow(count: number): number {
  const then = new Date();
  return then.setMonth(then.getMonth() + count);
}
