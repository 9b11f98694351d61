import { type DepositDeskPage, showDeskDeposit } from '@lanna/contract/money/cashier/ops';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../../api/calls/refusal.ts';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { MemberLink } from '../../../../console/member-link.tsx';
import { Money } from '../../../../console/money.tsx';
import { MoveHistory } from '../../../../console/moves/move-history.tsx';
import { useMay } from '../../../../console/operator.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { When } from '../../../../console/when.tsx';
import { displayCount } from '../../../../i18n/format.ts';
import { QueryView } from '../../../../query-view.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Candidates } from './candidates.tsx';
import { DecideForm } from './decide-form.tsx';
import { Slips } from './slips.tsx';
import { DEPOSIT_TONES } from './tones.ts';

/** One deposit: what was asked and what has come, its slips, who pays, and what can be done with it. */
export function DepositPanel({ id }: { id: string }) {
  const { t } = useTranslation('cashier-console');
  return (
    <QueryView
      query={useOps(showDeskDeposit, { params: { id } })}
      label={t('loading')}
      failed={t('failed')}
      shape={<Skeleton className="h-80 w-full" />}
      refused={(error) =>
        error instanceof Refusal && error.code === 'not_found' && <p className="text-sm">{t('gone')}</p>
      }
      className="flex flex-col gap-5"
    >
      {(deposit) => <Found deposit={deposit} />}
    </QueryView>
  );
}

function Found({ deposit }: { deposit: DepositDeskPage }) {
  const may = useMay();
  const { row } = deposit;
  return (
    <>
      <What deposit={deposit} />
      <Slips deposit={deposit} />
      {may('cashier.decide', row.brand) && (
        <>
          <Candidates deposit={deposit} />
          <DecideForm key={row.version} deposit={deposit} />
        </>
      )}
      <Payment deposit={deposit} />
      <Who deposit={deposit} />
      <History deposit={deposit} />
    </>
  );
}

function What({ deposit }: { deposit: DepositDeskPage }) {
  const { t } = useTranslation('cashier-console');
  const may = useMay();
  const { row, proposalId, follows } = deposit;
  const differs = row.confirmedAmount !== null && row.confirmedAmount !== row.amount;
  return (
    <Facts
      facts={[
        {
          label: t('column.state'),
          value: <StatusBadge tone={DEPOSIT_TONES[row.status]}>{t(`state.${row.status}`)}</StatusBadge>,
          action: proposalId !== null && row.status === 'review' && may('operators.approve', row.brand) && (
            <ConsoleLink href={`/proposals?show=${proposalId}`}>{t('proposal')}</ConsoleLink>
          ),
        },
        row.status === 'review' &&
          row.reason !== null && {
            label: t('column.reason'),
            value: <span className="font-semibold">{t(`reason.${row.reason}`)}</span>,
          },
        { label: t('column.amount'), value: <Money amount={row.amount} brand={row.brand} /> },
        {
          label: t('column.confirmed'),
          value:
            row.confirmedAmount === null ? (
              t('nothing')
            ) : (
              <span className={differs ? 'font-semibold text-warning' : undefined}>
                <Money amount={row.confirmedAmount} brand={row.brand} />
              </span>
            ),
        },
        { label: t('fee'), value: <Money amount={row.fee} brand={row.brand} /> },
        { label: t('column.method'), value: `${row.methodCode} · ${t(`kind.${row.kind}`)}` },
        { label: t('column.reference'), value: <span className="select-all">{row.reference}</span> },
        row.paidSaidAt !== null && {
          label: t('saidPaid'),
          value: <When at={row.paidSaidAt} brand={row.brand} variant="full" />,
        },
        { label: t('column.at'), value: <When at={row.createdAt} brand={row.brand} variant="full" /> },
        follows !== null && {
          label: t('follows'),
          value: <ConsoleLink href={`/deposits?show=${follows}`}>{t('followsLink')}</ConsoleLink>,
        },
        deposit.words !== '' && {
          label: t('words'),
          value: <span className="whitespace-pre-line">{deposit.words}</span>,
        },
      ]}
    />
  );
}

function Payment({ deposit: { payment, row } }: { deposit: DepositDeskPage }) {
  const { t } = useTranslation('cashier-console');
  if (!payment) return null;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold text-sm">{t('payment.title')}</h3>
      <Facts
        facts={[
          {
            label: t('payment.reference'),
            value: <span className="select-all">{payment.externalReference}</span>,
          },
          { label: t('payment.source'), value: `${t(`source.${payment.source}`)} · ${payment.channelCode}` },
          { label: t('payment.payer'), value: payment.payer ?? payment.payerReference },
          {
            label: t('payment.at'),
            value: <When at={payment.happenedAt} brand={row.brand} variant="full" />,
          },
        ]}
      />
    </section>
  );
}

function Who({ deposit: { member, row } }: { deposit: DepositDeskPage }) {
  const { t } = useTranslation('cashier-console');
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold text-sm">{t('member.title')}</h3>
      <Facts
        facts={[
          {
            label: t('column.member'),
            value: (
              <MemberLink id={member.id} brand={row.brand}>
                {member.name}
              </MemberLink>
            ),
            action: member.status !== 'active' && (
              <StatusBadge tone="danger">{t('member.notActive')}</StatusBadge>
            ),
          },
          {
            label: t('member.registered'),
            value: <When at={member.registeredAt} brand={row.brand} variant="day" />,
          },
          { label: t('member.rank'), value: member.rankLevel },
          {
            label: t('member.before'),
            value: (
              <ConsoleLink href={`/deposits?search=${member.id}`}>
                {t('member.beforeText', {
                  credited: displayCount(member.credited),
                  nothing: displayCount(member.cameToNothing),
                  refused: displayCount(member.refused),
                })}
              </ConsoleLink>
            ),
          },
          { label: t('member.sum'), value: <Money amount={member.creditedSum} brand={row.brand} /> },
          member.lastCreditedAt !== null && {
            label: t('member.last'),
            value: <When at={member.lastCreditedAt} brand={row.brand} variant="full" />,
          },
        ]}
      />
    </section>
  );
}

function History({ deposit: { history, row } }: { deposit: DepositDeskPage }) {
  const { t } = useTranslation('cashier-console');
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold text-sm">{t('history')}</h3>
      <MoveHistory history={history} brand={row.brand}>
        {({ cause }) => t(`cause.${cause}`)}
      </MoveHistory>
    </section>
  );
}
