import { type Rate, WHOLE_RATE } from '@lanna/rules/commission/contracts/rate';
import { type ContractTerms, collectionOf, tiersOf } from '@lanna/rules/commission/contracts/terms';
import { displayMoney } from '@lanna/rules/money';
import { useTranslation } from 'react-i18next';
import { displayCount } from '../../i18n/format.ts';

/** The steps of a contract, and beneath them what else holds. */
export function TermsTable({
  terms,
  symbol,
  wide = false,
}: {
  terms: ContractTerms;
  symbol: string;
  wide?: boolean;
}) {
  const { t } = useTranslation('contracts');
  const tiers = tiersOf(terms);
  const has = {
    turnover: tiers.some(({ minTurnover }) => minTurnover !== undefined),
    netLoss: tiers.some(({ minNetLoss }) => minNetLoss !== undefined),
    active: tiers.some(({ minActiveMembers }) => minActiveMembers),
  };
  const collection = collectionOf(terms);
  const notes = [
    ...(terms.kind === 'dividend'
      ? [
          t(`periods.${terms.period}`),
          t(terms.carriesNegatives ? 'terms.carries' : 'terms.carriesNot'),
          ...(terms.feeRate > 0 ? [t('terms.fee', { rate: percent(terms.feeRate) })] : []),
        ]
      : []),
    collection.by === 'hand' ? t('terms.byHand', { days: collection.withinDays }) : t('terms.automatic'),
  ];
  return (
    <div className="flex flex-col gap-3">
      {terms.kind === 'real_time_salary' ? (
        <p>
          <span className="figures font-display font-semibold text-3xl">{percent(terms.rate)}</span>{' '}
          <span className="text-muted text-sm">{t('terms.ofEachBet')}</span>
        </p>
      ) : (
        <div className="overflow-x-auto rounded-medium border border-line">
          <table className="w-full text-sm">
            <caption className="sr-only">{t('terms.caption')}</caption>
            <thead>
              <tr className="bg-sunken text-left text-muted text-xs">
                {has.turnover && <Head>{t('terms.turnover')}</Head>}
                {has.netLoss && <Head>{t('terms.netLoss')}</Head>}
                {has.active && <Head>{t('terms.active')}</Head>}
                <Head end>{t('terms.rate')}</Head>
              </tr>
            </thead>
            <tbody>
              {tiers.map((tier) => (
                <tr key={tier.rate} className="figures border-line border-t">
                  {has.turnover && <Cell>{atLeast(tier.minTurnover, symbol)}</Cell>}
                  {has.netLoss && <Cell>{atLeast(tier.minNetLoss, symbol)}</Cell>}
                  {has.active && (
                    <Cell>{tier.minActiveMembers ? displayCount(tier.minActiveMembers) : '–'}</Cell>
                  )}
                  <td className="px-3 py-2 text-right font-semibold text-accent-text">
                    {percent(tier.rate)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <ul
        className={
          wide
            ? 'flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm'
            : 'flex flex-col gap-1 text-muted text-xs'
        }
      >
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}

export function percent(rate: Rate): string {
  return `${(rate * 100) / WHOLE_RATE}%`;
}

function Head({ end = false, children }: { end?: boolean; children: string }) {
  return (
    <th scope="col" className={end ? 'px-3 py-2 text-right font-medium' : 'px-3 py-2 font-medium'}>
      {children}
    </th>
  );
}

function Cell({ children }: { children: string }) {
  return <td className="whitespace-nowrap px-3 py-2">{children}</td>;
}

function atLeast(amount: bigint | undefined, symbol: string): string {
  return amount ? `≥ ${displayMoney(amount, symbol)}` : '–';
}
