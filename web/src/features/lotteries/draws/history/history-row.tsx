import type { Draw } from '@lanna/contract/lotteries/draws/draws';
import { ChevronRight, PencilLine } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayDateTime } from '../../../../i18n/format.ts';
import { paths } from '../../../../paths.ts';
import { ResultBalls } from '../../lotteries/balls/result-balls.tsx';
import { DrawStateBadge } from '../draw-state-badge.tsx';
import { CorrectionReasons } from './correction-reasons.tsx';

/** One draw: what it is called, when it was, what it drew, and the way to its proof. */
export function HistoryRow({ draw, family }: { draw: Draw; family: string }) {
  const { t } = useTranslation('draws');
  const { timeZone } = useBrand();
  const reasonsId = useId();
  const [explained, setExplained] = useState(false);
  const { gameCode, numero, result, state, version } = draw;
  const isCorrected = version > 1;
  return (
    <li className="lit overflow-hidden rounded-medium bg-surface">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 px-4 py-3 sm:grid-cols-[11rem_minmax(0,1fr)_auto] sm:gap-x-5">
        <div className="min-w-0">
          <p className="figures font-display font-medium leading-tight">{numero}</p>
          <p className="figures text-muted text-xs">
            {displayDateTime(draw.drawnAt ?? draw.drawsAt, timeZone)}
          </p>
        </div>
        <div className="order-3 col-span-full min-w-0 sm:order-none sm:col-span-1">
          {result === null ? (
            <p className="text-muted text-sm">
              {state === 'cancelled' ? t('history.cancelled') : t('history.waiting')}
            </p>
          ) : (
            <ResultBalls family={family} result={result} brief />
          )}
        </div>
        <div className="flex items-center justify-end gap-1.5">
          {isCorrected && (
            <button
              type="button"
              aria-expanded={explained}
              aria-controls={reasonsId}
              onClick={() => setExplained(!explained)}
              className="inline-flex h-8 items-center gap-1 whitespace-nowrap rounded-full border border-warning/40 px-2.5 font-semibold text-warning text-xs hover:border-warning"
            >
              <PencilLine className="size-3.5" aria-hidden="true" />
              {t('history.corrected')}
            </button>
          )}
          {(state !== 'settled' || !isCorrected) && <DrawStateBadge state={state} />}
          <a
            href={paths.drawProof({ gameCode, numero })}
            aria-label={t('history.proof', { numero })}
            className="flex size-9 items-center justify-center rounded-full text-muted transition-colors hover:bg-raised hover:text-accent-text"
          >
            <ChevronRight className="size-5" aria-hidden="true" />
          </a>
        </div>
      </div>
      <div id={reasonsId} hidden={!explained} className="border-line border-t bg-sunken px-4 py-3">
        {explained && <CorrectionReasons draw={draw} family={family} />}
      </div>
    </li>
  );
}
