import { X } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../../../ui/fields/checkbox.tsx';
import { Combobox } from '../../../../../ui/fields/combobox.tsx';
import { countryName, listCountries } from './countries.ts';
import type { ControlProps } from './setting-control.tsx';

interface Country {
  code: string;
  name: string;
}

/** Countries, found by name or code. `noneLabel`: null means something of its own, chosen by a tick. */
export function CountriesControl({
  value,
  onChange,
  disabled,
  noneLabel,
}: (ControlProps<string[]> | ControlProps<string[] | null>) & { noneLabel?: string }) {
  const { t, i18n } = useTranslation('brands-console');
  const change = onChange as (next: string[] | null) => void;
  const all = useMemo(() => listCountries(i18n.language), [i18n.language]);
  const chosen = value ?? [];
  return (
    <div className="flex max-w-xl flex-col gap-2.5">
      {noneLabel && (
        <Checkbox
          label={noneLabel}
          disabled={disabled}
          checked={value === null}
          onChange={(event) => change(event.target.checked ? null : ['TH'])}
        />
      )}
      {value !== null && !disabled && (
        <div className="flex max-w-sm flex-col gap-1">
          <span className="text-muted text-xs" aria-hidden="true">
            {t('edit.addCountry')}
          </span>
          <Combobox<Country>
            label={t('edit.addCountry')}
            listLabel={t('edit.countries')}
            items={all}
            find={(typed) => found(all, chosen, typed)}
            keyOf={({ code }) => code}
            value={undefined}
            onChoose={({ code }) => change([...chosen, code].sort())}
            shown={({ name }) => name}
            empty={t('edit.noCountry')}
          >
            {({ code, name }) => (
              <>
                <span className="figures w-7 text-muted">{code}</span>
                <span className="truncate">{name}</span>
              </>
            )}
          </Combobox>
        </div>
      )}
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {chosen.map((code) => (
            <li
              key={code}
              className="inline-flex h-7 items-center gap-1.5 rounded-small border border-line bg-raised pr-1 pl-2.5 text-sm"
            >
              {countryName(code, i18n.language)}
              <button
                type="button"
                disabled={disabled}
                aria-label={t('edit.remove', { name: countryName(code, i18n.language) })}
                onClick={() => change(chosen.filter((one) => one !== code))}
                className="inline-flex size-6 items-center justify-center rounded-small text-muted hover:text-text disabled:hidden"
              >
                <X className="size-3.5" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function found(all: readonly Country[], chosen: readonly string[], typed: string): Country[] {
  const wanted = typed.trim().toLocaleLowerCase();
  return all.filter(
    ({ code, name }) =>
      !chosen.includes(code) && (name.toLocaleLowerCase().includes(wanted) || code.toLowerCase() === wanted),
  );
}
