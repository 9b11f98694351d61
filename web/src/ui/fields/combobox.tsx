import { Combobox as Base } from '@base-ui/react/combobox';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import { CONTROL_LOOK } from './field.tsx';

const CLOSE_AFTER_BLUR_MS = 200;

export interface ComboboxProps<Item> {
  /** Read by screen readers; the field has no label of its own. */
  label: string;
  /** The name of the list. */
  listLabel: string;
  items: readonly Item[];
  /** The items a typed text leaves, in their order; all of them for an empty one. */
  find: (typed: string) => readonly Item[];
  keyOf: (item: Item) => string;
  value: Item | undefined;
  onChoose: (item: Item) => void;
  /** The text of the field while the list is closed. */
  shown: (item: Item) => string;
  /** One line of the list. */
  children: (item: Item) => ReactNode;
  /** When nothing was found. */
  empty: string;
  /** Before the text of the field. */
  before?: ReactNode;
  className?: string;
}

/**
 * A field that finds and chooses one of many. The list opens on focus and closes 200 ms after blur; what is typed only
 * searches, and what was chosen stays until something else is.
 */
export function Combobox<Item>({
  label,
  listLabel,
  items,
  find,
  keyOf,
  value,
  onChoose,
  shown,
  children,
  empty,
  before,
  className,
}: ComboboxProps<Item>) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);
  const text = value === undefined ? '' : shown(value);

  function show() {
    clearTimeout(closing.current);
    if (open) return;
    setTyped('');
    setOpen(true);
  }
  function close() {
    clearTimeout(closing.current);
    setOpen(false);
  }
  function pressWhileClosed(event: KeyboardEvent & { preventBaseUIHandler(): void }) {
    if (open) return;
    // Clearing the choice is not offered: Escape is for the pop-up around the field.
    if (event.key === 'Escape') event.preventBaseUIHandler();
    if (event.key !== 'Enter') return;
    // Enter opens the list rather than sending the form.
    event.preventDefault();
    event.preventBaseUIHandler();
    show();
  }

  return (
    <Base.Root
      items={items}
      filteredItems={find(open ? typed : '')}
      value={value ?? null}
      onValueChange={(item) => item !== null && onChoose(item)}
      isItemEqualToValue={(one, other) => keyOf(one) === keyOf(other)}
      itemToStringLabel={shown}
      inputValue={open ? typed : text}
      onInputValueChange={(next, { reason }) => reason === 'input-change' && setTyped(next)}
      open={open}
      onOpenChange={(opens, { reason }) => {
        if (opens) show();
        // Leaving the field closes it by its own delay, so that a press in the list still counts.
        else if (reason !== 'focus-out') close();
      }}
      autoHighlight
    >
      <span className={classes('relative block', className)}>
        {before}
        <Base.Input
          aria-label={label}
          autoComplete="off"
          spellCheck={false}
          placeholder={open ? text : ''}
          onFocus={show}
          onBlur={() => {
            closing.current = setTimeout(close, CLOSE_AFTER_BLUR_MS);
          }}
          onKeyDown={pressWhileClosed}
          className={classes(CONTROL_LOOK, 'figures pr-7', before !== undefined && 'pl-10')}
        />
        <ChevronDown
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-2 size-4 text-muted"
          aria-hidden="true"
        />
      </span>
      <Base.Portal>
        <Base.Positioner sideOffset={4} align="start" collisionPadding={12} className="z-60">
          <Base.Popup className="lit overflow-hidden w-[min(20rem,calc(100vw-3rem))] rounded-medium bg-raised shadow-float">
            <Base.Empty className="px-4 py-3 text-muted text-sm empty:hidden">{empty}</Base.Empty>
            <Base.List
              aria-label={listLabel}
              className="max-h-[min(16rem,var(--available-height))] overflow-y-auto overscroll-contain p-1 outline-none data-empty:p-0"
            >
              {(item: Item) => (
                <Base.Item key={keyOf(item)} value={item} className={ITEM_LOOK}>
                  {children(item)}
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const ITEM_LOOK = classes(
  'flex h-10 cursor-pointer items-center gap-3 rounded-small px-3 text-sm text-text outline-none',
  '[contain-intrinsic-size:auto_2.5rem] [content-visibility:auto]',
  'data-highlighted:bg-surface data-highlighted:text-accent-text data-selected:font-medium',
);
