import { SOURCES, WAITS_FOR } from '@lanna/contract/money/payments/confirmation';
import { type MoneyCasePage, showMoneyCase } from '@lanna/contract/money/reconciliation/case-ops';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../../api/calls/refusal.ts';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { useMay } from '../../../../console/operator.tsx';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { CaseDecisions } from './case-decisions.tsx';
import { CaseHistory } from './case-history.tsx';
import { CaseStateBadge } from './case-state.tsx';
import { ExactMoney } from './exact-money.tsx';

/** One case: what is wrong in a sentence, both figures, what it is about, and what can be done. */
export function CasePanel({ id }: { id: string }) {
  const { t } = useTranslation('reconciliation-console');
  const found = useOps(showMoneyCase, { params: { id } });
  return (
    <QueryView
      query={found}
      label={t('cases.loading')}
      failed={t('cases.failed')}
      shape={<Skeleton className="h-80 w-full" />}
      refused={(error) =>
        error instanceof Refusal && error.code === 'not_found' && <p className="text-sm">{t('cases.gone')}</p>
      }
      className="flex flex-col gap-5"
    >
      {(page) => <Found page={page} />}
    </QueryView>
  );
}

function Found({ page }: { page: MoneyCasePage }) {
  const { t } = useTranslation('reconciliation-console');
  const may = useMay();
  const { row } = page;
  return (
    <>
      <p className="text-sm">{t(`caseText.${row.kind}`)}</p>
      {row.difference !== null && <Figures page={page} />}
      <What page={page} />
      {may('reconciliation.decide', row.brand ?? undefined) && (
        <CaseDecisions key={row.version} page={page} />
      )}
      <CaseHistory page={page} />
    </>
  );
}

function Figures({ page: { row } }: { page: MoneyCasePage }) {
  const { t } = useTranslation('reconciliation-console');
  const figures = [
    { label: t('cases.booked'), amount: row.booked },
    { label: t('cases.told'), amount: row.told },
    { label: t('clearing.difference'), amount: row.difference },
  ];
  return (
    <dl className="grid grid-cols-3 gap-px overflow-hidden rounded-medium border border-line bg-line">
      {figures.map(({ label, amount }) => (
        <div key={label} className="min-w-0 bg-surface px-3 py-2.5">
          <dt className="text-muted text-xs">{label}</dt>
          <dd className="font-semibold text-base">
            {amount === null ? <span className="text-muted">–</span> : <ExactMoney amount={amount} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const KNOWN_FACTS = [
  'external',
  'payer',
  'payerReference',
  'source',
  'waitsFor',
  'confirmations',
  'vendor',
  'rule',
  'toldCurrency',
] as const;
/** Said by links. */
const LINKED_FACTS = ['reference', 'transfers', 'amount'];

function What({ page: { row, facts, links, proposalId } }: { page: MoneyCasePage }) {
  const { t } = useTranslation('reconciliation-console');
  const may = useMay();
  const label = (name: string) => {
    const known = KNOWN_FACTS.find((fact) => fact === name);
    return known ? t(`fact.${known}`) : name;
  };
  const said = (name: string, value: string) => {
    const source = name === 'source' && SOURCES.find((known) => known === value);
    if (source) return t(`source.${source}`);
    const reason = name === 'waitsFor' && WAITS_FOR.find((known) => known === value);
    return reason ? t(`waitsFor.${reason}`) : value;
  };
  return (
    <Facts
      facts={[
        {
          label: t('cases.state'),
          value: <CaseStateBadge of={row} />,
          action: proposalId !== null && may('operators.approve', row.brand ?? undefined) && (
            <ConsoleLink href={`/proposals?show=${proposalId}`}>{t('cases.proposal')}</ConsoleLink>
          ),
        },
        { label: t('cases.takenBy'), value: row.takenBy },
        row.channel !== null && {
          label: t('clearing.channel'),
          value: `${row.channel}${row.currency ? ` · ${row.currency}` : ''}`,
        },
        row.way !== null && { label: t('cases.way'), value: t(`way.${row.way}`) },
        {
          label: t('cases.since'),
          value: <When at={row.since} brand={row.brand ?? undefined} variant="full" />,
        },
        ...Object.entries(facts)
          .filter(([name]) => !LINKED_FACTS.includes(name))
          .map(([name, value]) => ({
            label: label(name),
            value: <span className="break-all">{said(name, value)}</span>,
          })),
        ...links.map(({ kind, id }) => ({
          label: t(`link.${kind}`),
          value: (
            <ConsoleLink href={hrefOf(kind, id)}>
              <span className="break-all">{id || t('link.open')}</span>
            </ConsoleLink>
          ),
        })),
      ]}
    />
  );
}

function hrefOf(kind: MoneyCasePage['links'][number]['kind'], id: string): string {
  switch (kind) {
    case 'deposit':
      return `/deposits?search=${id}`;
    case 'payout':
      return `/payouts?search=${id}`;
    case 'confirmation':
      return `/payment-confirmations?search=${encodeURIComponent(id)}`;
    case 'vendor_transfer':
      return `/transfers?search=${id}`;
    case 'transfer':
      return `/ledger/transfers/${id}`;
    case 'verification':
      return '/ledger/verification';
  }
}
