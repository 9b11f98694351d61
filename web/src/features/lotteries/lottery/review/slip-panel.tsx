import { type Family, playOf } from '@lanna/rules/lotteries/lottery/family';
import { displayMoney } from '@lanna/rules/money';
import { ArrowRight, Pencil, ReceiptText, Trash2 } from 'lucide-react';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayCount } from '../../../../i18n/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { type Moved, MovedDraw } from '../../lotteries/moved-draw.tsx';
import { type PlayWords, usePlayWords } from '../../lotteries/play-words.ts';
import { selectionWords } from '../../lotteries/selection-words.ts';
import { fullPlayName } from '../entry/play-picker.tsx';
import { draftOfText } from '../entry/selection-draft.ts';
import { drawsForZodiacs, isOfOtherYear, textAt } from '../entry/zodiac-lines.ts';
import {
  costOf,
  type SlipLine,
  slipCost,
  slipFullness,
  type TableAction,
  type TableState,
} from '../table/table-state.ts';
import type { OpenDraw } from '../table/use-open-draws.ts';
import { TracePanel } from '../trace/trace-panel.tsx';
import { multiplesOf, timesOver } from '../trace/trace-plan.ts';

export interface SlipPanelProps {
  state: TableState;
  family: Family;
  words: PlayWords;
  draws: readonly OpenDraw[];
  /** The draw that closed while the slip was being made, and the one it stands on now. */
  moved: Moved | undefined;
  /** Lines a refusal was about, and what it said. */
  marked: { ids: readonly number[]; text: string } | undefined;
  isKept: boolean;
  canBuy: boolean;
  dispatch: Dispatch<TableAction>;
  onReview: () => void;
  /** A line has gone back to the table. */
  onEdit?: () => void;
}

/** What is to be bought: lines that can be changed or taken off, draws, total. */
export function SlipPanel(props: SlipPanelProps) {
  const { state, family, draws, moved, isKept, canBuy, dispatch, onReview } = props;
  const { t } = useTranslation('lottery');
  const { currencySymbol } = useBrand();
  const { slip, trace } = state;
  const multiples = multiplesOf(trace);
  const total = slipCost(slip, family.unitCost) * BigInt(timesOver(multiples));
  const full = slipFullness(state);
  const ofYear = drawsForZodiacs(slip, draws, multiples.length);
  if (slip.length === 0)
    return (
      <EmptyState
        icon={<ReceiptText />}
        title={t('slip.empty')}
        text={t('slip.emptyText')}
        className="px-2! py-8!"
      />
    );
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-2 lg:max-h-[45vh] lg:overflow-y-auto">
        {slip.map((line, at) => (
          <Line key={line.id} line={line} number={at + 1} {...props} />
        ))}
      </ul>
      <div className="flex justify-end">
        <Button variant="ghost" size="small" onClick={() => dispatch({ do: 'clear slip' })}>
          {t('slip.clear')}
        </Button>
      </div>
      <TracePanel
        plan={trace}
        draws={draws}
        ofYear={ofYear}
        cost={slipCost(slip, family.unitCost)}
        dispatch={dispatch}
      />
      {!isKept && <p className="text-muted text-sm">{t('slip.notKept')}</p>}
      {full && (
        <p role="alert" className="text-danger text-sm">
          {t(`slip.full.${full}`)}
        </p>
      )}
      <div className="flex items-end justify-between gap-3 border-line border-t pt-4">
        <p className="text-muted text-sm">
          {t('slip.counts', { count: slip.length, draws: displayCount(multiples.length) })}
        </p>
        <p className="figures font-display font-semibold text-2xl text-accent-text leading-none">
          {displayMoney(total, currencySymbol)}
        </p>
      </div>
      {moved ? (
        <MovedDraw moved={moved} onMove={() => dispatch({ do: 'on draw', numero: moved.to })} />
      ) : (
        <Button
          size="large"
          wide
          disabled={!canBuy || full !== undefined || ofYear !== undefined}
          icon={<ArrowRight aria-hidden="true" />}
          onClick={onReview}
        >
          {t('slip.review')}
        </Button>
      )}
    </div>
  );
}

function Line({
  line,
  number,
  state,
  family,
  words,
  draws,
  marked,
  dispatch,
  onEdit,
}: SlipPanelProps & { line: SlipLine; number: number }) {
  const { t } = useTranslation('lottery');
  const { currencySymbol } = useBrand();
  const ownWords = usePlayWords(family.code, line.zodiacsAt);
  const play = playOf(family, line.play);
  if (!play) return null;
  const isMarked = marked?.ids.includes(line.id) ?? false;
  const drawsAt = draws[0]?.drawsAt;
  const isOld = isOfOtherYear(line, drawsAt);
  const draft = draftOfText(play, textAt(line, play, drawsAt));
  return (
    <li
      className={classes(
        'flex gap-2 rounded-medium border bg-raised py-2 pr-1 pl-3.5',
        isMarked
          ? 'border-danger'
          : isOld
            ? 'border-warning'
            : state.editing === line.id
              ? 'border-accent-text'
              : 'border-line',
      )}
    >
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-2">
          <span className="min-w-0 text-muted text-xs leading-snug">
            {fullPlayName(words, play)}
            {line.isHalf && <strong className="ml-1.5 font-medium text-warning">{t('slip.half')}</strong>}
          </span>
        </p>
        <p className="figures line-clamp-2 font-display font-semibold leading-snug wrap-anywhere">
          {selectionWords(ownWords, play, line.text)}
        </p>
        <p className="figures flex flex-wrap justify-between gap-x-3 text-sm">
          <span className="text-muted">
            {t('slip.units', { count: line.units, units: displayCount(line.units), multiple: line.multiple })}
          </span>
          <span className="font-medium">
            {displayMoney(costOf(line.units, family.unitCost, line), currencySymbol)}
          </span>
        </p>
        {isOld && (
          <p className="mt-1 text-sm text-warning">{t('zodiac.otherYear', { numero: draws[0]?.numero })}</p>
        )}
        {isMarked && (
          <p role="alert" className="mt-1 text-danger text-sm">
            {marked?.text}
          </p>
        )}
      </div>
      <div className="flex shrink-0 flex-col justify-center">
        {draft && (
          <IconButton
            size="small"
            label={t('slip.edit', { number })}
            onClick={() => {
              dispatch({ do: 'edit', id: line.id, draft });
              onEdit?.();
            }}
          >
            <Pencil aria-hidden="true" />
          </IconButton>
        )}
        <IconButton
          size="small"
          label={t('slip.remove', { number })}
          onClick={() => dispatch({ do: 'remove', id: line.id })}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}
