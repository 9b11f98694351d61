import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../i18n/languages.ts';
import { currentLanguage } from '../../i18n/words.ts';
import { classes } from '../../ui/classes.ts';
import { CONTROL_LOOK } from '../../ui/field.tsx';
import { type Country, findCountries, initialCountry } from './country-choice.ts';
import { countriesQuery } from './queries.ts';

const CLOSE_AFTER_BLUR_MS = 200;

type NamedCountry = Country & { name: string };

/**
 * Chooses a dialing code: opens on focus, closes 200 ms after blur, reports its code at the start and with each choice. Type
 * to search; arrows and Enter choose, Escape closes.
 */
export function CountryPicker({
  given,
  onDialingCode,
}: {
  /** The dialing code to start with. */
  given?: string | undefined;
  onDialingCode: (dialingCode: string) => void;
}) {
  const { t } = useTranslation('identity');
  const countries = useNamedCountries();
  const [code, setCode] = useState<string>();
  const { data } = useQuery(countriesQuery);
  const first = data && initialCountry(data.list, given, data.current);
  const chosen = countries.find(({ countryCode }) => countryCode === (code ?? first?.countryCode));
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState(0);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  const found = open ? findCountries(countries, typed) : [];

  const startsWith = first?.countryDialingCode;
  const emit = useRef(onDialingCode);
  useEffect(() => {
    emit.current = onDialingCode;
  });
  useEffect(() => {
    if (startsWith !== undefined) emit.current(startsWith);
  }, [startsWith]);
  useEffect(() => () => clearTimeout(closing.current), []);

  function show() {
    clearTimeout(closing.current);
    if (open) return;
    setOpen(true);
    setTyped('');
    setMarked(Math.max(0, chosen ? countries.indexOf(chosen) : 0));
  }
  function close() {
    clearTimeout(closing.current);
    setOpen(false);
  }
  function choose(country: NamedCountry | undefined) {
    if (!country) return;
    setCode(country.countryCode);
    onDialingCode(country.countryDialingCode);
    close();
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      // Only the list closes, not the pop-up it is in.
      event.stopPropagation();
      event.preventDefault();
      close();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (open) choose(found[marked]);
      else show();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) show();
      else setMarked(stepped(marked, event.key === 'ArrowDown' ? 1 : -1, found.length));
    }
  }

  return (
    <div className="relative w-30 shrink-0">
      <Flag country={chosen} className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3" />
      <input
        role="combobox"
        aria-label={t('mobile.country', { name: chosen?.name ?? '' })}
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={open && found[marked] ? `${id}-${found[marked].countryCode}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={open ? typed : chosen ? `+${chosen.countryDialingCode}` : ''}
        placeholder={open && chosen ? `+${chosen.countryDialingCode}` : ''}
        onChange={({ target }) => {
          setTyped(target.value);
          setMarked(0);
          setOpen(true);
        }}
        onFocus={show}
        onClick={show}
        onBlur={() => {
          closing.current = setTimeout(close, CLOSE_AFTER_BLUR_MS);
        }}
        onKeyDown={press}
        className={classes(CONTROL_LOOK, 'figures pr-7 pl-10')}
      />
      <ChevronDown
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-2 size-4 text-muted"
        aria-hidden="true"
      />
      <div
        hidden={!open}
        className="lit absolute top-full left-0 z-30 mt-1 max-h-64 w-[min(20rem,calc(100vw-3rem))] overflow-y-auto overscroll-contain rounded-medium bg-raised p-1"
      >
        <div id={`${id}-list`} role="listbox" aria-label={t('mobile.countries')}>
          {found.map((country, index) => (
            <Option
              key={country.countryCode}
              id={`${id}-${country.countryCode}`}
              country={country}
              chosen={country === chosen}
              marked={index === marked}
              onChoose={() => choose(country)}
            />
          ))}
        </div>
        {open && found.length === 0 && (
          <p className="px-3 py-2 text-muted text-sm">{t('mobile.noCountry')}</p>
        )}
      </div>
    </div>
  );
}

function Option({
  id,
  country,
  chosen,
  marked,
  onChoose,
}: {
  id: string;
  country: NamedCountry;
  chosen: boolean;
  marked: boolean;
  onChoose: () => void;
}) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (marked) row.current?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  return (
    // The field keeps the focus and handles the keys, as the ARIA combobox pattern requires.
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      // Pressing in the list must not take the focus from the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onKeyDown={undefined}
      className={classes(
        'flex h-10 cursor-pointer items-center gap-3 rounded-small px-3 text-sm [contain-intrinsic-size:auto_2.5rem] [content-visibility:auto]',
        marked ? 'bg-surface text-accent-text' : 'text-text',
        chosen && 'font-medium',
      )}
    >
      <Flag country={country} />
      <span className="min-w-0 flex-1 truncate">{country.name}</span>
      <span className="figures text-muted">+{country.countryDialingCode}</span>
    </div>
  );
}

/** Decoration beside a name; its space is kept while the picture loads. */
function Flag({ country, className }: { country: Country | undefined; className?: string }) {
  const { data: flags } = useQuery({
    queryKey: ['brand', 'flags'],
    queryFn: async () => (await import('./country-flags.ts')).COUNTRY_FLAGS,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const address = country && flags?.get(country.countryCode);
  const look = classes('block h-3.5 w-[1.3rem] shrink-0 rounded-[2px]', className);
  if (!address) return <span className={look} aria-hidden="true" />;
  return (
    <img src={address} alt="" loading="lazy" decoding="async" className={classes(look, 'object-cover')} />
  );
}

/** The list by name in the language of the page. */
function useNamedCountries(): readonly NamedCountry[] {
  const { data } = useQuery(countriesQuery);
  const { tag } = LANGUAGES[currentLanguage()];
  return useMemo(() => {
    const names = new Intl.DisplayNames(tag, { type: 'region' });
    return (data?.list ?? [])
      .map((country) => ({ ...country, name: names.of(country.countryCode) ?? country.countryCode }))
      .sort((one, other) => one.name.localeCompare(other.name, tag));
  }, [data, tag]);
}

function stepped(from: number, by: number, count: number): number {
  return count === 0 ? 0 : (from + by + count) % count;
}
