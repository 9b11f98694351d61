import type { Front } from '@lanna/contract/house/brands/front';
import type { ShellWanted } from '@lanna/contract/page';
import type { VendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import { localText } from '@lanna/rules/local-text';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../i18n/languages.ts';
import type { PageHead } from '../../../topic.ts';
import { Mark, WIDE_LOGO } from '../header/logo.tsx';
import { PAGE_BLOCK, type PageInDocument } from '../pages/page-in-document.ts';
import { pageAt } from '../topics.ts';
import type { PageFiles } from './bundle-files.ts';
import { Head } from './head.tsx';

/** As `public/first-paint.js` knows it. */
const LOGIN_TEMPLATE = 'written-login';

export interface Written {
  /** Those in sight. */
  pictures: readonly { href: string; urgent: boolean }[];
  content: string;
  /** Of the games the brand has. */
  categories: readonly VendorGroup[];
  results: PageInDocument['results'];
  /** What the content says of the page; undefined where its topic's words say it. */
  head: PageHead | undefined;
  /** The log-in, and the code that follows it. */
  login: { html: string; modules: readonly string[] } | undefined;
}

/** The document of a page; without content it is the shell that the browser fills. */
export function Document({
  page,
  written,
  files,
}: {
  page: ShellWanted;
  written: Written | undefined;
  files: PageFiles;
}) {
  const { t } = useTranslation('shell');
  const { brand, language } = page;
  return (
    <html lang={LANGUAGES[language].tag} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="dark light" />
        {brand && <Head page={page} brand={brand} written={written} />}
        {page.themeColour && <meta name="theme-color" content={page.themeColour} />}
        <script src="/first-paint.js" />
        <link rel="stylesheet" href="/brand.css" />
        {files.styles.map((href) => (
          <link key={href} rel="stylesheet" crossOrigin="anonymous" href={href} />
        ))}
        {written?.pictures.map(({ href, urgent }) => (
          <link key={href} rel="preload" as="image" fetchPriority={urgent ? 'high' : 'low'} href={href} />
        ))}
        {files.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        {/* What is to be seen comes first: code waits until style and pictures are on their way. */}
        <script type="module" crossOrigin="anonymous" fetchPriority="low" src={files.entry} />
        {files.modules.map(({ href, media }) => (
          <link
            key={href}
            rel="modulepreload"
            media={media}
            fetchPriority="low"
            crossOrigin="anonymous"
            href={href}
          />
        ))}
        <link rel="icon" href="/art/mark.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/art/icon-180.png" />
        <link rel="manifest" href={`/manifest.webmanifest?language=${language}`} />
        {brand && (
          <meta
            name="apple-mobile-web-app-title"
            content={localText(brand.name, language, brand.defaultLanguage)}
          />
        )}
        <meta name="apple-mobile-web-app-capable" content="yes" />
        <meta name="mobile-web-app-capable" content="yes" />
        {brand && <DataBlock id="brand" value={brand} />}
        {written && <DataBlock id={PAGE_BLOCK} value={{ language, results: written.results }} />}
      </head>
      <body>
        <noscript>
          <p className="bg-frame p-3 text-center text-muted text-sm">{t('noScript')}</p>
        </noscript>
        {/* Before all that may be pressed. */}
        {written?.login && <LoginTemplate {...written.login} tag={LANGUAGES[language].tag} />}
        {written ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
          <div id="root" dangerouslySetInnerHTML={{ __html: written.content }} />
        ) : (
          <div id="root">{pageAt(page.address)?.frame !== 'bare' && <FirstFrame front={brand?.front} />}</div>
        )}
      </body>
    </html>
  );
}

/** Of no weight until a press opens it (`public/first-paint.js`): its code is asked for then. */
function LoginTemplate({ html, modules, tag }: NonNullable<Written['login']> & { tag: string }) {
  const links = modules.map((href) => `<link rel="modulepreload" crossorigin="anonymous" href="${href}">`);
  const all = { __html: html + links.join('') };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, and names of files
  return <template id={LOGIN_TEMPLATE} data-lang={tag} dangerouslySetInnerHTML={all} />;
}

/** Stands in for the header until the code is there. */
function FirstFrame({ front }: { front: Front | undefined }) {
  return (
    <div className="sky min-h-dvh" aria-hidden="true">
      <div className="flex h-14.25 flex-col border-line border-b bg-frame lg:h-29.5 lg:justify-end">
        <div className="mx-auto flex h-14 w-full max-w-7xl items-center pl-3 lg:h-17 lg:px-6">
          <Mark of={front?.logo ?? front?.mark} className={front?.logo ? WIDE_LOGO : 'size-9'} />
        </div>
      </div>
    </div>
  );
}

/** Data for the page's code, which reads it by the element's id. The browser does not run it, and its text cannot close the element. */
function DataBlock({ id, value }: { id: string; value: unknown }) {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: text of a script cannot be escaped otherwise
  return <script type="application/json" id={id} dangerouslySetInnerHTML={{ __html: json }} />;
}
