import type { SlipSummary } from '@lanna/contract/lotteries/lottery/slips';
import { moneyOf } from '@lanna/contract/money';
import { familyOf } from '@lanna/rules/lotteries/lottery/families';
import { gameOf } from '@lanna/rules/lotteries/lottery/games';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayCount, displayDateTime } from '../../../../i18n/format.ts';
import { classes } from '../../../../ui/classes.ts';
import { GameLogo } from '../../lotteries/cards/game-logo.tsx';
import { isReadByNumber } from '../detail/numbers-of-line.ts';
import { SlipMoney } from '../detail/slip-money.tsx';
import { SlipStateBadge } from '../slip-state-badge.tsx';

/** One slip in a list: which lottery and draws, what it cost, what came of it. */
export function SlipCard({ slip, onOpen }: { slip: SlipSummary; onOpen: () => void }) {
  const { t } = useTranslation('slips');
  const { currencySymbol: symbol, timeZone } = useBrand();
  const type = familyOf(gameOf(slip.gameCode)?.family ?? '')?.type;
  const payout = moneyOf(slip.payout);
  const isTrace = slip.draws > 1;
  return (
    <button
      type="button"
      onClick={onOpen}
      className={classes(
        'lit flex w-full flex-wrap items-center gap-3 rounded-medium bg-surface px-3.5 py-3 text-left transition-colors hover:border-accent-text sm:px-4',
        payout > 0n && 'border-success/50',
      )}
    >
      {type && <GameLogo type={type} className="size-10" />}
      <span className="row-words">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <span className="wrap-anywhere font-medium">{slip.gameName}</span>
          <SlipStateBadge state={slip.state} />
        </span>
        <span className="figures block wrap-anywhere text-sm">
          {isTrace
            ? t('card.trace', { first: slip.firstNumero, draws: displayCount(slip.draws) })
            : t('card.draw', { numero: slip.firstNumero })}
        </span>
        <span className="figures block text-muted text-xs">
          {displayDateTime(slip.placedAt, timeZone)}
          {' · '}
          {isReadByNumber(slip.gameCode)
            ? t('card.numbers', { count: slip.units, numbers: displayCount(slip.units) })
            : t('card.lines', { count: slip.lines, lines: displayCount(slip.lines) })}
        </span>
        {isTrace && <TraceBar slip={slip} />}
      </span>
      <span className="shrink-0 text-right">
        {payout > 0n ? (
          <>
            <span className="sr-only">{t('payout')} </span>
            <SlipMoney
              amount={payout}
              symbol={symbol}
              className="block font-display font-semibold text-lg text-success"
            />
          </>
        ) : (
          <span className="block text-muted text-xs">{t('stake')}</span>
        )}
        <SlipMoney
          amount={moneyOf(slip.stake)}
          symbol={symbol}
          className={classes('block', payout > 0n ? 'text-muted text-xs' : 'font-medium')}
        />
      </span>
      <ChevronRight className="size-4 shrink-0 text-muted" aria-hidden="true" />
    </button>
  );
}

function TraceBar({ slip: { draws, openDraws, stoppedAt } }: { slip: SlipSummary }) {
  const { t } = useTranslation('slips');
  const done = draws - openDraws;
  return (
    <span className="mt-1 flex items-center gap-2 text-muted text-xs">
      <span
        className="h-1.5 min-w-0 max-w-40 flex-1 overflow-hidden rounded-full bg-sunken"
        aria-hidden="true"
      >
        <span className="block h-full rounded-full bg-accent" style={{ width: `${(done / draws) * 100}%` }} />
      </span>
      <span className="figures">
        {stoppedAt
          ? t('card.stopped')
          : t('card.progress', { done: displayCount(done), draws: displayCount(draws) })}
      </span>
    </span>
  );
}
