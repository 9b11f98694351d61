import { type Family, playOf } from '@lanna/rules/lotteries/lottery/family';
import { displayMoney, formatMoney } from '@lanna/rules/money';
import { type Dispatch, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayCount } from '../../../../i18n/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { Countdown } from '../../lotteries/countdown.tsx';
import { LackingBalance, useLacking } from '../../lotteries/lacking-balance.tsx';
import { type Moved, MovedDraw } from '../../lotteries/moved-draw.tsx';
import type { PlayWords } from '../../lotteries/play-words.ts';
import { selectionWords } from '../../lotteries/selection-words.ts';
import type { NewSlip } from '../../lotteries/use-place-slip.ts';
import { fullPlayName } from '../entry/play-picker.tsx';
import { drawsForZodiacs, zodiacYearAt } from '../entry/zodiac-lines.ts';
import { costOf, slipCost, type TableAction, type TableState } from '../table/table-state.ts';
import type { OpenDraws } from '../table/use-open-draws.ts';
import type { Terms } from '../terms.ts';
import { multiplesOf, timesOver } from '../trace/trace-plan.ts';
import { ChangedLines } from './changed-lines.tsx';
import { RefusedSlip } from './refused-slip.tsx';
import { slipChanges } from './slip-changes.ts';
import { slipRefusal } from './slip-refusal.ts';

interface ReviewProps {
  open: boolean;
  onClose: () => void;
  state: TableState;
  terms: Terms;
  family: Family;
  words: PlayWords;
  openDraws: OpenDraws;
  moved: Moved | undefined;
  failure: unknown;
  busy: boolean;
  dispatch: Dispatch<TableAction>;
  onBuy: (slip: NewSlip) => void;
}

/** The last look before money moves: what, on which draws, for how much. What has changed since is said yes to first. */
export function ReviewDialog(props: ReviewProps) {
  const { open, onClose, state, terms, family, openDraws, moved, failure, busy, dispatch, onBuy } = props;
  const { t } = useTranslation('lottery');
  const { currencySymbol } = useBrand();
  const { slip, trace } = state;
  const multiples = multiplesOf(trace);
  const total = slipCost(slip, family.unitCost) * BigInt(timesOver(multiples));
  const lacking = useLacking(total);
  const drawsAt = openDraws.draws[0]?.drawsAt;
  const changes = useMemo(
    () => (open ? slipChanges(slip, terms, family, drawsAt) : []),
    [open, slip, terms, family, drawsAt],
  );
  const draws = openDraws.draws.slice(0, multiples.length);
  const first = draws[0];
  const isShort = draws.length < multiples.length;
  const ofYear = drawsForZodiacs(slip, draws, multiples.length);
  const canBuy =
    slip.length > 0 && !isShort && ofYear === undefined && changes.length === 0 && terms.game.closed === null;

  const made = (): NewSlip => ({
    gameCode: terms.game.code,
    lines: slip.map(({ play, text, moneyUnit, multiple, mode, prices, zodiacsAt }) => ({
      play,
      selection: text,
      moneyUnit,
      multiple,
      mode,
      prices: [...prices],
      ...(zodiacsAt === undefined ? {} : { zodiacYear: zodiacYearAt(zodiacsAt) }),
    })),
    draws: draws.map(({ numero }, at) => ({ numero, multiple: multiples[at] ?? 1 })),
    stopOnWin: trace.isOn && trace.stopOnWin,
    stake: formatMoney(total),
  });

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !busy && onClose()}
      title={t('review.title')}
      size="medium"
      insistent={busy}
      footer={
        moved && !busy ? (
          <MovedDraw moved={moved} onMove={() => dispatch({ do: 'on draw', numero: moved.to })} />
        ) : changes.length > 0 ? (
          <Button
            size="large"
            wide
            onClick={() =>
              dispatch({
                do: 'accept',
                changes: changes.map(({ id, mode, lines, zodiacsAt }) => ({ id, mode, lines, zodiacsAt })),
              })
            }
          >
            {t(changes.some(({ isOfOtherYear }) => isOfOtherYear) ? 'zodiac.accept' : 'changed.accept')}
          </Button>
        ) : lacking !== undefined && !busy ? (
          <LackingBalance lacking={lacking} />
        ) : (
          <Button size="large" wide busy={busy} disabled={!canBuy} onClick={() => onBuy(made())}>
            {t('review.buy', { stake: displayMoney(total, currencySymbol) })}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {first && <OnDraws draws={draws} times={multiples.length} from={openDraws.from} />}
        {isShort && !openDraws.isLoading && (
          <p role="alert" className="text-sm text-warning">
            {t('trace.fewDraws', { count: draws.length })}
          </p>
        )}
        {ofYear !== undefined && (
          <p role="alert" className="text-sm text-warning">
            {t('zodiac.traceOverNewYear', { count: ofYear })}
          </p>
        )}
        {failure !== null && !busy && (
          <RefusedSlip
            failure={failure}
            refusal={slipRefusal(failure, slip, multiples.length)}
            next={first?.numero}
            hasChanges={changes.length > 0}
            onThisDraw={() => dispatch({ do: 'trace', plan: { isOn: false } })}
          />
        )}
        {changes.length > 0 ? (
          <ChangedLines changes={changes} family={family} words={props.words} numero={first?.numero ?? ''} />
        ) : (
          <Lines {...props} />
        )}
        <dl className="figures flex flex-col gap-1 border-line border-t pt-3 text-sm">
          <Sum
            name={t('review.onDraw')}
            value={displayMoney(slipCost(slip, family.unitCost), currencySymbol)}
          />
          {multiples.length > 1 && (
            <Sum name={t('review.times')} value={`× ${displayCount(timesOver(multiples))}`} />
          )}
          {trace.isOn && trace.stopOnWin && multiples.length > 1 && (
            <p className="text-muted">{t('review.stops')}</p>
          )}
        </dl>
      </div>
    </Dialog>
  );
}

/** The draw it begins with, and for a trace the last one. */
function OnDraws({
  draws,
  times,
  from,
}: {
  draws: OpenDraws['draws'];
  times: number;
  from: OpenDraws['from'];
}) {
  const { t } = useTranslation('lottery');
  const [first] = draws;
  if (!first) return null;
  return (
    <div className="flex items-center justify-between gap-3 rounded-medium bg-sunken px-4 py-3">
      <p>
        <span className="block text-muted text-xs">{t('review.numero')}</span>
        <span className="figures font-display font-semibold text-lg leading-tight">{first.numero}</span>
        {times > 1 && (
          <span className="block text-muted text-sm">
            {t('review.until', {
              numero: draws.at(-1)?.numero ?? '',
              draws: displayCount(times),
            })}
          </span>
        )}
      </p>
      <p className="text-right">
        <span className="block text-muted text-xs">{t('review.closesIn')}</span>
        <Countdown until={first.closesAt} from={from} announced />
      </p>
    </div>
  );
}

function Sum({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-muted">{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Of a long slip the first lines. */
const SHOWN_LINES = 20;

function Lines({ state, family, words }: ReviewProps) {
  const { t } = useTranslation('lottery');
  const { currencySymbol } = useBrand();
  return (
    <ol className="flex flex-col divide-y divide-line">
      {state.slip.slice(0, SHOWN_LINES).map((line) => {
        const play = playOf(family, line.play);
        return (
          <li key={line.id} className="flex items-baseline justify-between gap-3 py-2">
            <span className="min-w-0">
              <span className="block text-muted text-xs">{play && fullPlayName(words, play)}</span>
              <span className="figures line-clamp-2 font-display font-semibold wrap-anywhere">
                {selectionWords(words, play, line.text)}
              </span>
            </span>
            <span className="figures shrink-0 text-sm">
              {displayMoney(costOf(line.units, family.unitCost, line), currencySymbol)}
            </span>
          </li>
        );
      })}
      {state.slip.length > SHOWN_LINES && (
        <li className="py-2 text-muted text-sm">
          {t('review.more', { count: state.slip.length - SHOWN_LINES })}
        </li>
      )}
    </ol>
  );
}
