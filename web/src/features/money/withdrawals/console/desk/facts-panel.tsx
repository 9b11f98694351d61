import type { WithdrawalPage as Withdrawal } from '@lanna/contract/money/withdrawals/ops';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../../../../console/facts.tsx';
import { MemberLink } from '../../../../../console/member-link.tsx';
import { Money } from '../../../../../console/money.tsx';
import { Panel } from '../../../../../console/panel.tsx';
import { StatusBadge } from '../../../../../console/status-badge.tsx';
import { When } from '../../../../../console/when.tsx';
import { displayCount } from '../../../../../i18n/format.ts';

/** Everything about the member one needs to decide, at one look. */
export function FactsPanel({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdrawals-console');
  const { row, facts } = withdrawal;
  const money = (amount: string, signed = false) => (
    <Money amount={amount} brand={row.brand} signed={signed} />
  );
  return (
    <Panel title={t('facts.title')}>
      <Facts
        wide
        facts={[
          { label: t('facts.balance'), value: money(facts.balance) },
          { label: t('facts.held'), value: money(facts.held) },
          { label: t('facts.withdrawable'), value: money(facts.withdrawable) },
          {
            label: t('facts.deposits'),
            value: money(facts.deposits.sum),
            action: <Aside count={facts.deposits.count} at={facts.deposits.lastAt} brand={row.brand} />,
          },
          {
            label: t('facts.withdrawals'),
            value: money(facts.withdrawals.sum),
            action: <Aside count={facts.withdrawals.count} at={facts.withdrawals.lastAt} brand={row.brand} />,
          },
          { label: t('facts.rejected'), value: displayCount(facts.withdrawals.rejected) },
          {
            label: t('facts.turnover'),
            value: money(facts.bets.turnover),
            action: (
              <span className="text-muted text-xs">{t('facts.bets', { count: facts.bets.count })}</span>
            ),
          },
          { label: t('facts.profit'), value: money(facts.profit, true) },
          { label: t('facts.rewards'), value: money(facts.rewards) },
          { label: t('facts.turnoverSince'), value: money(facts.turnoverSince) },
          { label: t('facts.depositsSince'), value: money(facts.depositsSince) },
          {
            label: t('facts.registered'),
            value: <When at={facts.registeredAt} brand={row.brand} variant="day" />,
            action: facts.status !== 'active' && <StatusBadge tone="danger">{facts.status}</StatusBadge>,
          },
          { label: t('facts.payeeName'), value: facts.payeeName },
          { label: t('facts.accountAdded'), value: <When at={facts.accountAddedAt} brand={row.brand} /> },
          {
            label: t('facts.accountChanged'),
            value: <When at={facts.accountChangedAt} brand={row.brand} never={t('facts.never')} />,
          },
        ]}
      />
      <Shared withdrawal={withdrawal} />
      <Sessions withdrawal={withdrawal} />
    </Panel>
  );
}

function Aside({ count, at, brand }: { count: number; at: string | null; brand: string }) {
  const { t } = useTranslation('withdrawals-console');
  return (
    <span className="text-muted text-xs">
      {t('facts.count', { count })}
      {at && (
        <>
          {' · '}
          <When at={at} brand={brand} variant="day" />
        </>
      )}
    </span>
  );
}

const SIGNALS = ['device', 'address', 'phone', 'email', 'id_number', 'name_and_birthday'] as const;

/** Other accounts that share a bank account, a device or another mark with this one. */
function Shared({ withdrawal: { facts, row } }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdrawals-console');
  // One that is newer than the words is said by its code.
  const signalName = (signal: string) => {
    const known = SIGNALS.find((one) => one === signal);
    return known ? t(`shared.signal.${known}`) : signal;
  };
  const name = (one: { id: string; name: string }) => (
    <MemberLink id={one.id} brand={row.brand}>
      {one.name}
    </MemberLink>
  );
  return (
    <section className="mt-4 flex flex-col gap-1.5">
      <h3 className="font-semibold text-sm">{t('shared.title')}</h3>
      {facts.sharedWith.length === 0 && facts.duplicates.length === 0 && (
        <p className="text-muted text-sm">{t('shared.none')}</p>
      )}
      <ul className="flex flex-col gap-1 text-sm">
        {facts.sharedWith.map((one) => (
          <li key={`bank ${one.id}`} className="flex flex-wrap items-baseline gap-x-3">
            {name(one)}
            <span className="text-danger text-xs">{t('shared.bankAccount')}</span>
          </li>
        ))}
        {facts.duplicates.map((one) => (
          <li key={one.id} className="flex flex-wrap items-baseline gap-x-3">
            {name(one)}
            <span className="text-warning text-xs">{one.signals.map(signalName).join(' · ')}</span>
            {one.decision && <span className="text-muted text-xs">{t('shared.decided')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sessions({ withdrawal: { facts, row } }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdrawals-console');
  if (facts.sessions.length === 0) return null;
  return (
    <section className="mt-4 flex flex-col gap-1.5">
      <h3 className="font-semibold text-sm">{t('sessions.title')}</h3>
      <ul className="flex flex-col gap-1 text-sm">
        {facts.sessions.map(({ device, country, seenAt }) => (
          <li key={`${seenAt} ${device}`} className="flex flex-wrap items-baseline gap-x-3">
            <span>{device}</span>
            {country && <span className="text-muted text-xs">{country}</span>}
            <span className="text-muted text-xs">
              <When at={seenAt} brand={row.brand} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
