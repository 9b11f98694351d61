import type { Value } from '@lanna/contract/endpoint';
import type { showSlip } from '@lanna/contract/lotteries/lottery/slips';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../../api/calls/refusal.ts';
import { QueryView } from '../../../../query-view.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { SlipPicture } from '../picture/slip-picture.tsx';
import { slipQuery } from '../queries.ts';
import { CancelSlip } from './cancel-slip.tsx';
import { DrawOfSlipView } from './draw-of-slip-view.tsx';
import { drawsOfSlip, sumsOf } from './draws-of-slip.ts';
import { SlipHead } from './slip-head.tsx';
import { TraceHead } from './trace-head.tsx';
import { WinNote } from './win-note.tsx';

/** A slip with all its lines, by draw, and what can still be done with it. */
export function SlipDetail({ id }: { id: string }) {
  const { t } = useTranslation('slips');
  const slip = useQuery(slipQuery(id));
  return (
    <QueryView
      query={slip}
      label={t('detail.loading')}
      failed={t('detail.failed')}
      shape={
        <>
          <Skeleton className="h-32 rounded-large" />
          <Skeleton className="h-48 rounded-large" />
        </>
      }
      shapeClassName="flex flex-col gap-4"
      refused={(error) =>
        error instanceof Refusal && error.code === 'slip_unknown' ? (
          <EmptyState title={t('detail.unknown')} text={t('detail.unknownText')} />
        ) : null
      }
    >
      {(found) => <Shown {...found} />}
    </QueryView>
  );
}

function Shown(found: Value<typeof showSlip>) {
  const { slip, lines, cancellable } = found;
  const { t } = useTranslation('slips');
  const draws = drawsOfSlip(lines);
  const sums = sumsOf(draws);
  const isTrace = slip.draws > 1;
  // What paid less than it cost is no win to be cheered.
  const isWin = sums.payout > 0n && sums.net > 0n;
  return (
    <div className="flex flex-col gap-5">
      <SlipHead slip={slip} sums={sums} />
      <div className="flex">
        <SlipPicture found={found} />
      </div>
      {isWin && <WinNote payout={sums.payout} isOver={sums.open === 0n} />}
      {isTrace && <TraceHead slip={slip} draws={draws} />}
      <CancelSlip slip={slip} lines={lines} cancellable={cancellable} />
      <section aria-labelledby="slip-draws" className="flex flex-col gap-3">
        <h3 id="slip-draws" className="font-display font-semibold text-lg">
          {isTrace ? t('detail.draws') : t('detail.lines')}
        </h3>
        {draws.map((draw) => (
          <DrawOfSlipView key={draw.numero} slip={slip} draw={draw} opensUnfolded={!isTrace} />
        ))}
      </section>
    </div>
  );
}
