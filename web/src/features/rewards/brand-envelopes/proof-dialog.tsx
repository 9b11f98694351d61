import { moneyOf } from '@lanna/contract/money';
import { equalShares, randomShares } from '@lanna/rules/envelope-split';
import { commitmentOf } from '@lanna/rules/fair-stream';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../query-view.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CodeText } from '../../../ui/text/code-text.tsx';
import { type Proof, proofQuery } from './queries.ts';

/** What the member's share follows from, and the same computed again here in the browser. */
export function ProofDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('brand-envelopes');
  return (
    <Dialog open onOpenChange={(stays) => !stays && onClose()} title={t('proof.title')}>
      <QueryView
        query={useQuery(proofQuery(id))}
        label={t('proof.title')}
        failed={t('failed')}
        shape={<Skeleton className="h-40" />}
      >
        {(proof) => <Checked proof={proof} />}
      </QueryView>
    </Dialog>
  );
}

function Checked({ proof }: { proof: Proof }) {
  const { t } = useTranslation('brand-envelopes');
  const isEqual = proof.split === 'equal';
  const [result, setResult] = useState<'fits' | 'differs'>();
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p className="text-muted">{t(isEqual ? 'proof.equal' : 'proof.text')}</p>
      {proof.commitment && (
        <dl className="flex flex-col gap-2">
          <div>
            <dt className="text-muted text-xs">{t('proof.commitment')}</dt>
            <dd className="break-all">
              <CodeText value={proof.commitment} copyLabel={t('proof.copy')} />
            </dd>
          </div>
          <div>
            <dt className="text-muted text-xs">{t('proof.seed')}</dt>
            <dd className="break-all">
              {proof.seed ? <CodeText value={proof.seed} copyLabel={t('proof.copy')} /> : t('proof.later')}
            </dd>
          </div>
        </dl>
      )}
      {(isEqual || proof.seed !== null) && (
        <Button
          variant="secondary"
          size="small"
          className="self-start"
          onClick={() => setResult(fits(proof) ? 'fits' : 'differs')}
        >
          {t('proof.check')}
        </Button>
      )}
      {result && (
        <p role="status" className="flex items-start gap-2">
          {result === 'fits' ? (
            <BadgeCheck className="mt-0.5 size-5 shrink-0 text-success" aria-hidden="true" />
          ) : (
            <ShieldAlert className="mt-0.5 size-5 shrink-0 text-danger" aria-hidden="true" />
          )}
          <span>{t(`proof.${result}`)}</span>
        </p>
      )}
    </div>
  );
}

/** The seed is the one committed to, and the share at the member's place is what it gives. */
function fits({ id, amount, currency, shares, split, commitment, seed, place, share }: Proof): boolean {
  const facts = { id, amount: moneyOf(amount), currency, shares };
  if (split === 'equal') return equalShares(facts)[place - 1] === moneyOf(share);
  if (seed === null || commitmentOf(seed) !== commitment) return false;
  return randomShares(facts, seed)[place - 1] === moneyOf(share);
}
