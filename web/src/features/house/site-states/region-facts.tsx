import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../i18n/languages.ts';
import { currentLanguage } from '../../../i18n/words.ts';

/** The source of the country data; its licence (CC BY 4.0) requires this link beside the data. */
const COUNTRY_DATA_URL = 'https://db-ip.com';

/** The address and country the server saw, so that a visitor located wrongly can report them to support. */
export function RegionFacts({ ip, country }: { ip: string; country: string | null }) {
  const { t } = useTranslation('site-states');
  return (
    <>
      <dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-5 gap-y-2 rounded-medium bg-sunken px-5 py-4 text-left">
        <dt className="text-muted">{t('region.ip')}</dt>
        <dd className="figures break-all font-semibold">{ip}</dd>
        <dt className="text-muted">{t('region.country')}</dt>
        <dd className="font-semibold">{country ? countryName(country) : t('region.unknown')}</dd>
      </dl>
      <p className="mt-2 text-right text-muted text-xs">
        <a href={COUNTRY_DATA_URL} target="_blank" rel="noopener" className="underline">
          {t('region.attribution')}
        </a>
      </p>
    </>
  );
}

function countryName(code: string): string {
  return new Intl.DisplayNames(LANGUAGES[currentLanguage()].tag, { type: 'region' }).of(code) ?? code;
}
