import { moneyOf } from '@lanna/contract/money';
import { localText } from '@lanna/rules/local-text';
import { displayMoney } from '@lanna/rules/money';
import { useTranslation } from 'react-i18next';
import { useOperator } from '../../../../console/operator.tsx';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import { MemberPreview, type Previewed } from '../../../../shared-parts/preview/member-preview.tsx';
import { RafflePrizes } from '../../../../shared-parts/rewards/raffle-prizes.tsx';
import { RaffleRules } from '../../../../shared-parts/rewards/raffle-rules.tsx';
import type { ShownOpsRaffle } from './raffle-panel.tsx';

/** A raffle as its page shows it: what it is called, what can be won, and by which rules. */
export function RafflePreview({ raffle }: { raffle: ShownOpsRaffle }) {
  const { t } = useTranslation('raffles-console');
  return (
    <MemberPreview title={t('preview.title')} choice={t('preview.language')}>
      {(language) => <OnItsPage raffle={raffle} language={language} />}
    </MemberPreview>
  );
}

function OnItsPage({ raffle, language }: { raffle: ShownOpsRaffle; language: Previewed }) {
  const { t } = useTranslation('raffles', { lng: LANGUAGES[language].tag });
  const symbol = useOperator().brands.find(({ code }) => code === raffle.brand)?.currencySymbol;
  const seen = { raffle, t, money: (text: string) => displayMoney(moneyOf(text), symbol) };
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h4 className="wrap-anywhere font-display font-semibold text-2xl leading-snug">
          {localText(raffle.title, language, 'TH')}
        </h4>
        <p className="mt-2 text-muted">{localText(raffle.text, language, 'TH')}</p>
      </div>
      <RafflePrizes {...seen} heading="h4" />
      <RaffleRules {...seen} heading="h4" />
    </div>
  );
}
