import { BILL_DECISIONS, decideBill, retryBill, showOpsBill } from '@lanna/contract/commission/bills/ops';
import type { Value } from '@lanna/contract/endpoint';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { useReasonDialog } from '../../../../console/use-reason-dialog.ts';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { BillSum } from './bill-sum.tsx';
import { periodText, TONES } from './bill-words.ts';

export type ShownBill = Value<typeof showOpsBill>;

/** One bill: whose, what it came to and how, what has moved, and what can be decided. */
export function BillPanel({ id }: { id: string }) {
  const { t } = useTranslation('bills-console');
  return (
    <QueryView
      query={useOps(showOpsBill, { params: { id } })}
      label={t('list.one')}
      failed={t('panel.failed')}
      shape={<Skeleton className="h-64" />}
    >
      {(shown) => (
        <div className="flex flex-col gap-5">
          <Known shown={shown} />
          <BillSum shown={shown} />
          <Moves shown={shown} />
        </div>
      )}
    </QueryView>
  );
}

function Known({ shown: { bill, decided, earned, earnedNow } }: { shown: ShownBill }) {
  const { t } = useTranslation('bills-console');
  const { brand } = bill;
  const member = ({ id, name }: { id: string; name: string }) => (
    <ConsoleLink href={`/members/${id}`}>{name}</ConsoleLink>
  );
  return (
    <Facts
      facts={[
        {
          label: t('column.state'),
          value: <StatusBadge tone={TONES[bill.state]}>{t(`state.${bill.state}`)}</StatusBadge>,
        },
        { label: t('column.kind'), value: t(`kind.${bill.kind}`) },
        { label: t('column.period'), value: periodText(bill) },
        { label: t('column.agent'), value: member(bill.agent) },
        bill.upline && { label: t('column.upline'), value: member(bill.upline) },
        { label: t('column.payer'), value: t(`payer.${bill.payer}`) },
        { label: t('column.amount'), value: <Money amount={bill.payable} brand={brand} /> },
        { label: t('column.collected'), value: <Money amount={bill.collected} brand={brand} /> },
        { label: t('column.missing'), value: <Money amount={bill.missing} brand={brand} /> },
        earned !== earnedNow && {
          label: t('panel.earnedNow'),
          value: <Money amount={earnedNow} brand={brand} />,
        },
        { label: t('column.at'), value: <When at={bill.issuedAt} brand={brand} variant="full" /> },
        { label: t('panel.id'), value: <span className="break-all font-mono text-xs">{bill.id}</span> },
        decided && { label: t('panel.decided'), value: `${decided.by} · ${decided.reason}` },
      ]}
    />
  );
}

function Moves({ shown }: { shown: ShownBill }) {
  const { t } = useTranslation('bills-console');
  const words = useRefusalText();
  const { bill, mayApprove, mayDeny, mayRetry, needsSecondOperator } = shown;
  const params = { id: bill.id };
  const retrying = useOpsMutation(retryBill, {
    onDone: ({ state }) => notify({ text: t(`state.${state}`), tone: 'info' }),
  });
  const deciding = useReasonDialog(decideBill, {
    send: (reason, decision: (typeof BILL_DECISIONS)[number]) => ({
      params,
      body: { decision, version: bill.version, reason },
    }),
    done: ({ outcome }) => t(`move.${outcome}`),
  });
  const chosen = deciding.asked;
  const may = { approve: mayApprove, deny: mayDeny };
  if (bill.proposalId !== null) return <p className="text-muted text-sm">{t('move.waits')}</p>;
  if (!mayApprove && !mayDeny && !mayRetry) return null;
  const isProposed = chosen === 'approve' && needsSecondOperator;
  return (
    <Can permission="bills.decide" brand={bill.brand}>
      <section className="flex flex-col gap-3 border-line border-t pt-4">
        {retrying.error && <FormError>{words(retrying.error)}</FormError>}
        <div className="flex flex-wrap gap-2">
          {mayRetry && (
            <Button
              size="small"
              busy={retrying.isPending}
              onClick={() => retrying.mutate({ params, body: {} })}
            >
              {t('move.retry')}
            </Button>
          )}
          {BILL_DECISIONS.filter((decision) => may[decision]).map((decision) => (
            <Button
              key={decision}
              variant={decision === 'approve' ? 'primary' : 'secondary'}
              size="small"
              onClick={() => deciding.ask(decision)}
            >
              {t(`move.${decision}`)}
            </Button>
          ))}
        </div>
        <ReasonDialog
          {...deciding.dialog}
          title={chosen ? t(`move.${chosen}`) : ''}
          text={
            chosen && (
              <>
                <p>{t(`means.${chosen}`)}</p>
                {isProposed && <p className="mt-2 text-warning">{t('move.second')}</p>}
              </>
            )
          }
          action={isProposed ? t('move.propose') : chosen ? t(`move.${chosen}`) : ''}
          tone={chosen === 'deny' ? 'danger' : 'primary'}
        />
      </section>
    </Can>
  );
}
