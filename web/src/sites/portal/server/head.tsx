import type { Value } from '@lanna/contract/endpoint';
import type { whitelabel } from '@lanna/contract/house/brands/brand';
import type { ShellWanted } from '@lanna/contract/page';
import type { Language } from '@lanna/contract/people/members/members';
import { localText } from '@lanna/rules/local-text';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../i18n/languages.ts';
import { readSearch } from '../pages/location.ts';
import { headTitle } from '../pages/page-head.ts';
import { pageAt } from '../topics.ts';
import type { Written } from './document.tsx';
import { pageDescription } from './page-description.ts';

/** As Open Graph names a language: with the country most of its readers are of. */
const LOCALES = {
  TH: 'th_TH',
  EN: 'en_US',
  CN: 'zh_CN',
  ID: 'id_ID',
  PT: 'pt_BR',
  TY: 'tr_TR',
  VI: 'vi_VN',
} as const satisfies Record<Language, string>;

/** What the tab, search engines and those who share the page are shown of it: in this language, and where it is in the others. */
export function Head({
  page: { address, language, origin },
  brand,
  written,
}: {
  page: ShellWanted;
  brand: Value<typeof whitelabel>;
  written: Written | undefined;
}) {
  const { t, i18n } = useTranslation('shell');
  const [path = address, query = ''] = address.split('?', 2);
  const entry = pageAt(path);
  const head = written?.head;
  const name = localText(brand.name, language, brand.defaultLanguage);
  const title = headTitle({ i18n, entry, head, brand: name, slogan: sloganOf(brand, language) });
  const description =
    head?.description ??
    (entry?.head
      ? i18n.t(entry.head.description as never, { brand: name })
      : pageDescription(brand, { categories: written?.categories ?? [], language, t }));
  const indexed = entry !== undefined && !entry.unlisted && !entry.overlay;
  const search = readSearch(query);
  const canonical = new URLSearchParams(
    (entry?.canonicalSearch ?? []).flatMap((word) => (search[word] ? [[word, search[word]]] : [])),
  );
  const addressIn = (one: Language) => {
    const words = new URLSearchParams(canonical);
    if (one !== brand.defaultLanguage) words.set('lang', LANGUAGES[one].tag);
    return `${origin}${entry?.path ?? path}${words.size > 0 ? `?${words}` : ''}`;
  };
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {!indexed && <meta name="robots" content="noindex" />}
      {origin && indexed && (
        <>
          <link rel="canonical" href={addressIn(language)} />
          {brand.languages.map((one) => (
            <link key={one} rel="alternate" hrefLang={LANGUAGES[one].tag} href={addressIn(one)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn(brand.defaultLanguage)} />
          <meta property="og:url" content={addressIn(language)} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={name} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta
            property="og:image"
            content={`${origin}${head?.picture ?? `/art/share/${brand.front.hero}.png`}`}
          />
          <meta property="og:locale" content={LOCALES[language]} />
          {brand.languages
            .filter((one) => one !== language)
            .map((one) => (
              <meta key={one} property="og:locale:alternate" content={LOCALES[one]} />
            ))}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}

function sloganOf(brand: Value<typeof whitelabel>, language: Language): string | undefined {
  return brand.front.slogan
    ? localText(brand.front.slogan.title, language, brand.defaultLanguage)
    : undefined;
}
