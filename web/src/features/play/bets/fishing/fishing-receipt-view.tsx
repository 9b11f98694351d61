import { moneyOf } from '@lanna/contract/money';
import type { Bet } from '@lanna/contract/play/bets/bets';
import { localText } from '@lanna/rules/local-text';
import { chanceOf } from '@lanna/studio/rules/fishing/chance';
import { fishOfCode } from '@lanna/studio/rules/fishing/fish';
import type { FishingReceipt, FishingReceiptHit } from '@lanna/studio/rules/fishing/fishing-receipt';
import { Calculator } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { currentLanguage } from '../../../../i18n/words.ts';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { CodeText } from '../../../../ui/text/code-text.tsx';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { ProofSteps } from '../proof-steps.tsx';
import { RevealSeed } from '../reveal-seed.tsx';
import { fishingProofOf } from './fishing-proof.ts';

/** A packet of shots: every hit with its nonce, chance and outcome, and the computation that draws all of them again. */
export function FishingReceiptView({ bet, receipt }: { bet: Bet; receipt: FishingReceipt }) {
  const { t } = useTranslation('bets');
  const { currencySymbol: symbol } = useBrand();
  const { shots, kills, reserve, unused, hits } = receipt;
  return (
    <>
      <section aria-labelledby="receipt-hits">
        <h3 id="receipt-hits" className="font-display font-semibold text-lg">
          {t('receipt.fishing.line', { shots, kills })}
        </h3>
        <p className="mb-3 text-muted text-sm">
          {t('receipt.fishing.reserve')} <MoneyText amount={moneyOf(reserve)} symbol={symbol} /> ·{' '}
          {t('receipt.fishing.unused')} <MoneyText amount={moneyOf(unused)} symbol={symbol} />
        </p>
        <Hits hits={hits} symbol={symbol} />
      </section>
      <section aria-labelledby="receipt-proof" className="flex flex-col gap-3">
        <h3 id="receipt-proof" className="font-display font-semibold text-lg">
          {t('receipt.proof')}
        </h3>
        <Seeds receipt={receipt} />
        <Computation key={receipt.serverSeed} bet={bet} receipt={receipt} />
      </section>
    </>
  );
}

function Hits({ hits, symbol }: { hits: readonly FishingReceiptHit[]; symbol: string }) {
  const { t } = useTranslation('bets');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with keys.
    <section className="max-h-96 overflow-y-auto" tabIndex={0} aria-labelledby="receipt-hits">
      <table className="figures w-full text-sm">
        <thead className="text-muted text-xs">
          <tr>
            {(['nonce', 'fish', 'chance', 'cost', 'payout'] as const).map((column) => (
              <th
                key={column}
                scope="col"
                className={classes('pb-1 font-normal', column === 'fish' ? 'text-left' : 'text-right')}
              >
                {t(`receipt.fishing.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hits.map((hit) => (
            <tr key={hit.nonce} className="border-line border-t">
              <td className="py-1.5 pr-2 text-right text-muted">{hit.nonce}</td>
              <th scope="row" className="py-1.5 text-left font-medium">
                <FishName code={hit.fish} />
                {hit.weapon === 'net' && <span className="text-muted"> · {t('receipt.fishing.net')}</span>}
              </th>
              <td className="py-1.5 text-right text-muted">{chanceText(hit.fish)}</td>
              <td className="py-1.5 text-right">
                <MoneyText amount={moneyOf(hit.cost)} symbol={symbol} />
              </td>
              <td className={classes('py-1.5 text-right', hit.multiple > 0 && 'font-semibold text-success')}>
                {hit.multiple > 0 ? <MoneyText amount={moneyOf(hit.payout)} symbol={symbol} /> : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function FishName({ code }: { code: string }) {
  const kind = fishOfCode(code);
  return kind ? localText(kind.name, currentLanguage(), 'EN') : code;
}

function chanceText(code: string): string {
  const kind = fishOfCode(code);
  if (!kind) return '–';
  const chance = chanceOf(kind);
  return `${((100 * chance.of) / chance.in).toFixed(2)}%`;
}

function Seeds({ receipt: { serverSeedHash, serverSeed, clientSeed } }: { receipt: FishingReceipt }) {
  const { t } = useTranslation('fairness');
  const copy = (what: string) => t('copy', { what });
  return (
    <dl className="grid gap-2.5 text-sm">
      <div className="min-w-0">
        <dt className="mb-0.5 text-muted text-xs">{t('terms.commitment')}</dt>
        <dd>
          <CodeText value={serverSeedHash} copyLabel={copy(t('terms.commitment'))} />
        </dd>
      </div>
      <div className="min-w-0">
        <dt className="mb-0.5 text-muted text-xs">{t('terms.serverSeed')}</dt>
        <dd>
          {serverSeed ? (
            <CodeText value={serverSeed} copyLabel={copy(t('terms.serverSeed'))} />
          ) : (
            t('seeds.secret')
          )}
        </dd>
      </div>
      <div className="min-w-0">
        <dt className="mb-0.5 text-muted text-xs">{t('terms.clientSeed')}</dt>
        <dd className="break-all">
          <code>{clientSeed}</code>
        </dd>
      </div>
    </dl>
  );
}

function Computation({ bet, receipt }: { bet: Bet; receipt: FishingReceipt }) {
  const { t } = useTranslation('bets');
  const [asked, setAsked] = useState(false);
  if (receipt.serverSeed === null) return <RevealSeed vendor={bet.vendor} />;
  if (asked) return <ProofSteps proof={fishingProofOf(receipt, bet)} />;
  return (
    <>
      <p className="text-muted text-sm">{t('receipt.fishing.lead')}</p>
      <Button icon={<Calculator aria-hidden="true" />} onClick={() => setAsked(true)} className="self-start">
        {t('receipt.compute')}
      </Button>
    </>
  );
}
