import { moneyOf } from '@lanna/contract/money';
import type { DownlineMember } from '@lanna/contract/people/agents/agents';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayCount, displayDateTime } from '../../../../i18n/format.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { type Column, Table } from '../../../../ui/table.tsx';
import { MoneyText } from '../../../../ui/text/money-text.tsx';

/** The name of a member with a team opens that team. */
export function DownlineTable({
  list,
  onOpen,
  onManage,
}: {
  list: readonly DownlineMember[];
  onOpen: (member: string) => void;
  onManage: (member: DownlineMember) => void;
}) {
  const { t } = useTranslation('agents');
  const { timeZone, currencySymbol } = useBrand();
  const columns: Column<DownlineMember>[] = [
    {
      key: 'account',
      head: t('downline.account'),
      lead: true,
      cell: (row) => <Account of={row} onOpen={onOpen} />,
    },
    {
      key: 'level',
      head: t('downline.level'),
      cell: ({ level }) => <span className="figures">{displayCount(level)}</span>,
    },
    {
      key: 'status',
      head: t('downline.status'),
      cell: ({ status, frozen }) =>
        frozen ? (
          <Badge tone="danger">{t('downline.frozen')}</Badge>
        ) : (
          <Badge tone={status === 'active' ? 'success' : 'quiet'}>{t(`downline.statuses.${status}`)}</Badge>
        ),
    },
    {
      key: 'joinedAt',
      head: t('downline.joinedAt'),
      cell: ({ joinedAt }) => <Moment>{displayDateTime(joinedAt, timeZone)}</Moment>,
    },
    {
      key: 'lastSeenAt',
      head: t('downline.lastSeenAt'),
      cell: ({ lastSeenAt }) => (
        <Moment>{lastSeenAt ? displayDateTime(lastSeenAt, timeZone) : t('downline.never')}</Moment>
      ),
    },
    {
      key: 'balance',
      head: t('downline.balance'),
      align: 'end',
      cell: ({ balance }) =>
        balance === null ? (
          <span aria-hidden="true" className="text-muted">
            –
          </span>
        ) : (
          <MoneyText amount={moneyOf(balance)} symbol={currencySymbol} />
        ),
    },
    {
      key: 'direct',
      head: t('downline.direct'),
      align: 'end',
      cell: ({ direct }) => <span className="figures">{displayCount(direct)}</span>,
    },
    {
      key: 'actions',
      head: t('downline.actions'),
      align: 'end',
      bare: true,
      cell: (row) => (
        <Button
          variant="secondary"
          size="small"
          aria-label={t('downline.manage', { account: row.account })}
          onClick={() => onManage(row)}
        >
          {t('downline.actions')}
        </Button>
      ),
    },
  ];
  return (
    <div className="overflow-x-auto">
      <Table caption={t('pages.agentDownline')} columns={columns} rows={list} rowKey={({ id }) => id} />
    </div>
  );
}

function Account({
  of: { id, account, type, direct, remark },
  onOpen,
}: {
  of: DownlineMember;
  onOpen: (id: string) => void;
}) {
  const { t } = useTranslation('agents');
  return (
    <span className="flex flex-col gap-0.5">
      <span className="flex flex-wrap items-center gap-2">
        {direct > 0 ? (
          <button
            type="button"
            aria-label={t('downline.open', { account })}
            onClick={() => onOpen(id)}
            className="min-h-6 break-all text-left text-accent-text underline-offset-2 hover:underline"
          >
            {account}
          </button>
        ) : (
          <span className="break-all">{account}</span>
        )}
        {type !== 0 && <Badge tone="warning">{t(`downline.types.${type}`)}</Badge>}
      </span>
      {remark !== null && <span className="break-words font-normal text-muted text-xs">{remark}</span>}
    </span>
  );
}

function Moment({ children }: { children: string }) {
  return <span className="figures whitespace-nowrap text-muted">{children}</span>;
}
