import { showMemberSecurity } from '@lanna/contract/accounts/security/ops';
import { moneyOf } from '@lanna/contract/money';
import { showMemberFigures } from '@lanna/contract/oversight/segments/ops';
import { showMemberOpen } from '@lanna/contract/people/members/history-ops';
import type { MemberPage } from '@lanna/contract/people/members/ops';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { opsQuery, useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { useHistoryWords } from '../../../../console/history-words.ts';
import { Money } from '../../../../console/money.tsx';
import { useMay } from '../../../../console/operator.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { When } from '../../../../console/when.tsx';
import { displayCount } from '../../../../i18n/format.ts';

/** What support looks for first, above every tab. */
export function MemberGlance({ member }: { member: MemberPage }) {
  const { t } = useTranslation('members-console');
  const may = useMay();
  const security = useQuery({
    ...opsQuery(showMemberSecurity, { params: { id: member.id } }),
    enabled: may('security.read', member.brand),
  });
  const words = useHistoryWords();
  const { data } = useOps(showMemberOpen, { params: { id: member.id } });
  const figures = useQuery({
    ...opsQuery(showMemberFigures, { params: { id: member.id } }),
    enabled: may('segments.read', member.brand),
  }).data;
  const open = (data?.kinds ?? []).filter((one) => one.open > 0);
  const { brand } = member;
  const isHeld = moneyOf(member.held) > 0n;
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-medium border border-line bg-surface lg:grid-cols-6">
      <Figure label={t('glance.balance')} note={isHeld && <Held member={member} />}>
        <Money amount={member.balance} brand={brand} className="figures font-semibold text-xl" />
      </Figure>
      <Figure label={t('glance.seen')} note={security.data && <Open count={security.data.openSessions} />}>
        <When at={member.seenAt} brand={brand} />
      </Figure>
      <Figure
        label={t('glance.registered')}
        note={member.registeredWith.code && t('glance.code', { code: member.registeredWith.code })}
      >
        <When at={member.registeredAt} brand={brand} variant="day" />
      </Figure>
      <Figure
        label={t('glance.protection')}
        note={security.data && !security.data.hasPassword && t('glance.noPassword')}
      >
        {security.data ? (
          <StatusBadge tone={security.data.factors.length > 0 ? 'success' : 'quiet'}>
            {security.data.factors.length > 0
              ? t('glance.factors', { count: security.data.factors.length })
              : t('glance.noFactors')}
          </StatusBadge>
        ) : (
          <span className="text-muted">–</span>
        )}
      </Figure>
      <Figure label={t('glance.devices')} note={security.data?.devices.slice(1).join(', ')}>
        {security.data?.devices[0] ?? <span className="text-muted">–</span>}
      </Figure>
      <Figure label={t('glance.attention')}>
        {open.map(({ kind, open: count }) => (
          <ConsoleLink key={kind} href={`/members/${member.id}?tab=timeline&kind=${kind}`}>
            <StatusBadge tone="warning">{`${words(kind)}: ${displayCount(count)}`}</StatusBadge>
          </ConsoleLink>
        ))}
        {member.openDuplicates > 0 && (
          <ConsoleLink href={`/members/${member.id}?tab=duplicates`}>
            <StatusBadge tone="warning">
              {t('glance.duplicates', { count: member.openDuplicates })}
            </StatusBadge>
          </ConsoleLink>
        )}
        {open.length === 0 && member.openDuplicates === 0 && (
          <StatusBadge tone="quiet">{t('glance.nothing')}</StatusBadge>
        )}
      </Figure>
      {figures && (
        <>
          {(['deposits', 'withdrawals', 'net', 'ggr', 'bonuses'] as const).map((figure) => (
            <Figure key={figure} label={t(`glance.${figure}`)}>
              <Money amount={figures[figure]} brand={brand} signed={figure === 'net' || figure === 'ggr'} />
            </Figure>
          ))}
          <Figure label={t('glance.lastDeposit')}>
            <When at={figures.lastDepositAt} brand={brand} />
          </Figure>
        </>
      )}
    </dl>
  );
}

function Figure({ label, note, children }: { label: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="-mb-px -ml-px min-w-0 border-line border-b border-l px-4 py-3">
      <dt className="text-muted text-xs">{label}</dt>
      <dd className="mt-0.5 flex min-h-7 flex-wrap items-center gap-x-2 text-sm">{children}</dd>
      {note && <dd className="truncate text-muted text-xs">{note}</dd>}
    </div>
  );
}

function Held({ member }: { member: MemberPage }) {
  const { t } = useTranslation('members-console');
  return (
    <>
      {t('glance.held')} <Money amount={member.held} brand={member.brand} />
    </>
  );
}

function Open({ count }: { count: number }) {
  const { t } = useTranslation('members-console');
  return t('glance.sessions', { count });
}
