import { Check, ShieldCheck, ShieldX, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../ui/classes.ts';
import { MessageText } from '../../../ui/text/message-text.tsx';
import type { Proof, ProofStep } from './proof.ts';

/** The values computed here, step by step, each beside the value of the receipt. */
export function ProofSteps({ proof }: { proof: Proof }) {
  const { t } = useTranslation('bets');
  if (!('steps' in proof)) return <p role="status">{t('receipt.notProvable')}</p>;
  const holds = proof.decision === 'holds';
  const Icon = holds ? ShieldCheck : ShieldX;
  return (
    <div role="status" className="animate-appear">
      <p className={classes('flex items-start gap-2 font-semibold', holds ? 'text-success' : 'text-danger')}>
        <Icon className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
        <span>
          <MessageText>{holds ? t('proof.holds') : t('proof.differs')}</MessageText>
        </span>
      </p>
      <ol className="mt-3 flex flex-col gap-3">
        {proof.steps.map((step) => (
          <Step key={step.name} step={step} />
        ))}
      </ol>
    </div>
  );
}

function Step({ step: { name, holds, printed, computed } }: { step: ProofStep }) {
  const { t } = useTranslation('bets');
  const Icon = holds ? Check : X;
  return (
    <li className="rounded-medium border border-line p-3.5">
      <p className="flex items-start gap-2 font-medium text-sm">
        <Icon
          className={classes('mt-0.5 size-4 shrink-0', holds ? 'text-success' : 'text-danger')}
          aria-hidden="true"
        />
        <span>
          {t(`proof.${name}.title`)}{' '}
          <span className={classes('font-normal', holds ? 'text-success' : 'text-danger')}>
            {holds ? t('proof.same') : t('proof.other')}
          </span>
        </span>
      </p>
      <p className="mt-1 text-muted text-xs">{t(`proof.${name}.how`)}</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 text-xs">
        <dt className="text-muted">{t(`proof.${name}.printed`)}</dt>
        <dd className="break-all">
          <code>{printed}</code>
        </dd>
        <dt className="text-muted">{t('proof.computed')}</dt>
        <dd className="break-all">
          <code>{computed}</code>
        </dd>
      </dl>
    </li>
  );
}
