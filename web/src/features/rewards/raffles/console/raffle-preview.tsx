import { moneyOf } from '@lanna/contract/money';
import { localText } from '@lanna/rules/local-text';
import { displayMoney } from '@lanna/rules/money';
import { CLAIM_DAYS, FIXED_AFTER_MS, ROUNDS_MOST } from '@lanna/rules/rewards/raffles/terms';
import { useTranslation } from 'react-i18next';
import { displayCount } from '../../../../i18n/format.ts';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import { MemberPreview, type Previewed } from '../../../../shared-parts/preview/member-preview.tsx';
import type { ShownOpsRaffle } from './raffle-panel.tsx';

/** A raffle as its page shows it: what can be won, and its rules. */
export function RafflePreview({ raffle }: { raffle: ShownOpsRaffle }) {
  const { t } = useTranslation('raffles-console');
  return (
    <MemberPreview title={t('preview.title')} language={t('preview.language')}>
      {(language) => <Page raffle={raffle} language={language} />}
    </MemberPreview>
  );
}

function Page({ raffle, language }: { raffle: ShownOpsRaffle; language: Previewed }) {
  const { t } = useTranslation('raffles', { lng: LANGUAGES[language].tag });
  const money = (text: string) => displayMoney(moneyOf(text));
  const { beacon } = raffle;
  return (
    <div className="flex flex-col gap-3">
      <h4 className="wrap-anywhere font-display font-semibold">{localText(raffle.title, language, 'TH')}</h4>
      <p>{localText(raffle.text, language, 'TH')}</p>
      <ul>
        {raffle.prizes.map((prize, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: in the order they are drawn
          <li key={at}>
            {t(`prize.${prize.kind}`, { amount: money(prize.amount) })}{' '}
            {t('prizes.times', { shown: displayCount(prize.count) })}
          </li>
        ))}
      </ul>
      <ol className="flex list-decimal flex-col gap-1 pl-5">
        <li>
          {t('rules.ticket', { amount: money(raffle.perTicket), most: displayCount(raffle.ticketsMost) })}
        </li>
        <li>{t('rules.more')}</li>
        <li>{t('rules.fixed', { minutes: FIXED_AFTER_MS / 60_000 })}</li>
        <li>{t('rules.drawn')}</li>
        {beacon && <li>{t('rules.beacon', { name: beacon.name, days: beacon.days })}</li>}
        <li>{t('rules.claim', { days: CLAIM_DAYS, rounds: ROUNDS_MOST })}</li>
        <li>{t('rules.who')}</li>
      </ol>
    </div>
  );
}
