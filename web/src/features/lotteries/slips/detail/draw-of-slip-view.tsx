import type { SlipSummary } from '@lanna/contract/lotteries/lottery/slips';
import { gameOf } from '@lanna/rules/lotteries/lottery/games';
import { ChevronDown, ShieldCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayCount } from '../../../../i18n/format.ts';
import { paths } from '../../../../paths.ts';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { ResultBalls } from '../../lotteries/balls/result-balls.tsx';
import { SlipStateBadge } from '../slip-state-badge.tsx';
import type { DrawOfSlip } from './draws-of-slip.ts';
import { LineRow } from './line-row.tsx';
import { SlipMoney } from './slip-money.tsx';

const LINES_SHOWN = 20;

/** One draw of a slip: its result, and the lines on it. Of a trace it opens folded. */
export function DrawOfSlipView({
  slip,
  draw,
  opensUnfolded,
}: {
  slip: SlipSummary;
  draw: DrawOfSlip;
  opensUnfolded: boolean;
}) {
  const { t } = useTranslation('slips');
  const { currencySymbol: symbol } = useBrand();
  const linesId = useId();
  const [unfolded, setUnfolded] = useState(opensUnfolded);
  const [whole, setWhole] = useState(false);
  const family = gameOf(slip.gameCode)?.family ?? '';
  const { numero, lines, result, state, multiple } = draw;
  const shown = whole ? lines : lines.slice(0, LINES_SHOWN);
  return (
    <article
      aria-label={t('detail.draw', { numero })}
      className="lit overflow-hidden rounded-large bg-surface"
    >
      <div className="flex flex-col gap-2 px-4 py-3">
        <div className="flex items-center gap-2">
          <button
            type="button"
            aria-expanded={unfolded}
            aria-controls={linesId}
            onClick={() => setUnfolded(!unfolded)}
            className="flex min-w-0 flex-1 items-center gap-2 text-left"
          >
            <ChevronDown
              className={classes(
                'size-4 shrink-0 text-muted transition-transform',
                !unfolded && '-rotate-90',
              )}
              aria-hidden="true"
            />
            <span className="min-w-0">
              <span className="figures block wrap-anywhere font-display font-medium">{numero}</span>
              <span className="figures block text-muted text-xs">
                {multiple !== undefined && multiple > 1 && `×${displayCount(multiple)} · `}
                <SlipMoney amount={draw.stake} symbol={symbol} />
              </span>
            </span>
          </button>
          <span className="flex shrink-0 flex-col items-end gap-1">
            <SlipStateBadge state={state} />
            {draw.payout > 0n && (
              <SlipMoney
                amount={draw.payout}
                symbol={symbol}
                className="font-semibold text-sm text-success"
              />
            )}
          </span>
        </div>
        {result !== null && state !== 'refunded' && (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <ResultBalls family={family} result={result} brief />
            <a
              href={paths.drawProof({ gameCode: slip.gameCode, numero })}
              className="inline-flex items-center gap-1 text-accent-text text-xs hover:underline"
            >
              <ShieldCheck className="size-3.5" aria-hidden="true" />
              {t('detail.proof')}
            </a>
          </div>
        )}
        {draw.refundReason && state === 'refunded' && (
          <p className="text-muted text-sm">{t(`refunds.${draw.refundReason}`)}</p>
        )}
      </div>
      <div id={linesId} hidden={!unfolded} className="border-line border-t">
        {unfolded && (
          <ol className="divide-y divide-line/60">
            {shown.map((line) => (
              <LineRow key={line.id} line={line} gameCode={slip.gameCode} family={family} />
            ))}
          </ol>
        )}
        {lines.length > LINES_SHOWN && !whole && (
          <Button variant="ghost" size="small" wide onClick={() => setWhole(true)}>
            {t('detail.allLines', { lines: displayCount(lines.length) })}
          </Button>
        )}
      </div>
    </article>
  );
}
