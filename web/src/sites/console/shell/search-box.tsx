import { SEARCH_MAX } from '@lanna/contract/ops-list';
import { Search } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { useGoTo } from '../../../console/console-link.tsx';
import { classes } from '../../../ui/classes.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { type Destination, useDestinations } from './use-destinations.ts';

/** One field that finds a page, a member, a round, a transfer, a game: by id, name or number. `/` and ⌘K lead to it. */
export function SearchBox({ onGone, focus = false }: { onGone?: () => void; focus?: boolean }) {
  const { t } = useTranslation('console-shell');
  const words = useRefusalText();
  const goTo = useGoTo();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const { destinations, isPending, error } = useDestinations(open ? typed : '');
  const isShown = open && typed.trim() !== '';
  const current = Math.min(active, destinations.length - 1);

  useShortcut(input);

  function go(at: number) {
    const chosen = destinations[at];
    if (!chosen) return;
    goTo(chosen.href);
    setTyped('');
    setOpen(false);
    input.current?.blur();
    onGone?.();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const by = event.key === 'ArrowDown' ? 1 : -1;
      setActive((current + by + destinations.length) % Math.max(1, destinations.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      go(current);
    } else if (event.key === 'Escape' && isShown) {
      // Else the browser empties the field.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  }

  function said() {
    if (error) return words(error);
    if (destinations.length > 0) return t('search.found', { count: destinations.length });
    return isPending ? t('search.looking') : t('search.nothing');
  }

  return (
    <search className="relative w-full max-w-xl">
      <Search
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
        aria-hidden="true"
      />
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-label={t('search.label')}
        aria-expanded={isShown}
        aria-controls={isShown ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isShown && current >= 0 ? `${id}-${current}` : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={SEARCH_MAX}
        // In its own dialog on a phone, which was opened to type.
        // biome-ignore lint/a11y/noAutofocus: see above
        autoFocus={focus}
        placeholder={t('search.placeholder')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
        className="h-control w-full rounded-medium border border-line bg-raised pr-18 pl-9 text-sm placeholder:text-muted hover:border-control-line focus-visible:border-focus focus-visible:bg-surface focus-visible:outline-1 focus-visible:outline-offset-0 [&::-webkit-search-cancel-button]:hidden"
      />
      <FieldMark isPending={isPending && isShown} />
      {isShown && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it does nothing but leave the focus where it is
        <div
          className="absolute inset-x-0 top-full z-50 mt-1.5 max-h-[70dvh] overflow-y-auto rounded-medium border border-line bg-surface p-1 shadow-float"
          // A press inside must not take the focus from the field first.
          onMouseDown={(event) => event.preventDefault()}
        >
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label={t('search.label')}
            hidden={destinations.length === 0}
          >
            {destinations.map((destination, at) => (
              <Found
                key={destination.key}
                id={`${id}-${at}`}
                destination={destination}
                isCurrent={at === current}
                onPoint={() => setActive(at)}
                onPress={() => go(at)}
              />
            ))}
          </div>
          <p
            role="status"
            className={classes('px-3 py-2 text-muted text-sm', destinations.length > 0 && 'sr-only')}
          >
            {said()}
          </p>
        </div>
      )}
    </search>
  );
}

/** `/` and ⌘K lead to the field, wherever the focus is and nothing is typed. */
function useShortcut(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    function called(event: globalThis.KeyboardEvent) {
      // By the place of the key: on a Thai keyboard it writes another letter.
      const isCommand = (event.metaKey || event.ctrlKey) && event.code === 'KeyK';
      if (!isCommand && (event.key !== '/' || event.metaKey || event.ctrlKey || isTyping(event.target)))
        return;
      // Where there is no room for the field, its button answers.
      if (!input.current?.checkVisibility()) return;
      event.preventDefault();
      input.current.focus();
      input.current.select();
    }
    document.addEventListener('keydown', called);
    return () => document.removeEventListener('keydown', called);
  }, [input]);
}

const IS_MAC = /Mac|iP(hone|ad)/.test(navigator.platform);

function FieldMark({ isPending }: { isPending: boolean }) {
  return (
    <span className="absolute top-1/2 right-2.5 -translate-y-1/2 text-muted" aria-hidden="true">
      {isPending ? (
        <Spinner className="size-4" />
      ) : (
        <kbd className="rounded-small border border-line px-1.5 py-0.5 text-xs max-lg:hidden">
          {IS_MAC ? '⌘ K' : 'Ctrl K'}
        </kbd>
      )}
    </span>
  );
}

function Found({
  id,
  destination: { group, icon: Icon, title, detail },
  isCurrent,
  onPoint,
  onPress,
}: {
  id: string;
  destination: Destination;
  isCurrent: boolean;
  onPoint: () => void;
  onPress: () => void;
}) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isCurrent}
      onMouseMove={onPoint}
      // Not a click: the field would lose the focus, and with it its list, before there is one.
      onMouseDown={onPress}
      // The field has the keys.
      tabIndex={-1}
      className={classes(
        'flex min-h-10 cursor-pointer items-center gap-3 rounded-small px-3 py-1.5 text-sm',
        isCurrent && 'bg-chosen',
      )}
    >
      <Icon className="size-4 shrink-0 text-muted" aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{title}</span>
        {detail && <span className="block truncate text-muted text-xs">{detail}</span>}
      </span>
      <span className="shrink-0 text-muted text-xs">{group}</span>
    </div>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
