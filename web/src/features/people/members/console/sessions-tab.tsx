import { endMemberSession, listMemberSessions } from '@lanna/contract/accounts/security/ops';
import type { MemberPage } from '@lanna/contract/people/members/ops';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Can } from '../../../../console/operator.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';
import { Button } from '../../../../ui/button.tsx';
import { notify } from '../../../../ui/layers/notify.ts';

/** Where a member is logged in, and was. An address leads to everybody who came from there. */
export function SessionsTab({ member }: { member: MemberPage }) {
  const { t } = useTranslation('members-console');
  const words = useRefusalText();
  const end = useOpsMutation(endMemberSession, {
    onDone: () => notify({ text: t('done.session'), tone: 'success' }),
  });
  const { brand } = member;
  const filter = useListFilter([
    {
      name: 'open',
      kind: 'choice',
      label: t('sessions.state'),
      options: [
        { value: 'yes', label: t('sessions.open') },
        { value: 'no', label: t('sessions.ended') },
      ],
    },
  ]);
  return (
    <DataTable
      name="member-sessions"
      caption={t('tab.sessions')}
      list={listMemberSessions}
      params={{ id: member.id }}
      filter={filter}
      sorted="-opened"
      height="content"
      rowKey={sessionKey}
      columns={[
        {
          id: 'device',
          head: t('sessions.device'),
          width: 190,
          cell: (row) => (
            <span title={row.userAgent} className="truncate">
              {row.device || t('sessions.unknown')}
            </span>
          ),
        },
        {
          id: 'state',
          head: t('sessions.state'),
          width: 110,
          cell: (row) => (
            <StatusBadge tone={row.open ? 'success' : 'quiet'}>
              {t(row.open ? 'sessions.open' : 'sessions.ended')}
            </StatusBadge>
          ),
        },
        {
          id: 'address',
          head: t('sessions.address'),
          width: 160,
          cell: (row) => <Address address={row.address} country={row.country} />,
        },
        {
          id: 'opened',
          head: t('sessions.opened'),
          sort: 'opened',
          width: 150,
          cell: (row) => <When at={row.openedAt} brand={brand} />,
        },
        {
          id: 'seen',
          head: t('column.seen'),
          sort: 'seen',
          width: 150,
          cell: (row) => <When at={row.seenAt} brand={brand} />,
        },
        {
          id: 'end',
          head: t('sessions.act'),
          width: 120,
          cell: (row) =>
            row.open && (
              <Can permission="security.end-sessions" brand={brand}>
                <Button
                  variant="secondary"
                  size="small"
                  busy={end.isPending && end.variables.params.session === row.id}
                  onClick={() =>
                    end.mutate(
                      { params: { id: member.id, session: row.id } },
                      { onError: (error) => notify({ text: words(error), tone: 'danger' }) },
                    )
                  }
                >
                  {t('sessions.end')}
                </Button>
              </Can>
            ),
        },
      ]}
      empty={{ title: t('sessions.none') }}
    />
  );
}

export function Address({ address, country }: { address: string | null; country: string | null }) {
  if (!address) return <span className="text-muted">–</span>;
  return (
    <span className="inline-flex gap-1.5">
      <ConsoleLink href={`/members?search=${encodeURIComponent(address)}`}>{address}</ConsoleLink>
      {country && <span className="text-muted">{country}</span>}
    </span>
  );
}

const sessionKey = ({ id }: { id: string }) => id;
