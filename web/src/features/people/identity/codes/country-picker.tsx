import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useImageAddress } from '../../../../api/content/image-address.ts';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import { currentLanguage } from '../../../../i18n/words.ts';
import { classes } from '../../../../ui/classes.ts';
import { Combobox } from '../../../../ui/fields/combobox.tsx';
import { countriesQuery } from '../queries.ts';
import { type Country, findCountries, initialCountry } from './country-choice.ts';

type NamedCountry = Country & { name: string };

/** Chooses a dialing code: reports its code at the start and with each choice. */
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

  const startsWith = first?.countryDialingCode;
  const emit = useRef(onDialingCode);
  useEffect(() => {
    emit.current = onDialingCode;
  });
  useEffect(() => {
    if (startsWith !== undefined) emit.current(startsWith);
  }, [startsWith]);

  return (
    <Combobox
      label={t('mobile.country', { name: chosen?.name ?? '' })}
      listLabel={t('mobile.countries')}
      items={countries}
      find={(typed) => findCountries(countries, typed)}
      keyOf={({ countryCode }) => countryCode}
      value={chosen}
      onChoose={({ countryCode, countryDialingCode }) => {
        setCode(countryCode);
        onDialingCode(countryDialingCode);
      }}
      shown={({ countryDialingCode }) => `+${countryDialingCode}`}
      empty={t('mobile.noCountry')}
      before={
        <Flag country={chosen} className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3" />
      }
      className="w-30 shrink-0"
    >
      {(country) => (
        <>
          <Flag country={country} />
          <span className="min-w-0 flex-1">{country.name}</span>
          <span className="figures text-muted">+{country.countryDialingCode}</span>
        </>
      )}
    </Combobox>
  );
}

/** Decoration beside a name; its space is kept while the picture loads. */
function Flag({ country, className }: { country: Country | undefined; className?: string }) {
  const { flag } = useImageAddress();
  const address = country && flag(country.countryCode);
  const variant = classes('block h-3.5 w-[1.3rem] shrink-0 rounded-[2px]', className);
  if (!address) return <span className={variant} aria-hidden="true" />;
  return (
    <img src={address} alt="" loading="lazy" decoding="async" className={classes(variant, 'object-cover')} />
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
