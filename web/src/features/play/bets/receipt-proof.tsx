import type { Bet } from '@lanna/contract/play/bets/bets';
import type { RoundReceipt } from '@lanna/studio/rules/receipt';
import { releasedSheet } from '@lanna/studio/rules/slot/games';
import { Calculator } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeText } from '../../../ui/text/code-text.tsx';
import { useIsForeign } from './foreign-receipt.ts';
import { proofOf } from './proof.ts';
import { ProofSteps } from './proof-steps.tsx';
import { RevealSeed } from './reveal-seed.tsx';

/** The round's seeds and the computation that proves it; or why there is none. */
export function ReceiptProof({ bet, receipt }: { bet: Bet; receipt: RoundReceipt | undefined }) {
  const { t } = useTranslation('bets');
  const [wasSecret] = useState(receipt?.serverSeed === null);
  const sheet = receipt && releasedSheet(receipt.gameCode, receipt.ruleVersion);
  if (!receipt || !sheet) return <NothingToCompute />;
  return (
    <section aria-labelledby="receipt-proof" className="flex flex-col gap-3">
      <h3 id="receipt-proof" className="font-display font-semibold text-lg">
        {t('receipt.proof')}
      </h3>
      <Inputs receipt={receipt} />
      <Computation key={receipt.serverSeed} bet={bet} receipt={receipt} atOnce={wasSecret} />
    </section>
  );
}

function NothingToCompute() {
  const { t } = useTranslation('bets');
  return <p className="text-muted text-sm">{t('receipt.notProvable')}</p>;
}

function Inputs({ receipt }: { receipt: RoundReceipt }) {
  const { t } = useTranslation('fairness');
  const copy = (what: string) => t('copy', { what });
  return (
    <dl className="grid grid-cols-2 gap-x-3 gap-y-2.5 text-sm sm:grid-cols-3">
      <div className="col-span-full min-w-0">
        <dt className="mb-0.5 text-muted text-xs">{t('terms.commitment')}</dt>
        <dd>
          <CodeText value={receipt.serverSeedHash} copyLabel={copy(t('terms.commitment'))} />
        </dd>
      </div>
      <div className="col-span-full min-w-0">
        <dt className="mb-0.5 text-muted text-xs">{t('terms.serverSeed')}</dt>
        <dd>
          {receipt.serverSeed ? (
            <CodeText value={receipt.serverSeed} copyLabel={copy(t('terms.serverSeed'))} />
          ) : (
            t('seeds.secret')
          )}
        </dd>
      </div>
      <div className="min-w-0">
        <dt className="mb-0.5 text-muted text-xs">{t('terms.clientSeed')}</dt>
        <dd className="break-all">
          <code>{receipt.clientSeed}</code>
        </dd>
      </div>
      <div>
        <dt className="mb-0.5 text-muted text-xs">{t('terms.nonce')}</dt>
        <dd className="figures">{receipt.nonce}</dd>
      </div>
      <div>
        <dt className="mb-0.5 text-muted text-xs">{t('terms.rules')}</dt>
        <dd>
          <code>{receipt.ruleVersion}</code>
        </dd>
      </div>
    </dl>
  );
}

/** While the pair is in use its seed would give the next rounds away, so the player ends the pair first. */
function Computation({
  bet,
  receipt,
  atOnce,
}: {
  bet: Bet;
  receipt: RoundReceipt;
  /** Computes without a press: the player has just revealed the seed for this. */
  atOnce: boolean;
}) {
  const { t } = useTranslation('bets');
  const [asked, setAsked] = useState(atOnce);
  const isForeign = useIsForeign();
  if (receipt.serverSeed === null) return <RevealSeed vendor={bet.vendor} />;
  return (
    <div className="flex flex-col gap-3">
      {asked ? (
        <ProofSteps proof={proofOf(receipt, bet)} />
      ) : (
        <>
          <p className="text-muted text-sm">{t('receipt.computeLead')}</p>
          <Button
            icon={<Calculator aria-hidden="true" />}
            onClick={() => setAsked(true)}
            className="self-start"
          >
            {t('receipt.compute')}
          </Button>
        </>
      )}
      {!isForeign && (
        <a href={paths.fair({ bet: bet.id })} className="self-start text-accent-text text-sm underline">
          {t('receipt.readCode')}
        </a>
      )}
    </div>
  );
}
