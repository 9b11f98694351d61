import type { SettingValues } from '@lanna/contract/house/brands/setting-keys';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSettingText } from './setting-text.ts';

const COLOUR = /^#[0-9a-f]{6}$/;

/** What a change comes to, setting by setting, in words and units. */
export function Difference({ before, after }: { before: SettingValues; after: SettingValues }) {
  const { t } = useTranslation('brands-console');
  const text = useSettingText();
  return (
    <ul aria-label={t('history.what')} className="divide-y divide-line rounded-medium border border-line">
      {Object.keys(after).map((key) => (
        <li key={key} className="px-3 py-2.5">
          <p className="font-medium text-sm">{text.label(key)}</p>
          <p className="mt-0.5 flex flex-wrap items-baseline gap-x-2 gap-y-0.5 text-sm">
            <span className="sr-only">{t('save.from')}</span>
            <del className="min-w-0 break-words text-muted decoration-muted/50">
              <Swatch value={before[key]} />
              {text.value(key, before[key])}
            </del>
            <ArrowRight className="size-3.5 shrink-0 self-center text-muted" aria-hidden="true" />
            <span className="sr-only">{t('save.to')}</span>
            <ins className="min-w-0 break-words no-underline">
              <Swatch value={after[key]} />
              {text.value(key, after[key])}
            </ins>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Swatch({ value }: { value: unknown }) {
  if (typeof value !== 'string' || !COLOUR.test(value)) return null;
  return (
    <span
      aria-hidden="true"
      className="mr-1.5 inline-block size-3 rounded-full border border-control-line align-[-1px]"
      style={{ background: value }}
    />
  );
}
