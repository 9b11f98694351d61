import type { SlipSummary } from '@lanna/contract/lotteries/lottery/slips';
import { CircleStop, Trophy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayCount, displayDateTime } from '../../../../i18n/format.ts';
import { Progress } from '../../../../ui/progress.tsx';
import type { DrawOfSlip } from './draws-of-slip.ts';

/** How far a trace has come over its draws, and what ends it before the last. */
export function TraceHead({ slip, draws }: { slip: SlipSummary; draws: readonly DrawOfSlip[] }) {
  const { t } = useTranslation('slips');
  const { timeZone } = useBrand();
  const done = draws.length - slip.openDraws;
  const wonAt = draws.find(({ state }) => state === 'won');
  return (
    <section aria-label={t('trace.title')} className="flex flex-col gap-3">
      <Progress
        label={t('trace.progress')}
        value={done}
        max={draws.length}
        valueText={t('card.progress', { done: displayCount(done), draws: displayCount(draws.length) })}
      />
      {slip.stoppedAt ? (
        <p className="flex items-start gap-2.5 rounded-medium border border-success/40 px-4 py-3 text-sm">
          <Trophy className="mt-0.5 size-4 shrink-0 text-success" aria-hidden="true" />
          <span>
            {wonAt
              ? t('trace.stoppedAt', { numero: wonAt.numero })
              : t('trace.stopped', { at: displayDateTime(slip.stoppedAt, timeZone) })}
          </span>
        </p>
      ) : (
        <p className="flex items-start gap-2.5 text-muted text-sm">
          <CircleStop className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {slip.stopsOnWin ? t('trace.stopsOnWin') : t('trace.goesOn')}
        </p>
      )}
    </section>
  );
}
