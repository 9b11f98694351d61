import {
  cancelFreeBets,
  type FREE_BETS_STATES,
  type GrantedFreeBets,
  listFreeBets,
} from '@lanna/contract/money/vendor-wallet/free-bets-ops';
import { useTranslation } from 'react-i18next';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { ReasonCallButton } from '../../../../console/reason-call.tsx';
import { StatusBadge, type Tone } from '../../../../console/status-badge.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';

const by = filtersOf(listFreeBets);
const column = columnsOf(listFreeBets);

const TONES = {
  active: 'success',
  used: 'quiet',
  ended: 'quiet',
  cancelled: 'warning',
  refused: 'danger',
} as const satisfies Record<(typeof FREE_BETS_STATES)[number], Tone>;

/** Free bets that were granted to members, what was used of them, and whether their provider knows them. */
export function FreeBetsPage() {
  const { t } = useTranslation('bets-console');
  const filter = useListFilter([
    by.search(t('field.member'), t('freeBets.searchHint')),
    by.choice('state', t('field.state'), (state) => t(`freeBets.state.${state}`)),
    by.text('vendor', t('field.vendor')),
  ]);
  return (
    <ConsolePage fill title={t('freeBets.title')} description={t('freeBets.text')}>
      <DataTable
        name="free-bets"
        caption={t('freeBets.title')}
        list={listFreeBets}
        filter={filter}
        notice="free_bets_changed"
        columns={[
          column.of('at', t('freeBets.granted'), (row) => <When at={row.grantedAt} variant="full" />, {
            sort: 'at',
            width: 150,
          }),
          column.badge('state', t('field.state'), TONES, (state) => t(`freeBets.state.${state}`), {
            width: 110,
          }),
          column.member(t('field.member'), { width: 120 }),
          column.text('vendor', t('field.vendor'), { width: 100 }),
          column.text('game', t('field.game'), { none: t('freeBets.anyGame'), width: 150 }),
          column.of('used', t('freeBets.used'), ({ used, count }) => `${used} / ${count}`, {
            align: 'end',
            width: 90,
          }),
          column.of('value', t('freeBets.value'), (row) => <Money amount={row.value} brand={row.brand} />, {
            align: 'end',
            width: 110,
          }),
          column.of('endsAt', t('freeBets.ends'), (row) => <When at={row.endsAt} variant="full" />, {
            width: 150,
          }),
          column.text('brand', t('field.brand'), { width: 90 }),
        ]}
        panel={{
          title: (_, row) => row?.member.name ?? t('freeBets.title'),
          body: (_, row) => (row ? <FreeBetsPanel granted={row} /> : <p>{t('gone')}</p>),
        }}
        empty={{ title: t('freeBets.empty'), text: t('freeBets.emptyText') }}
      />
    </ConsolePage>
  );
}

function FreeBetsPanel({ granted }: { granted: GrantedFreeBets }) {
  const { t } = useTranslation('bets-console');
  const { brand, cancelled, member } = granted;
  return (
    <div className="flex flex-col gap-4">
      <Facts
        facts={[
          {
            label: t('field.state'),
            value: (
              <StatusBadge tone={TONES[granted.state]}>{t(`freeBets.state.${granted.state}`)}</StatusBadge>
            ),
          },
          {
            label: t('field.member'),
            value: <ConsoleLink href={`/members/${member.id}`}>{member.name}</ConsoleLink>,
          },
          { label: t('field.vendor'), value: granted.vendor },
          { label: t('field.game'), value: granted.game ?? t('freeBets.anyGame') },
          { label: t('freeBets.used'), value: `${granted.used} / ${granted.count}` },
          { label: t('freeBets.value'), value: <Money amount={granted.value} brand={brand} /> },
          { label: t('freeBets.ends'), value: <When at={granted.endsAt} brand={brand} variant="full" /> },
          { label: t('freeBets.by'), value: granted.grantedBy },
          { label: t('freeBets.reason'), value: granted.reason },
          {
            label: t('freeBets.confirmed'),
            value: t(granted.isConfirmed ? 'freeBets.isConfirmed' : 'freeBets.notConfirmed'),
          },
          cancelled && { label: t('freeBets.cancelledBy'), value: cancelled.by },
          cancelled && { label: t('freeBets.cancelReason'), value: cancelled.reason },
          { label: t('field.id'), value: <span className="break-all text-xs">{granted.id}</span> },
        ]}
      />
      {granted.state === 'active' && (
        <Can permission="vendor-wallet.grant" brand={brand}>
          <ReasonCallButton
            endpoint={cancelFreeBets}
            input={(reason) => ({ params: { id: granted.id }, body: { reason } })}
            label={t('freeBets.cancel')}
            text={t('freeBets.cancelText')}
            tone="danger"
            done={() => t('freeBets.cancelDone')}
          />
        </Can>
      )}
    </div>
  );
}
