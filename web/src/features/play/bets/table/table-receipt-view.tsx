import { moneyOf } from '@lanna/contract/money';
import type { Bet } from '@lanna/contract/play/bets/bets';
import { localText } from '@lanna/rules/local-text';
import type { TableReceipt } from '@lanna/rules/play/tables/table-receipt';
import { Calculator } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { currentLanguage } from '../../../../i18n/words.ts';
import { Button } from '../../../../ui/button.tsx';
import { CodeText } from '../../../../ui/text/code-text.tsx';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { ProofSteps } from '../proof-steps.tsx';
import { TableOutcome } from './table-outcome.tsx';
import { tableProofOf } from './table-proof.ts';

/** A bet at a live table: what was dealt, what each play paid, and the computation that deals and pays it again. */
export function TableReceiptView({ bet, receipt }: { bet: Bet; receipt: TableReceipt }) {
  const { t } = useTranslation('bets');
  const { round } = receipt;
  return (
    <>
      {round.state === 'settled' && (
        <section aria-labelledby="receipt-round" className="flex flex-col gap-3">
          <h3 id="receipt-round" className="font-display font-semibold text-lg">
            {t('receipt.how')}
          </h3>
          <TableOutcome kind={round.kind} outcome={round.outcome} />
        </section>
      )}
      <Plays receipt={receipt} />
      <section aria-labelledby="receipt-proof" className="flex flex-col gap-3">
        <h3 id="receipt-proof" className="font-display font-semibold text-lg">
          {t('receipt.proof')}
        </h3>
        <Inputs receipt={receipt} />
        {round.state === 'settled' && <Computation bet={bet} receipt={receipt} />}
      </section>
    </>
  );
}

function Plays({ receipt }: { receipt: TableReceipt }) {
  const { t } = useTranslation('bets');
  const { currencySymbol: symbol } = useBrand();
  return (
    <section aria-labelledby="receipt-plays">
      <h3 id="receipt-plays" className="mb-2 font-display font-semibold text-lg">
        {t('receipt.table.plays')}
      </h3>
      <table className="w-full text-sm">
        <thead className="text-left text-muted text-xs">
          <tr>
            <th scope="col" className="pb-1 font-normal">
              {t('receipt.table.play')}
            </th>
            <th scope="col" className="pb-1 text-right font-normal">
              {t('receipt.table.stake')}
            </th>
            <th scope="col" className="pb-1 text-right font-normal">
              {t('receipt.table.payout')}
            </th>
          </tr>
        </thead>
        <tbody>
          {receipt.plays.map(({ play, name, stake, payout }) => (
            <tr key={play} className="border-line border-t">
              <th scope="row" className="py-1.5 text-left font-medium">
                {name ? localText(name, currentLanguage(), 'EN') : play}
              </th>
              <td className="py-1.5 text-right">
                <MoneyText amount={moneyOf(stake)} symbol={symbol} />
              </td>
              <td className="py-1.5 text-right font-semibold">
                <MoneyText amount={moneyOf(payout)} symbol={symbol} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Inputs({ receipt: { round } }: { receipt: TableReceipt }) {
  const { t } = useTranslation('fairness');
  const copy = (what: string) => t('copy', { what });
  return (
    <dl className="grid gap-2.5 text-sm">
      <div className="min-w-0">
        <dt className="mb-0.5 text-muted text-xs">{t('shared.linkBefore')}</dt>
        <dd>
          <CodeText value={round.chain.linkBefore} copyLabel={copy(t('shared.linkBefore'))} />
        </dd>
      </div>
      <div className="min-w-0">
        <dt className="mb-0.5 text-muted text-xs">{t('shared.link')}</dt>
        <dd>
          {round.chain.link ? (
            <CodeText value={round.chain.link} copyLabel={copy(t('shared.link'))} />
          ) : (
            t('seeds.secret')
          )}
        </dd>
      </div>
      <div className="min-w-0 break-words">
        <dt className="mb-0.5 text-muted text-xs">{t('shared.seeds')}</dt>
        <dd>{round.seeds.length === 0 ? '–' : round.seeds.join(' · ')}</dd>
      </div>
    </dl>
  );
}

function Computation({ bet, receipt }: { bet: Bet; receipt: TableReceipt }) {
  const { t } = useTranslation('bets');
  const [asked, setAsked] = useState(false);
  if (asked) return <ProofSteps proof={tableProofOf(receipt, bet)} />;
  return (
    <>
      <p className="text-muted text-sm">{t('receipt.table.lead')}</p>
      <Button icon={<Calculator aria-hidden="true" />} onClick={() => setAsked(true)} className="self-start">
        {t('receipt.compute')}
      </Button>
    </>
  );
}
