import { useTranslation } from 'react-i18next';
import type { StepProps } from './proof-steps.tsx';
import { Step, StepValue } from './step.tsx';

/** The secret of the draw, shown after closing, and that its hash is what was shown before. */
export function LinkStep({ proof: { chain }, computed }: StepProps) {
  const { t } = useTranslation('draws');
  const before = chain?.place === 1 ? t('steps.chain.anchor') : t('steps.link.before');
  return (
    <Step
      place={4}
      title={t('steps.link.title')}
      holds={computed?.linkHolds}
      text={chain?.link ? t('steps.link.text') : t('steps.link.waiting')}
    >
      {chain?.link && <StepValue label={t('steps.link.link')} value={chain.link} />}
      {computed?.hash && <StepValue label={t('steps.link.hash')} value={computed.hash} />}
      {chain?.linkBefore && <StepValue label={before} value={chain.linkBefore} />}
    </Step>
  );
}
