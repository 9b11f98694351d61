import type { Value } from '@lanna/contract/endpoint';
import {
  askAfterTransfer,
  decideTransfer,
  seeContradiction,
  showTransfer,
  TRANSFER_DECISIONS,
  type TransferDecision,
} from '@lanna/contract/money/transfers/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { TransferStateBadge } from './transfer-state.tsx';

type Shown = Value<typeof showTransfer>;

/** One transfer: what was sent, what the vendor has said, and what can be done about it. */
export function TransferPanel({ id }: { id: string }) {
  const { t } = useTranslation('transfers-console');
  return (
    <QueryView
      query={useOps(showTransfer, { params: { id } })}
      label={t('list.one')}
      failed={t('panel.failed')}
      shape={<Skeleton className="h-64" />}
    >
      {(shown) => (
        <div className="flex flex-col gap-5">
          <Known shown={shown} />
          {shown.contradiction && <Contradiction shown={shown} />}
          {(shown.mayAsk || shown.proposalId !== null) && <Moves shown={shown} />}
        </div>
      )}
    </QueryView>
  );
}

function Known({ shown }: { shown: Shown }) {
  const { t } = useTranslation('transfers-console');
  const { transfer, answer, asks, sentAt, askedAt, nextAskAt, unclearAt, decided, posted } = shown;
  const { brand } = transfer;
  const moment = (at: string | null) => at && <When at={at} brand={brand} variant="full" />;
  return (
    <Facts
      facts={[
        { label: t('column.state'), value: <TransferStateBadge transfer={transfer} /> },
        { label: t('column.kind'), value: t(`kind.${transfer.kind}`) },
        { label: t('column.amount'), value: <Money amount={transfer.amount} brand={brand} /> },
        {
          label: t('column.member'),
          value: <ConsoleLink href={`/members/${transfer.member.id}`}>{transfer.member.name}</ConsoleLink>,
        },
        { label: t('column.other'), value: transfer.other },
        { label: t('panel.id'), value: <span className="break-all font-mono text-xs">{transfer.id}</span> },
        { label: t('panel.posted'), value: posted ? t('panel.yes') : t('panel.no') },
        { label: t('column.at'), value: moment(transfer.createdAt) },
        sentAt !== null && { label: t('panel.sent'), value: moment(sentAt) },
        asks > 0 && { label: t('panel.asks'), value: t('panel.asked', { count: asks, shown: asks }) },
        askedAt !== null && { label: t('panel.askedAt'), value: moment(askedAt) },
        nextAskAt !== null && { label: t('panel.nextAskAt'), value: moment(nextAskAt) },
        answer !== null && { label: t('panel.answer'), value: answer },
        unclearAt !== null && { label: t('panel.unclear'), value: moment(unclearAt) },
        transfer.reason !== null && { label: t('column.reason'), value: t(`reason.${transfer.reason}`) },
        transfer.endedAt !== null && { label: t('column.ended'), value: moment(transfer.endedAt) },
        decided !== null && { label: t('panel.decidedBy'), value: `${decided.by} · ${decided.reason}` },
      ]}
    />
  );
}

/** Asking the vendor comes first; what it leaves open is ended by hand, with a reason. */
function Moves({ shown }: { shown: Shown }) {
  const { t } = useTranslation('transfers-console');
  const words = useRefusalText();
  const { transfer, version, mayDecide, needsSecondOperator, proposalId } = shown;
  const [chosen, setChosen] = useState<TransferDecision>();
  const asking = useOpsMutation(askAfterTransfer, {
    onDone: ({ state, answer }) =>
      notify({ text: t('move.answered', { answer }), detail: t(`state.${state}`), tone: 'info' }),
  });
  const deciding = useOpsMutation(decideTransfer, {
    onDone: ({ outcome }) => {
      setChosen(undefined);
      notify({ text: t(`move.${outcome}`), tone: 'success' });
    },
  });
  const params = { id: transfer.id };
  return (
    <Can permission="transfers.decide" brand={transfer.brand}>
      <section className="flex flex-col gap-3 border-line border-t pt-4">
        <p className="text-muted text-sm">{proposalId === null ? t('move.text') : t('move.waits')}</p>
        {asking.error && <FormError>{words(asking.error)}</FormError>}
        <div className="flex flex-wrap gap-2">
          <Button size="small" busy={asking.isPending} onClick={() => asking.mutate({ params, body: {} })}>
            {t('move.ask')}
          </Button>
          {mayDecide &&
            TRANSFER_DECISIONS.map((decision) => (
              <Button key={decision} variant="secondary" size="small" onClick={() => setChosen(decision)}>
                {t(`move.decision.${decision}`)}
              </Button>
            ))}
        </div>
        <ReasonDialog
          open={chosen !== undefined}
          onOpenChange={() => setChosen(undefined)}
          title={chosen ? t(`move.decision.${chosen}`) : ''}
          text={
            chosen && (
              <>
                <p>
                  {transfer.kind === 'to_vendor'
                    ? t(`move.means.to.${chosen}`)
                    : t(`move.means.from.${chosen}`)}
                </p>
                {needsSecondOperator && <p className="mt-2 text-warning">{t('move.second')}</p>}
              </>
            )
          }
          action={needsSecondOperator ? t('move.propose') : t('move.decide')}
          tone={chosen === 'done' ? 'danger' : 'primary'}
          busy={deciding.isPending}
          error={deciding.error}
          onConfirm={(reason) =>
            chosen && deciding.mutate({ params, body: { decision: chosen, version, reason } })
          }
        />
      </section>
    </Can>
  );
}

/** The vendor has said something else since; the money stays as it is until people have agreed. */
function Contradiction({ shown: { transfer, contradiction } }: { shown: Shown }) {
  const { t } = useTranslation('transfers-console');
  const [open, setOpen] = useState(false);
  const seeing = useOpsMutation(seeContradiction, { onDone: () => setOpen(false) });
  if (!contradiction) return null;
  return (
    <section className="flex flex-col gap-2 rounded-medium border border-danger/40 bg-sunken p-4 text-sm">
      <p className="font-semibold text-danger">{t('attention.contradicted')}</p>
      <p>{t('contradiction.text', { answer: contradiction.answer })}</p>
      {contradiction.seenBy !== null ? (
        <p className="text-muted">{t('contradiction.seen', { name: contradiction.seenBy })}</p>
      ) : (
        <Can permission="transfers.decide" brand={transfer.brand}>
          <Button variant="secondary" size="small" className="self-start" onClick={() => setOpen(true)}>
            {t('contradiction.see')}
          </Button>
        </Can>
      )}
      <ReasonDialog
        open={open}
        onOpenChange={setOpen}
        title={t('contradiction.see')}
        text={t('contradiction.means')}
        action={t('contradiction.see')}
        busy={seeing.isPending}
        error={seeing.error}
        onConfirm={(reason) => seeing.mutate({ params: { id: transfer.id }, body: { reason } })}
      />
    </section>
  );
}
