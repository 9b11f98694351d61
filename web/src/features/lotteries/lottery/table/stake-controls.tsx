import type { MoneyUnit } from '@lanna/rules/lotteries/lottery/plays/payout';
import { pointsBetween } from '@lanna/rules/lotteries/lottery/plays/price-mode';
import { Minus, Plus } from 'lucide-react';
import { type Dispatch, memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { classes } from '../../../../ui/classes.ts';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import type { Terms } from '../terms.ts';
import { multipleBetween } from '../trace/trace-plan.ts';
import type { TableAction, TableState } from './table-state.ts';

const UNITS: readonly MoneyUnit[] = ['1', '0.1', '0.01', '0.001'];
/** Segments that share the width they have. */
export const EVEN = '*:min-w-0 *:flex-1 *:justify-center *:px-1.5!';
const QUICK_MULTIPLES = [1, 5, 10, 50, 100];

/** How much is staked: what a unit counts, how many times over, and prize against rebate. */
export const StakeControls = memo(function StakeControls({
  moneyUnit,
  multiple,
  unitCost,
  each,
  modes,
  mode,
  prices,
  rebate,
  dispatch,
}: Pick<TableState, 'moneyUnit' | 'multiple'> & {
  unitCost: 1 | 2;
  /** Units of one number. */
  each: number;
  modes: Terms['modes'];
  mode: number;
  /** What one unit pays at this mode, in words. */
  prices: string;
  /** What of the stake comes back beside it, in steps of the mode. */
  rebate: number;
  dispatch: Dispatch<TableAction>;
}) {
  const { t } = useTranslation('lottery');
  const { currencySymbol } = useBrand();
  const ofWhat = each > 1 ? t('stake.number') : t('stake.unit');
  return (
    <section aria-label={t('stake.title')} className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      <div className="flex flex-col gap-1.5">
        <p aria-hidden="true" className="text-muted text-sm">
          {ofWhat}
        </p>
        <Segments
          oneLine
          label={ofWhat}
          value={moneyUnit}
          className={EVEN}
          onValueChange={(unit) => dispatch({ do: 'money unit', moneyUnit: unit })}
          segments={UNITS.map((value) => ({
            value,
            label: <span className="figures">{`${currencySymbol}${costAt(value, unitCost * each)}`}</span>,
          }))}
        />
      </div>
      <div className="flex flex-col gap-1.5">
        <MultipleField
          label={t('stake.multiple')}
          value={multiple}
          onValueChange={(count) => dispatch({ do: 'multiple', multiple: count })}
        />
        <div className="no-scrollbar flex gap-1.5 overflow-x-auto">
          {QUICK_MULTIPLES.map((count) => (
            <button
              key={count}
              type="button"
              aria-pressed={multiple === count}
              onClick={() => dispatch({ do: 'multiple', multiple: count })}
              className="figures h-8 min-w-11 flex-1 whitespace-nowrap rounded-full border border-control-line px-1 text-muted text-sm transition-colors hover:text-text aria-pressed:border-accent-text aria-pressed:bg-raised aria-pressed:text-accent-text"
            >
              ×{count}
            </button>
          ))}
        </div>
      </div>
      {modes.min < modes.max && (
        <ModeSlider
          modes={modes}
          mode={mode}
          prices={prices}
          steps={rebate}
          onMode={(next) => dispatch({ do: 'mode', mode: next })}
        />
      )}
    </section>
  );
});

/** A count that is typed, or counted up and down. */
export function MultipleField({
  label,
  value,
  onValueChange,
  quiet = false,
  className,
}: {
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  quiet?: boolean;
  className?: string;
}) {
  const { t } = useTranslation('lottery');
  const id = useId();
  // While it is typed it may be empty; what counts is what was there.
  const [typed, setTyped] = useState<string>();
  const isUnread = Boolean(typed) && wholeCount(typed ?? '') === undefined;
  return (
    <div className={classes('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={quiet ? 'sr-only' : 'text-muted text-sm'}>
        {label}
      </label>
      <span className="flex h-control items-center rounded-medium border border-control-line bg-sunken">
        <IconButton
          label={t('stake.less', { what: label })}
          disabled={value <= 1}
          onClick={() => onValueChange(value - 1)}
        >
          <Minus aria-hidden="true" />
        </IconButton>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={isUnread || undefined}
          value={typed ?? value}
          onChange={({ target }) => {
            const text = target.value.slice(0, 8);
            setTyped(text);
            const count = wholeCount(text);
            if (count !== undefined) onValueChange(multipleBetween(count));
          }}
          onBlur={() => setTyped(undefined)}
          onFocus={({ target }) => target.select()}
          className="figures h-full w-full min-w-12 bg-transparent text-center font-display font-semibold text-lg focus-visible:outline-none aria-invalid:text-danger"
        />
        <IconButton label={t('stake.more', { what: label })} onClick={() => onValueChange(value + 1)}>
          <Plus aria-hidden="true" />
        </IconButton>
      </span>
    </div>
  );
}

/** Between the largest prize and the largest rebate: each step moves as much from one to the other, while both together are below their bound. */
function ModeSlider({
  modes,
  mode,
  prices,
  steps,
  onMode,
}: {
  modes: Terms['modes'];
  mode: number;
  prices: string;
  steps: number;
  onMode: (mode: number) => void;
}) {
  const { t } = useTranslation('lottery');
  const id = useId();
  const rebate = rebateText(steps);
  return (
    <div className="flex flex-col gap-1 sm:col-span-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="text-muted text-sm">
          {t('mode.label')}
        </label>
        <p aria-hidden="true" className="figures text-sm">
          {t('mode.value', { prices, rebate })}
        </p>
      </div>
      <input
        id={id}
        type="range"
        min={modes.min}
        max={modes.max}
        step={modes.step}
        value={mode}
        aria-valuetext={t('mode.value', { prices, rebate })}
        onChange={({ target }) => onMode(Number(target.value))}
        className="h-8 w-full cursor-pointer accent-accent"
      />
      <p aria-hidden="true" className="flex justify-between text-muted text-xs">
        <span>{t('mode.moreRebate')}</span>
        <span>{t('mode.morePrize')}</span>
      </p>
      {steps < modes.own - mode && <p className="text-muted text-xs">{t('mode.bounded')}</p>}
    </div>
  );
}

/** `2.50%`: one step of a mode is a twentieth of a per cent. */
function rebateText(steps: number): string {
  return `${(pointsBetween(steps, 0) / 100).toFixed(2)}%`;
}

/** Written out: `0.027`. */
function costAt(unit: MoneyUnit, cost: number): string {
  return String(Number((cost * Number(unit)).toFixed(3)));
}

/** A count has no decimals and no marks: `2,5` and `1.000` are not read as 25 and 1000. */
function wholeCount(typed: string): number | undefined {
  const digits = typed.trim().replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));
  return /^\d{1,6}$/.test(digits) ? Number(digits) : undefined;
}
