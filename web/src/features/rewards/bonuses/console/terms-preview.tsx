import { type LocalText, localText } from '@lanna/rules/local-text';
import { displayMoney, formatMoney, parseMoney } from '@lanna/rules/money';
import { type BonusTerms, exampleOf } from '@lanna/rules/rewards/bonuses/terms';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import { TermsView } from '../../../../shared-parts/bonus-terms/terms-view.tsx';
import { MemberPreview, type Previewed } from '../../../../shared-parts/preview/member-preview.tsx';
import type { ShownOffer } from './offer-dialog.tsx';

/** An offer as its members read it before they say yes, in Thai and English. */
export function TermsPreview({ terms }: Pick<ShownOffer, 'terms'>) {
  const { t } = useTranslation('bonuses-console');
  return (
    <MemberPreview title={t('preview.title')} choice={t('preview.language')}>
      {(language) => <Preview terms={terms} language={language} />}
    </MemberPreview>
  );
}

function Preview({ terms, language }: Pick<ShownOffer, 'terms'> & { language: Previewed }) {
  const { t } = useTranslation('bonuses', { lng: LANGUAGES[language].tag });
  return (
    <article>
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
