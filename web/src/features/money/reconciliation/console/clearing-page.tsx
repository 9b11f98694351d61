import { moneyOf } from '@lanna/contract/money';
import {
  type ChannelBooks,
  checkNow,
  showClearing,
  type VendorBooks,
} from '@lanna/contract/money/reconciliation/clearing-ops';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { When } from '../../../../console/when.tsx';
import { displayCount } from '../../../../i18n/format.ts';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { ExactMoney } from './exact-money.tsx';
import { ReconciliationTabs } from './reconciliation-tabs.tsx';
import { Sheet } from './sheet.tsx';

/** The ledger beside the world: what gateways and banks have confirmed, what vendors were sent, and what differs. */
export function ClearingPage() {
  const { t } = useTranslation('reconciliation-console');
  const words = useRefusalText();
  const { brand } = useBrandScope();
  const clearing = useOps(showClearing, { query: brand ? { brand } : {} });
  const variant = useOpsMutation(checkNow, {
    onDone: ({ opened, mended }) =>
      notify({ text: t('clearing.looked', { opened, mended }), tone: opened > 0 ? 'info' : 'success' }),
  });
  return (
    <ConsolePage
      title={t('clearing.title')}
      description={t('clearing.text')}
      actions={
        <Button variant="secondary" busy={variant.isPending} onClick={() => variant.mutate({ body: {} })}>
          {t('clearing.look')}
        </Button>
      }
    >
      <ReconciliationTabs />
      {Boolean(variant.error) && <FormError>{words(variant.error)}</FormError>}
      <QueryView
        query={clearing}
        label={t('clearing.loading')}
        failed={t('clearing.failed')}
        shape={<Skeleton className="h-80 w-full" />}
        className="flex min-w-0 flex-col gap-6"
      >
        {({ channels, vendors, lookedAt }) => (
          <>
            <p className="text-muted text-sm">
              {t('clearing.lookedAt')} <When at={lookedAt} variant="full" never={t('clearing.never')} />
            </p>
            <Channels channels={channels} />
            <Vendors vendors={vendors} />
          </>
        )}
      </QueryView>
    </ConsolePage>
  );
}

function Channels({ channels }: { channels: readonly ChannelBooks[] }) {
  const { t } = useTranslation('reconciliation-console');
  return (
    <Panel title={t('clearing.channels')} text={t('clearing.channelsText')} flush>
      <Sheet
        none={t('clearing.none')}
        heads={[
          t('clearing.channel'),
          t('clearing.state'),
          t('clearing.booked'),
          t('clearing.confirmedIn'),
          t('clearing.confirmedOut'),
          t('clearing.waiting'),
          t('clearing.difference'),
          t('clearing.explained'),
          t('clearing.statement'),
        ]}
        rows={channels.map((of) => ({
          key: `${of.brand} ${of.code} ${of.currency}`,
          cells: channelCells(t, of),
        }))}
      />
    </Panel>
  );
}

type T = ReturnType<typeof useTranslation<'reconciliation-console'>>['t'];

function channelCells(t: T, of: ChannelBooks): ReactNode[] {
  const fits = moneyOf(of.difference) === 0n;
  const cases = `/money-cases?state=waiting&channel=${encodeURIComponent(of.code)}`;
  return [
    <span key="name">
      <span className="font-semibold">{of.code}</span>
      <span className="block text-muted text-xs">
        {of.brand} · {of.currency}
      </span>
    </span>,
    of.cases.open > 0 ? (
      <ConsoleLink key="state" href={cases}>
        <StatusBadge tone="danger">
          {t('clearing.openCases', { count: of.cases.open, shown: displayCount(of.cases.open) })}
        </StatusBadge>
      </ConsoleLink>
    ) : (
      <StatusBadge key="state" tone={fits ? 'success' : 'warning'}>
        {fits ? t('clearing.fits') : moneyOf(of.fresh) === 0n ? t('clearing.decided') : t('clearing.fresh')}
      </StatusBadge>
    ),
    <ExactMoney key="booked" amount={of.booked} />,
    <ExactMoney key="in" amount={of.matched.in} />,
    <ExactMoney key="out" amount={of.matched.out} />,
    <span key="waiting">
      <ExactMoney amount={of.waiting.net} />
      {of.waiting.count > 0 && (
        <span className="block text-muted text-xs">
          {t('clearing.payments', { count: of.waiting.count, shown: displayCount(of.waiting.count) })}
        </span>
      )}
    </span>,
    <ExactMoney key="difference" amount={of.difference} tone="gap" />,
    fits ? (
      <span key="explained" className="text-muted">
        –
      </span>
    ) : (
      <dl key="explained" className="text-xs">
        <Explained label={t('clearing.ofCases')} amount={of.cases.openNet} />
        <Explained label={t('clearing.ofDecisions')} amount={of.cases.decidedNet} />
        <Explained label={t('clearing.ofFresh')} amount={of.fresh} />
      </dl>
    ),
    of.statement === null ? (
      <span key="statement" className="text-muted">
        –
      </span>
    ) : (
      <span key="statement">
        <ExactMoney amount={of.statement.told.net} />
        <span className={classes('block text-xs', of.statement.failure ? 'text-danger' : 'text-muted')}>
          {of.statement.failure ? t('clearing.unanswered') : t('clearing.readTo')}{' '}
          <When at={of.statement.to} brand={of.brand} />
        </span>
      </span>
    ),
  ];
}

function Explained({ label, amount }: { label: string; amount: string }) {
  if (moneyOf(amount) === 0n) return null;
  return (
    <div className="flex justify-end gap-2">
      <dt className="text-muted">{label}</dt>
      <dd>
        <ExactMoney amount={amount} />
      </dd>
    </div>
  );
}

function Vendors({ vendors }: { vendors: readonly VendorBooks[] }) {
  const { t } = useTranslation('reconciliation-console');
  return (
    <Panel title={t('clearing.vendors')} text={t('clearing.vendorsText')} flush>
      <Sheet
        none={t('clearing.noVendors')}
        heads={[
          t('clearing.vendor'),
          t('clearing.state'),
          t('clearing.toVendor'),
          t('clearing.fromVendor'),
          t('clearing.transfersTo'),
          t('clearing.transfersFrom'),
          t('clearing.difference'),
          t('clearing.unclear'),
        ]}
        rows={vendors.map((of) => {
          const fits = moneyOf(of.difference) === 0n;
          return {
            key: `${of.brand} ${of.code} ${of.currency}`,
            cells: [
              <span key="name">
                <span className="font-semibold">{of.code}</span>
                <span className="block text-muted text-xs">
                  {of.brand} · {of.currency}
                </span>
              </span>,
              <StatusBadge key="state" tone={!fits ? 'danger' : of.unclear.count > 0 ? 'warning' : 'success'}>
                {!fits
                  ? t('clearing.differs')
                  : of.unclear.count > 0
                    ? t('clearing.unclear')
                    : t('clearing.fits')}
              </StatusBadge>,
              <ExactMoney key="to" amount={of.toVendor} />,
              <ExactMoney key="from" amount={of.fromVendor} />,
              <ExactMoney key="transfersTo" amount={of.transfersTo} />,
              <ExactMoney key="transfersFrom" amount={of.transfersFrom} />,
              <ExactMoney key="difference" amount={of.difference} tone="gap" />,
              <span key="unclear">
                <ExactMoney amount={of.unclear.total} />
                {of.unclear.count > 0 && (
                  <span className="block text-muted text-xs">
                    {t('clearing.transfers', {
                      count: of.unclear.count,
                      shown: displayCount(of.unclear.count),
                    })}
                  </span>
                )}
              </span>,
            ],
          };
        })}
      />
    </Panel>
  );
}
