import { LANGUAGE_TAGS } from '@lanna/contract/languages';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../../ui/text/rich-text.tsx';
import type { PromotionDetail } from './queries.ts';

/** Folded until the reader opens them; a search in the page opens them. */
export function Terms({ promotion: { terms, language } }: { promotion: PromotionDetail }) {
  const { t } = useTranslation('promotions');
  if (!terms) return null;
  return (
    <details className="group/terms mt-6 rounded-medium bg-sunken">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 rounded-medium px-4 font-semibold hover:text-accent-text">
        {t('terms')}
        <ChevronDown className="size-5 transition-[rotate] group-open/terms:rotate-180" aria-hidden="true" />
      </summary>
      <RichText html={terms} lang={LANGUAGE_TAGS[language]} className="px-4 pb-5 text-sm" />
    </details>
  );
}
