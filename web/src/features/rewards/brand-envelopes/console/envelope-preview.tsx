import { moneyOf } from '@lanna/contract/money';
import { localText } from '@lanna/rules/local-text';
import { displayMoney } from '@lanna/rules/money';
import { useTranslation } from 'react-i18next';
import { displayCount } from '../../../../i18n/format.ts';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import { MemberPreview, type Previewed } from '../../../../shared-parts/preview/member-preview.tsx';
import type { ShownEnvelope } from './envelope-panel.tsx';

/** An envelope as its card and the envelope in the hand show it. */
export function EnvelopePreview({ envelope }: { envelope: ShownEnvelope }) {
  const { t } = useTranslation('brand-envelopes-console');
  return (
    <MemberPreview title={t('preview.title')} language={t('preview.language')}>
      {(language) => <Card envelope={envelope} language={language} />}
    </MemberPreview>
  );
}

function Card({ envelope, language }: { envelope: ShownEnvelope; language: Previewed }) {
  const { t } = useTranslation('brand-envelopes', { lng: LANGUAGES[language].tag });
  const { name, amount, shares, split } = envelope;
  return (
    <div className="flex flex-col gap-1.5">
      <h4 className="wrap-anywhere font-display font-semibold">{localText(name, language, 'TH')}</h4>
      <p>{t('inShares', { amount: displayMoney(moneyOf(amount)), shares: displayCount(shares) })}</p>
      <p className="text-muted">{t(`splitText.${split}`)}</p>
      <p className="text-muted">{t('openText')}</p>
    </div>
  );
}
