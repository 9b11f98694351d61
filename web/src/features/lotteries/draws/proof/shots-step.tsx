import { useTranslation } from 'react-i18next';
import { displayCount } from '../../../../i18n/format.ts';
import { countedFromOf, leastShotsOf } from './draw-proof.ts';
import type { StepProps } from './proof-steps.tsx';
import { Step } from './step.tsx';

/** The numbers players sent to the round. */
export function ShotsStep({ proof }: StepProps) {
  const { shots, draw } = proof;
  const { t } = useTranslation('draws');
  const isShown = draw.result !== null;
  return (
    <Step
      place={2}
      title={t('steps.shots.title')}
      text={
        isShown
          ? shots.length < leastShotsOf(proof)
            ? t('steps.shots.tooFew', { shots: shots.length, needed: leastShotsOf(proof) })
            : t(`steps.shots.text.${countedFromOf(proof)}`, { shots: displayCount(shots.length) })
          : t('steps.shots.waiting')
      }
    >
      {shots.length > 0 && (
        <details className="rounded-medium border border-line bg-sunken px-3 py-2 text-sm">
          <summary className="font-medium">{t('steps.shots.list')}</summary>
          <ol className="figures mt-2 grid max-h-72 grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-x-3 gap-y-1 overflow-y-auto text-xs">
            {shots.map((shot, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: shots are known by their place
              <li key={at}>
                <span className="text-muted">{at + 1}.</span> {String(shot).padStart(5, '0')}
              </li>
            ))}
          </ol>
        </details>
      )}
    </Step>
  );
}
