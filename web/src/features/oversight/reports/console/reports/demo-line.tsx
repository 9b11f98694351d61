import { moneyOf } from '@lanna/contract/money';
import { useTranslation } from 'react-i18next';
import { displayCount } from '../../../../../i18n/format.ts';
import { MoneyText } from '../../../../../ui/text/money-text.tsx';
import { useSymbolOf } from './total-tiles.tsx';

/** Figures of the reports, by the words they have there. */
const FIGURES = {
  ngr: 'ngr',
  ggr: 'ggr',
  stake: 'stakes',
  payout: 'payouts',
  freeStake: 'freeStakes',
  bets: 'bets',
  validTurnover: 'turnover',
  bonus: 'bonus',
  rebate: 'rebate',
  agentPay: 'agentPay',
  adjustment: 'adjustment',
  fee: 'fee',
  net: 'net',
  deposited: 'deposited',
  deposits: 'deposits',
  withdrawn: 'withdrawn',
  withdrawals: 'withdrawals',
  reversed: 'reversed',
  members: 'members',
} as const;

/** What demo players come to, who are in no figure above: a line for each currency, nothing where there is none. */
export function DemoLine({ demo }: { demo: readonly { figures: object }[] }) {
  const { t } = useTranslation('reports-console');
  const { t: said } = useTranslation('insight-console');
  const symbolOf = useSymbolOf();
  if (demo.length === 0) return null;
  return (
    <section
      aria-label={said('demo')}
      className="rounded-medium border border-line bg-surface px-4 py-3 text-sm"
    >
      <h2 className="font-medium">{said('demo')}</h2>
      <p className="text-muted text-xs">{said('demoText')}</p>
      {demo.map(({ figures }) => {
        const shown = figures as Record<string, string | number | undefined>;
        const currency = String(shown['currency'] ?? '');
        return (
          <dl key={currency} className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
            {Object.entries(FIGURES).map(([id, word]) => {
              const value = shown[id];
              if (!value || (typeof value === 'string' && moneyOf(value) === 0n)) return null;
              return (
                <div key={id}>
                  <dt className="text-muted text-xs">{t(`figures.${word}`)}</dt>
                  <dd className="figures">
                    {typeof value === 'number' ? (
                      displayCount(value)
                    ) : (
                      <MoneyText amount={moneyOf(value)} symbol={symbolOf(currency)} />
                    )}
                  </dd>
                </div>
              );
            })}
          </dl>
        );
      })}
    </section>
  );
}
