import { moneyOf } from '@lanna/contract/money';
import { equalShares, randomShares } from '@lanna/rules/envelope-split';
import { commitmentOf } from '@lanna/rules/fair-stream';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { CodeText } from '../../../ui/text/code-text.tsx';
import { type Proof, proofQuery } from './queries.ts';

/** What the shares follow from, and the same computed again here in the browser. */
export function ProofView({ id }: { id: string }) {
  const { t } = useTranslation('envelopes');
  const { data } = useQuery(proofQuery(id));
  const [decision, setDecision] = useState<'fits' | 'differs'>();
  if (!data) return null;
  const seed = data.proof?.seed;
  const isReady = data.proof === null || (seed !== null && seed !== undefined);
  return (
    <section
      aria-labelledby="proof-heading"
      className="flex flex-col gap-3 rounded-medium bg-sunken p-4 text-sm"
    >
      <h3 id="proof-heading" className="font-display font-semibold">
        {t('proof.title')}
      </h3>
      <p className="text-muted">{data.proof === null ? t('proof.equal') : t('proof.text')}</p>
      {data.proof && (
        <dl className="flex flex-col gap-2">
          <div>
            <dt className="text-muted text-xs">{t('proof.commitment')}</dt>
            <dd className="break-all">
              <CodeText value={data.proof.commitment} copyLabel={t('proof.copy')} />
            </dd>
          </div>
          <div>
            <dt className="text-muted text-xs">{t('proof.seed')}</dt>
            <dd className="break-all">
              {seed ? <CodeText value={seed} copyLabel={t('proof.copy')} /> : t('proof.later')}
            </dd>
          </div>
        </dl>
      )}
      {isReady && (
        <Button
          variant="secondary"
          size="small"
          className="self-start"
          onClick={() => setDecision(verify(data))}
        >
          {t('proof.check')}
        </Button>
      )}
      {decision && (
        <p role="status" className="flex items-start gap-2">
          {decision === 'fits' ? (
            <BadgeCheck className="mt-0.5 size-5 shrink-0 text-success" aria-hidden="true" />
          ) : (
            <ShieldAlert className="mt-0.5 size-5 shrink-0 text-danger" aria-hidden="true" />
          )}
          <span>{t(`proof.${decision}`)}</span>
        </p>
      )}
    </section>
  );
}

/** The seed is the one committed to, and every share that was paid is the one it gives. */
function verify({ id, amount, currency, shares, proof, paid }: Proof): 'fits' | 'differs' {
  const facts = { id, amount: moneyOf(amount), currency, shares };
  if (proof && (proof.seed === null || commitmentOf(proof.seed) !== proof.commitment)) return 'differs';
  const expected = proof?.seed ? randomShares(facts, proof.seed) : equalShares(facts);
  return paid.every((share) => expected[share.place - 1] === moneyOf(share.amount)) ? 'fits' : 'differs';
}
