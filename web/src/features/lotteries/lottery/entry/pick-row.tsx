import type { RowShape } from '@lanna/rules/lotteries/lottery/play';
import { type Dispatch, type KeyboardEvent, memo, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../../ui/classes.ts';
import type { KeyStyle } from './key-style.ts';
import { type QuickKey, quickKeysOf, valuesOf } from './pick.ts';

export interface PickRowProps {
  row: RowShape;
  /** Its name in words. */
  name: string;
  picked: readonly number[];
  labelOf: (value: number) => string;
  /** What stands under an option: its price. */
  noteOf?: ((value: number) => string | undefined) | undefined;
  variant?: KeyStyle | undefined;
  /** When the draw is that is bet on. */
  drawsAt: number;
  onToggle: Dispatch<number>;
  onQuick: Dispatch<QuickKey>;
  onGroup: Dispatch<readonly number[]>;
}

/** One row of keys. The arrow keys go through it, and up and down to the next; a digit that is typed is pressed. */
export const PickRow = memo(function PickRow(props: PickRowProps) {
  const { row, name, picked, labelOf, noteOf, variant, drawsAt, onToggle, onQuick, onGroup } = props;
  const { t } = useTranslation('lottery');
  const id = useId();
  const keys = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const values = valuesOf(row.symbols);
  const bounds = boundsText(t, row);
  const isFull = picked.length >= row.max && row.max > 1;

  function move(event: KeyboardEvent) {
    const typed = /^\d$/.test(event.key) && row.symbols.kind === 'numbers' ? Number(event.key) : undefined;
    if (typed !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey) {
      // Of two digits the key 0 is ten.
      const value = typed === 0 && !values.includes(0) ? 10 : typed;
      if (values.includes(value)) onToggle(value);
      return;
    }
    const to = nextKey(event.key, current, values.length);
    if (to === undefined) {
      if (event.key === 'ArrowUp' || event.key === 'ArrowDown') goToRow(event);
      return;
    }
    event.preventDefault();
    setCurrent(to);
    keyAt(keys.current, to)?.focus();
  }

  function goToRow(event: KeyboardEvent) {
    const all = [
      ...(keys.current?.closest('[data-grid]')?.querySelectorAll<HTMLElement>('[data-keys]') ?? []),
    ];
    const at = keys.current ? all.indexOf(keys.current) : -1;
    const next = keyAt(all[at + (event.key === 'ArrowDown' ? 1 : -1)], current);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-2 border-line border-b pb-4 last:border-b-0 last:pb-0">
      <legend className="sr-only">{name}</legend>
      <div className="flex min-h-9 items-center justify-between gap-2">
        <div aria-hidden="true" className="min-w-0 leading-tight">
          <p className="flex items-center gap-1.5 font-display font-medium">
            <span className="min-w-0">{name}</span>
            {picked.length > 0 && (
              <span className="figures inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded-full bg-raised px-1 font-normal font-text text-accent-text text-xs">
                {picked.length}
              </span>
            )}
          </p>
          {bounds !== '' && <p className="text-muted text-xs">{bounds}</p>}
        </div>
        <QuickKeys row={row} name={name} onQuick={onQuick} />
      </div>
      {variant?.Groups && <variant.Groups row={row} picked={picked} drawsAt={drawsAt} onGroup={onGroup} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys inside are what is used; it hears the arrows for all of them */}
      <div
        ref={keys}
        data-keys
        onKeyDown={move}
        className={classes(
          'grid gap-2',
          variant?.columns?.(row) ??
            (isNumbers(row) ? columnsOf(values.length) : optionColumns(values.length)),
        )}
      >
        {values.map((value, at) => {
          const isPicked = picked.includes(value);
          return (
            <PickKey
              key={value}
              id={`${id}-${value}`}
              {...{ row, name, value, at, labelOf, noteOf, variant, drawsAt, onToggle, isPicked }}
              isOff={isFull && !isPicked}
              isCurrent={at === current}
              onCurrent={setCurrent}
            />
          );
        })}
      </div>
    </fieldset>
  );
});

interface PickKeyProps
  extends Pick<PickRowProps, 'row' | 'name' | 'labelOf' | 'noteOf' | 'variant' | 'drawsAt' | 'onToggle'> {
  id: string;
  value: number;
  /** Its place in the row. */
  at: number;
  isPicked: boolean;
  isOff: boolean;
  /** The one key of the row that Tab comes to. */
  isCurrent: boolean;
  onCurrent: Dispatch<number>;
}

/** By itself, so that a press draws the key pressed and not all of its row. */
const PickKey = memo(function PickKey(props: PickKeyProps) {
  const { row, name, id, value, at, isPicked, isOff, isCurrent, labelOf, variant, drawsAt } = props;
  const { t } = useTranslation('lottery');
  const isNumber = isNumbers(row);
  const note = props.noteOf?.(value);
  return (
    <button
      type="button"
      id={id}
      aria-pressed={isPicked}
      aria-disabled={isOff || undefined}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={() => props.onCurrent(at)}
      onClick={() => props.onToggle(value)}
      className={classes(
        KEY,
        variant?.shape?.(row) ?? (isNumber ? KEY_ROUND : KEY_WIDE),
        isPicked ? 'lantern' : KEY_FREE,
      )}
    >
      <span className="sr-only">{t('row.key', { row: name, value: labelOf(value) })}</span>
      <span aria-hidden="true" className="contents">
        {variant?.face(row, value, drawsAt) ?? <span>{labelOf(value)}</span>}
      </span>
      {note !== undefined && (
        <span
          aria-hidden="true"
          className={classes('figures font-normal font-text text-xs', !isPicked && 'text-muted')}
        >
          {note}
        </span>
      )}
    </button>
  );
});

function isNumbers({ symbols }: RowShape): boolean {
  return symbols.kind === 'numbers' || valuesOf(symbols).length > 11;
}

const QuickKeys = memo(function QuickKeys({
  row,
  name,
  onQuick,
}: Pick<PickRowProps, 'row' | 'name' | 'onQuick'>) {
  const { t } = useTranslation('lottery');
  const keys = quickKeysOf(row);
  if (keys.length === 0) return null;
  return (
    <div className="flex shrink-0 overflow-hidden rounded-full border border-line bg-sunken">
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          aria-label={t('row.quickKey', { row: name, key: t(`quick.${key}`) })}
          onClick={() => onQuick(key)}
          className={classes(
            'h-8 min-w-8 whitespace-nowrap px-1.5 text-muted text-xs transition-colors hover:bg-raised hover:text-accent-text sm:min-w-11 sm:px-3',
            'focus-visible:-outline-offset-2 active:bg-raised active:text-accent-text',
          )}
        >
          {t(`quick.${key}`)}
        </button>
      ))}
    </div>
  );
});

type T = ReturnType<typeof useTranslation<'lottery'>>['t'];

function boundsText(t: T, { min, max, symbols }: RowShape): string {
  if (max === 1) return t('row.one');
  if (max < valuesOf(symbols).length) return t('row.between', { min, max });
  return min > 1 ? t('row.least', { min }) : '';
}

function nextKey(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (current + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
  }
  return undefined;
}

function keyAt(keys: Element | null | undefined, at: number): HTMLElement | undefined {
  const all = keys?.querySelectorAll<HTMLElement>('button[aria-pressed]');
  return all?.[Math.min(at, all.length - 1)];
}

function columnsOf(count: number): string {
  if (count <= 10) return 'grid-cols-5 sm:grid-cols-10';
  if (count === 11) return 'grid-cols-6 sm:grid-cols-11';
  return 'grid-cols-6 sm:grid-cols-9 xl:grid-cols-10';
}

function optionColumns(count: number): string {
  if (count <= 3) return 'grid-cols-3';
  if (count === 4) return 'grid-cols-4';
  return 'grid-cols-3 sm:grid-cols-5';
}

const KEY = classes(
  'relative flex min-w-0 select-none flex-col items-center justify-center font-display font-semibold leading-tight transition-[background-color,border-color,color,scale]',
  'touch-manipulation active:scale-95 aria-disabled:opacity-45',
);
const KEY_ROUND = 'mx-auto h-11 w-full max-w-16 rounded-full text-lg';
const KEY_WIDE = 'min-h-13 rounded-medium px-1.5 py-1.5 text-base';
const KEY_FREE =
  'border border-control-line bg-raised text-text shadow-near hover:border-accent-text hover:text-accent-text';
