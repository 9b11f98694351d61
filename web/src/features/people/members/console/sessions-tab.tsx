import { endMemberSession, listMemberSessions } from '@lanna/contract/accounts/security/ops';
import type { MemberPage } from '@lanna/contract/people/members/ops';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Can } from '../../../../console/operator.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';
import { Button } from '../../../../ui/button.tsx';
import { notify } from '../../../../ui/layers/notify.ts';

const by = filtersOf(listMemberSessions);
const column = columnsOf(listMemberSessions);

/** Where a member is logged in, and was. An address leads to everybody who came from there. */
export function SessionsTab({ member }: { member: MemberPage }) {
  const { t } = useTranslation('members-console');
  const { brand } = member;
  const filter = useListFilter([
    by.choice('open', t('sessions.state'), (open) =>
      open === 'yes' ? t('sessions.open') : t('sessions.ended'),
    ),
  ]);
  return (
    <DataTable
      name="member-sessions"
      caption={t('tab.sessions')}
      list={listMemberSessions}
      params={{ id: member.id }}
      filter={filter}
      height="content"
      columns={[
        column.of('device', t('sessions.device'), (row) => <Device of={row} />, { width: 190 }),
        column.of(
          'state',
          t('sessions.state'),
          ({ open }) => (
            <StatusBadge tone={open ? 'success' : 'quiet'}>
              {t(open ? 'sessions.open' : 'sessions.ended')}
            </StatusBadge>
          ),
          { width: 110 },
        ),
        column.of('address', t('sessions.address'), (row) => <Address {...row} />, { width: 160 }),
        column.of('opened', t('sessions.opened'), ({ openedAt }) => <When at={openedAt} brand={brand} />, {
          sort: 'opened',
          width: 150,
        }),
        column.of('seen', t('column.seen'), ({ seenAt }) => <When at={seenAt} brand={brand} />, {
          sort: 'seen',
          width: 150,
        }),
        column.of('end', t('sessions.act'), (row) => row.open && <EndSession of={row.id} member={member} />, {
          width: 120,
        }),
      ]}
      empty={{ title: t('sessions.none') }}
    />
  );
}

function Device({ of: { device, userAgent } }: { of: { device: string; userAgent: string } }) {
  const { t } = useTranslation('members-console');
  return (
    <span title={userAgent} className="truncate">
      {device || t('sessions.unknown')}
    </span>
  );
}

function EndSession({ of, member: { id, brand } }: { of: string; member: MemberPage }) {
  const { t } = useTranslation('members-console');
  const words = useRefusalText();
  const end = useOpsMutation(endMemberSession, {
    onDone: () => notify({ text: t('done.session'), tone: 'success' }),
  });
  return (
    <Can permission="security.end-sessions" brand={brand}>
      <Button
        variant="secondary"
        size="small"
        busy={end.isPending}
        onClick={() =>
          end.mutate(
            { params: { id, session: of } },
            { onError: (error) => notify({ text: words(error), tone: 'danger' }) },
          )
        }
      >
        {t('sessions.end')}
      </Button>
    </Can>
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
