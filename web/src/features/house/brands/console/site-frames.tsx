import { PREVIEW_WORD } from '@lanna/contract/house/brands/new-brand-ops';
import { LANGUAGE_TAGS } from '@lanna/contract/languages';
import { LANGUAGES, type Language } from '@lanna/rules/local-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../../console/panel.tsx';
import { LANGUAGES as NAMES } from '../../../../i18n/languages.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import type { PreviewPass } from './use-preview-pass.ts';

/** Pages that show most of what is set of a brand. */
const PAGES = {
  home: '/',
  promotions: '/promotions',
  help: '/help',
  vip: '/vip',
  down: '/down',
  join: '/join',
} as const;
type PageName = keyof typeof PAGES;
const PAGE_NAMES = Object.keys(PAGES) as PageName[];

/** Of a phone and of a common desktop. */
const SIZES = {
  phone: { width: 390, height: 780 },
  desktop: { width: 1280, height: 800 },
} as const;

/** Pages of a brand's site as they are written for visitors, at the widths of a phone and a desktop. */
export function SiteFrames({ pass }: { pass: PreviewPass | undefined }) {
  const { t } = useTranslation('brands-console');
  const [page, setPage] = useState<PageName>('home');
  const [language, setLanguage] = useState<Language | ''>('');
  return (
    <>
      <div className="grid max-w-xl gap-4 sm:grid-cols-2">
        <SelectField
          label={t('preview.page')}
          value={page}
          onChange={({ target }) => setPage(PAGE_NAMES.find((one) => one === target.value) ?? 'home')}
          options={PAGE_NAMES.map((value) => ({ value, label: t(`preview.pages.${value}`) }))}
        />
        <SelectField
          label={t('preview.language')}
          value={language}
          onChange={({ target }) => setLanguage(LANGUAGES.find((one) => one === target.value) ?? '')}
          options={[
            { value: '', label: t('preview.first') },
            ...LANGUAGES.map((value) => ({ value, label: NAMES[value].name })),
          ]}
        />
      </div>
      {pass?.closed && <p className="text-muted text-sm">{t('preview.closed')}</p>}
      {pass && <Frames pass={pass} page={page} language={language} />}
    </>
  );
}

function Frames({ pass, page, language }: { pass: PreviewPass; page: PageName; language: Language | '' }) {
  const { t } = useTranslation('brands-console');
  if (pass.origin === null) return <p className="text-sm text-warning">{t('preview.noHost')}</p>;
  const address = new URL(PAGES[page], pass.origin);
  address.searchParams.set(PREVIEW_WORD, pass.token);
  if (language) address.searchParams.set('lang', LANGUAGE_TAGS[language]);
  return (
    <div className="flex flex-col gap-4">
      {(['phone', 'desktop'] as const).map((size) => (
        <Panel key={size} title={t(`preview.${size}`, { width: SIZES[size].width })} flush>
          {/* The page keeps its width: on a narrow screen it is scrolled. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is moved by the keyboard as well */}
          <div className="overflow-x-auto p-3" tabIndex={0}>
            <iframe
              key={address.href}
              title={t(`preview.${size}`, { width: SIZES[size].width })}
              src={address.href}
              {...SIZES[size]}
              // Nothing runs and nothing opens; the same origin lets its fonts in.
              sandbox="allow-same-origin"
              className="max-w-none rounded-medium border border-line bg-surface"
            />
          </div>
        </Panel>
      ))}
    </div>
  );
}
