import { useTranslation } from 'react-i18next';
import { displayCount } from '../../../../i18n/format.ts';
import { ResultBalls } from '../../lotteries/balls/result-balls.tsx';
import { type ComputedDraw, countedFromOf } from './draw-proof.ts';
import type { StepProps } from './proof-steps.tsx';
import { Step } from './step.tsx';

/** What follows from all of it, beside what was published. */
export function ResultStep({ proof, computed, family }: StepProps & { family: string }) {
  const { t } = useTranslation('draws');
  const isShots = proof.source === 'shots';
  return (
    <Step
      place={5}
      title={t('steps.result.title')}
      holds={computed?.resultHolds}
      text={
        computed ? t(isShots ? 'steps.result.textShots' : 'steps.result.text') : t('steps.result.waiting')
      }
    >
      {computed && (
        <>
          {computed.shots && <Sum shots={computed.shots} countedFrom={countedFromOf(proof)} />}
          <dl className="grid gap-3 sm:grid-cols-2">
            <Result label={t('steps.result.computed')} family={family} result={computed.result} />
            <Result label={t('steps.result.published')} family={family} result={computed.published} />
          </dl>
        </>
      )}
    </Step>
  );
}

function Result({ label, family, result }: { label: string; family: string; result: string | null }) {
  const { t } = useTranslation('draws');
  return (
    <div className="min-w-0 rounded-medium bg-sunken px-3 py-2.5">
      <dt className="mb-1.5 text-muted text-xs">{label}</dt>
      <dd>
        {result === null ? t('steps.result.unreadable') : <ResultBalls family={family} result={result} />}
      </dd>
    </div>
  );
}

/** All shots and the house's, less the sixteenth. */
function Sum({
  shots,
  countedFrom,
}: {
  shots: NonNullable<ComputedDraw['shots']>;
  countedFrom: ReturnType<typeof countedFromOf>;
}) {
  const { t } = useTranslation('draws');
  return (
    <dl className="figures grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 rounded-medium bg-sunken px-3 py-2.5 text-sm">
      <dt className="text-muted">{t('steps.result.house')}</dt>
      <dd className="text-right">{shots.house}</dd>
      <dt className="text-muted">{t('steps.result.sum')}</dt>
      <dd className="text-right">{displayCount(shots.sum)}</dd>
      {shots.sixteenth !== null && (
        <>
          <dt className="text-muted">{t(`steps.result.sixteenth.${countedFrom}`)}</dt>
          <dd className="text-right">−{shots.sixteenth}</dd>
          <dt className="border-line border-t pt-1 font-medium">{t('steps.result.total')}</dt>
          <dd className="border-line border-t pt-1 text-right font-semibold">
            {displayCount(shots.sum - Number(shots.sixteenth))}
          </dd>
        </>
      )}
    </dl>
  );
}
