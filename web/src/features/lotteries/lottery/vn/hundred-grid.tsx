import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../../ui/classes.ts';
import { HUNDRED, twoDigits } from './hundred-groups.ts';

interface HundredGridProps {
  label: string;
  picked: readonly number[];
  closed?: readonly string[];
  half?: readonly string[];
  onPick: (picked: number[]) => void;
}

interface Drag {
  from: number;
  to: number;
  /** What was picked before, and whether the drag picks or takes out. */
  before: readonly number[];
  adds: boolean;
}

/**
 * 00 to 99, ten in a row: a press picks one, a drag all numbers between its two corners. The arrows go through it, and two digits that are typed are
 * pressed. Dragging down scrolls the page as anywhere else; a drag that begins sideways picks.
 */
export function HundredGrid({ label, picked, closed = NONE, half = NONE, onPick }: HundredGridProps) {
  const { t } = useTranslation('lottery');
  const grid = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag>(undefined);
  /** The press that ends a drag is none of its own. */
  const dragged = useRef(false);
  const typed = useRef('');
  const [current, setCurrent] = useState(0);
  const isClosed = (number: number) => closed.includes(twoDigits(number));

  function toggle(number: number) {
    if (picked.includes(number)) onPick(picked.filter((one) => one !== number));
    else if (!isClosed(number)) onPick([...picked, number].sort((a, b) => a - b));
  }

  function begin(event: PointerEvent) {
    const number = numberUnder(event);
    dragged.current = false;
    if (number === undefined || event.button !== 0) return;
    drag.current = { from: number, to: number, before: picked, adds: !picked.includes(number) };
  }

  function go(event: PointerEvent) {
    const now = drag.current;
    const number = numberUnder(event);
    if (!now || number === undefined || number === now.to) return;
    now.to = number;
    dragged.current = true;
    const within = between(now.from, number);
    onPick(
      HUNDRED.filter((one) =>
        within.includes(one)
          ? now.adds && (!isClosed(one) || now.before.includes(one))
          : now.before.includes(one),
      ),
    );
  }

  function end() {
    drag.current = undefined;
  }

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^\d$/.test(event.key)) {
      const digits = typed.current + event.key;
      typed.current = digits.length < 2 ? digits : '';
      if (digits.length === 2) {
        toggle(Number(digits));
        focus(Number(digits));
      }
      return;
    }
    typed.current = '';
    const to = nextNumber(event.key, current);
    if (to === undefined) return;
    event.preventDefault();
    focus(to);
  }

  function focus(number: number) {
    setCurrent(number);
    grid.current?.querySelector<HTMLElement>(`[data-number="${number}"]`)?.focus();
  }

  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys inside are what is used; it hears drags and arrows for all of them */}
      <div
        ref={grid}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
        onPointerLeave={end}
        onKeyDown={press}
        className="-mx-1.5 grid touch-pan-y select-none grid-cols-10 gap-[3px] sm:mx-0 sm:gap-1.5"
      >
        {HUNDRED.map((number) => {
          const text = twoDigits(number);
          const isPicked = picked.includes(number);
          const rule = closed.includes(text) ? 'closed' : half.includes(text) ? 'half' : undefined;
          return (
            <button
              key={number}
              type="button"
              data-number={number}
              aria-pressed={isPicked}
              aria-disabled={(rule === 'closed' && !isPicked) || undefined}
              aria-label={rule ? `${text} ${t(`hundred.${rule}`)}` : undefined}
              tabIndex={number === current ? 0 : -1}
              onFocus={() => setCurrent(number)}
              onClick={() => dragged.current || toggle(number)}
              className={classes(
                'figures relative flex h-10 min-w-0 items-center justify-center rounded-small border font-display font-medium text-sm transition-colors sm:text-base',
                isPicked
                  ? 'lantern border-transparent font-semibold'
                  : 'border-line bg-raised hover:border-accent-text hover:text-accent-text',
                !isPicked && rule === 'closed' && 'text-muted line-through decoration-danger',
                !isPicked && rule === 'half' && 'border-warning/60 text-warning',
              )}
            >
              {text}
            </button>
          );
        })}
      </div>
      <Legend hasClosed={closed.length > 0} hasHalf={half.length > 0} />
    </fieldset>
  );
}

function Legend({ hasClosed, hasHalf }: { hasClosed: boolean; hasHalf: boolean }) {
  const { t } = useTranslation('lottery');
  if (!hasClosed && !hasHalf) return null;
  return (
    <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-muted text-xs">
      {hasClosed && (
        <span>
          <span aria-hidden="true" className="figures mr-1.5 line-through decoration-danger">
            00
          </span>
          {t('hundred.closed')}
        </span>
      )}
      {hasHalf && (
        <span>
          <span aria-hidden="true" className="figures mr-1.5 text-warning">
            00
          </span>
          {t('hundred.half')}
        </span>
      )}
    </p>
  );
}

const NONE: readonly string[] = [];

/** Touch keeps the pointer at the key it began on: what lies beneath the finger is asked for. */
function numberUnder({ clientX, clientY }: PointerEvent): number | undefined {
  const number = document
    .elementFromPoint(clientX, clientY)
    ?.closest<HTMLElement>('[data-number]')
    ?.getAttribute('data-number');
  return number == null ? undefined : Number(number);
}

/** All numbers of the rectangle two of them span. */
function between(one: number, other: number): number[] {
  const [top, bottom] = ordered(Math.floor(one / 10), Math.floor(other / 10));
  const [left, right] = ordered(one % 10, other % 10);
  return HUNDRED.filter((number) => {
    const [row, column] = [Math.floor(number / 10), number % 10];
    return row >= top && row <= bottom && column >= left && column <= right;
  });
}

function ordered(one: number, other: number): [number, number] {
  return one < other ? [one, other] : [other, one];
}

function nextNumber(key: string, current: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % 100;
    case 'ArrowLeft':
      return (current + 99) % 100;
    case 'ArrowDown':
      return (current + 10) % 100;
    case 'ArrowUp':
      return (current + 90) % 100;
    case 'Home':
      return 0;
    case 'End':
      return 99;
  }
  return undefined;
}
