import { type LocalText, localText } from '@lanna/rules/local-text';
import { displayMoney, formatMoney, parseMoney } from '@lanna/rules/money';
import { type BonusTerms, exampleOf } from '@lanna/rules/rewards/bonuses/terms';
import { createInstance } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { TermsView } from '../terms-list.tsx';
import en from '../words/en.json';
import th from '../words/th.json';
import type { ShownOffer } from './offer-dialog.tsx';

const PREVIEWED = ['TH', 'EN'] as const;

/** Members' words, in both languages at once whatever the console's is. */
const members = createInstance({
  initAsync: false,
  lng: 'th',
  resources: { th: { bonuses: th }, en: { bonuses: en } },
  interpolation: { escapeValue: false },
  pluralSeparator: '_',
});
void members.init();

/** An offer as its members read it before they say yes, in Thai and English. */
export function TermsPreview({ terms }: Pick<ShownOffer, 'terms'>) {
  const { t } = useTranslation('bonuses-console');
  const [language, setLanguage] = useState<(typeof PREVIEWED)[number]>('TH');
  const { tag } = LANGUAGES[language];
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
      <article lang={tag} className="rounded-medium bg-sunken p-3">
        <h4 className="mb-2 font-display font-semibold">
          {localText(terms.name as LocalText, language, 'TH')}
        </h4>
        <TermsView
          terms={terms}
          example={shownExample(terms as BonusTerms)}
          t={members.getFixedT(tag, 'bonuses')}
          money={(text) => displayMoney(parseMoney(text) ?? 0n)}
        />
      </article>
    </section>
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
