import { type LocalText, localText } from '@lanna/rules/local-text';
import { displayMoney, formatMoney, parseMoney } from '@lanna/rules/money';
import { type BonusTerms, exampleOf } from '@lanna/rules/rewards/bonuses/terms';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import { TermsView } from '../../../../shared-parts/bonus-terms/terms-view.tsx';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import type { ShownOffer } from './offer-dialog.tsx';

const PREVIEWED = ['TH', 'EN'] as const;
type Previewed = (typeof PREVIEWED)[number];

/** An offer as its members read it before they say yes, in Thai and English. */
export function TermsPreview({ terms }: Pick<ShownOffer, 'terms'>) {
  const { t } = useTranslation('bonuses-console');
  const [language, setLanguage] = useState<Previewed>('TH');
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold text-sm">{t('preview.title')}</h3>
        <Segments
          label={t('preview.language')}
          segments={PREVIEWED.map((value) => ({ value, label: LANGUAGES[value].name }))}
          value={language}
          onValueChange={setLanguage}
        />
      </div>
      {/* Words of the other language are fetched when it is first looked at. */}
      <Suspense fallback={<Skeleton className="h-64" />}>
        <Preview terms={terms} language={language} />
      </Suspense>
    </section>
  );
}

function Preview({ terms, language }: Pick<ShownOffer, 'terms'> & { language: Previewed }) {
  const { tag } = LANGUAGES[language];
  const { t } = useTranslation('bonuses', { lng: tag });
  return (
    <article lang={tag} className="rounded-medium bg-sunken p-3">
      <h4 className="mb-2 font-display font-semibold">
        {localText(terms.name as LocalText, language, 'TH')}
      </h4>
      <TermsView
        terms={terms}
        example={shownExample(terms as BonusTerms)}
        t={t}
        money={(text) => displayMoney(parseMoney(text) ?? 0n)}
        title={(text) => localText(text, language, 'TH')}
      />
    </article>
  );
}

function shownExample(terms: BonusTerms) {
  const example = exampleOf(terms);
  return (
    example && {
      deposit: formatMoney(example.deposit),
      amount: formatMoney(example.amount),
      required: formatMoney(example.required),
      maxStake: formatMoney(example.maxStake),
      convertedMost: example.convertedMost === null ? null : formatMoney(example.convertedMost),
    }
  );
}
