import { useTranslation } from 'react-i18next';
import { BeaconStep } from './beacon-step.tsx';
import { ChainStep } from './chain-step.tsx';
import type { ComputedDraw, DrawProof } from './draw-proof.ts';
import { LinkStep } from './link-step.tsx';
import { ResultStep } from './result-step.tsx';
import { SeedsStep } from './seeds-step.tsx';
import { ShotsStep } from './shots-step.tsx';

export interface StepProps {
  proof: DrawProof;
  computed: ComputedDraw | undefined;
}

/** How the draw came about, in the order it happened, each step with what was published and what the browser makes of it. */
export function ProofSteps({ family, ...props }: StepProps & { family: string }) {
  const { t } = useTranslation('draws');
  return (
    <section aria-labelledby="proof-steps">
      <h2 id="proof-steps" className="mb-4 font-display font-semibold text-xl">
        {t('steps.title')}
      </h2>
      <ol className="flex flex-col">
        <ChainStep {...props} />
        {props.proof.source === 'shots' ? <ShotsStep {...props} /> : <SeedsStep {...props} />}
        <BeaconStep {...props} />
        <LinkStep {...props} />
        <ResultStep {...props} family={family} />
      </ol>
    </section>
  );
}
