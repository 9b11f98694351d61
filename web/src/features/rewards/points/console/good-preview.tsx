import { moneyOf } from '@lanna/contract/money';
import type { PointGoodRow } from '@lanna/contract/rewards/points/ops';
import { languageOfLocalText, localText } from '@lanna/rules/local-text';
import { displayMoney } from '@lanna/rules/money';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import { MemberPreview, type Previewed } from '../../../../shared-parts/preview/member-preview.tsx';
import { GoodBonusTerms } from '../../../../shared-parts/rewards/good-bonus-terms.tsx';
import { GoodView } from '../../../../shared-parts/rewards/good-view.tsx';

/** A good as its card shows it in the mall, and what is read before it is redeemed. */
export function GoodPreview({ good }: { good: PointGoodRow }) {
  const { t } = useTranslation('points-console');
  return (
    <MemberPreview title={t('preview.title')} choice={t('preview.language')}>
      {(language) => <InTheMall good={good} language={language} />}
    </MemberPreview>
  );
}

function InTheMall({ good, language }: { good: PointGoodRow; language: Previewed }) {
  const { t } = useTranslation('points', { lng: LANGUAGES[language].tag });
  const { form, picture, left, bonus } = good;
  const money = (text: string) => displayMoney(moneyOf(text));
  const shown = {
    title: localText(form.title, language, 'TH'),
    language: languageOfLocalText(form.title, language, 'TH'),
    ...{ picture, left, bonus, points: form.points },
    ...{ raffleTickets: form.raffleTickets, byCode: form.byCode },
  };
  return (
    <div className="flex flex-wrap gap-4">
      <div className="w-48">
        <GoodView good={shown} t={t} money={money} heading="h4" />
      </div>
      <div className="flex min-w-0 flex-1 basis-48 flex-col gap-4">
        <p className="wrap-anywhere whitespace-pre-line text-muted text-sm">
          {localText(form.text, language, 'TH')}
        </p>
        {bonus && <GoodBonusTerms bonus={bonus} t={t} money={money} />}
      </div>
    </div>
  );
}
