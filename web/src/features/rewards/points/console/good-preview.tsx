import { moneyOf } from '@lanna/contract/money';
import type { PointGoodRow } from '@lanna/contract/rewards/points/ops';
import { localText } from '@lanna/rules/local-text';
import { displayMoney } from '@lanna/rules/money';
import { useTranslation } from 'react-i18next';
import { displayCount } from '../../../../i18n/format.ts';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import { MemberPreview, type Previewed } from '../../../../shared-parts/preview/member-preview.tsx';

/** A good as its card and dialog show it in the mall. */
export function GoodPreview({ good }: { good: PointGoodRow }) {
  const { t } = useTranslation('points-console');
  return (
    <MemberPreview title={t('preview.title')} language={t('preview.language')}>
      {(language) => <Card good={good} language={language} />}
    </MemberPreview>
  );
}

function Card({ good: { form, picture, taken }, language }: { good: PointGoodRow; language: Previewed }) {
  const { t } = useTranslation('points', { lng: LANGUAGES[language].tag });
  const left = form.stock - taken;
  return (
    <div className="flex flex-col gap-1.5">
      {picture && (
        <img
          src={picture}
          alt=""
          width="640"
          height="480"
          className="aspect-4/3 w-44 rounded-medium object-cover"
        />
      )}
      <h4 className="wrap-anywhere font-display font-semibold">{localText(form.title, language, 'TH')}</h4>
      <p className="figures font-semibold text-accent-text">
        {t('amount', { points: displayMoney(moneyOf(form.points)) })}
      </p>
      {form.raffleTickets !== null && <p>{t('mall.tickets', { shown: displayCount(form.raffleTickets) })}</p>}
      {form.byCode && <p>{t('mall.code')}</p>}
      <p className="text-muted text-xs">
        {left > 0 ? t('mall.left', { shown: displayCount(left) }) : t('mall.gone')}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{localText(form.text, language, 'TH')}</p>
    </div>
  );
}
