import { takeTimeOut } from '@lanna/contract/accounts/protection/exclusion';
import type { Protection } from '@lanna/contract/accounts/protection/limits';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { notify } from '../../../../ui/layers/notify.ts';
import { NO_PROOF } from '../../../people/identity/proof/proof.ts';
import { HOUR_MS, useMoment, useSpanWords } from '../use-moment.ts';
import { Consequences } from './consequences.tsx';
import { LengthChoice } from './length-choice.tsx';
import { ProofStep, useExclusionProof } from './proof-step.tsx';
import { Step, StepPage } from './step-page.tsx';
import { useExcluded } from './use-excluded.ts';

/** A break of some hours or days: chosen, explained, and taken. It ends by itself. */
export function TimeOutSteps({
  protection: { timeOuts },
  onBack,
}: {
  protection: Pick<Protection, 'timeOuts'>;
  onBack: () => void;
}) {
  const { t } = useTranslation('protection');
  const span = useSpanWords();
  const moment = useMoment();
  const excluded = useExcluded();
  const until = (chosen: number) => moment(Date.now() + chosen * HOUR_MS);
  const proof = useExclusionProof();
  const form = useContractForm(takeTimeOut, {
    ...proof.options,
    initial: { ...NO_PROOF, hours: timeOuts[0] ?? 0 },
    send: async (body) => call(takeTimeOut, { body: await proof.given(body) }),
    onDone: ({ exclusion }) => {
      excluded(exclusion);
      notify({ tone: 'success', text: t('timeOut.done'), detail: t('moneySafe') });
      onBack();
    },
  });
  const hours = form.chosen('hours');

  return (
    <StepPage title={t('timeOut.title')} lead={t('timeOut.lead')} onBack={onBack}>
      <Step number={1} title={t('steps.length')}>
        <LengthChoice
          legend={t('steps.length')}
          {...hours}
          choices={timeOuts.map((one) => ({
            value: one,
            label: span(one * HOUR_MS),
            until: t('steps.until', { at: until(one) }),
          }))}
        />
      </Step>
      <Step number={2} title={t('steps.what')}>
        <Consequences
          lines={[
            { kind: 'play', text: t('timeOut.what.play') },
            { kind: 'money', text: t('timeOut.what.money') },
            { kind: 'rounds', text: t('what.rounds') },
            { kind: 'messages', text: t('what.messages') },
            { kind: 'end', text: t('timeOut.what.end') },
          ]}
        />
      </Step>
      <Step number={3} title={t('steps.confirm')}>
        <ProofStep
          form={form}
          proof={proof}
          submitLabel={t('timeOut.submit', { span: hours.value === 0 ? '' : span(hours.value * HOUR_MS) })}
        />
      </Step>
    </StepPage>
  );
}
