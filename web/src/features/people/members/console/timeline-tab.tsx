import { listMemberHistory, showMemberOpen } from '@lanna/contract/people/members/history-ops';
import type { MemberPage } from '@lanna/contract/people/members/ops';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { useHistoryWords } from '../../../../console/history-words.ts';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Money } from '../../../../console/money.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { useRecordWords } from '../../../../console/record-words.ts';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';

const by = filtersOf(listMemberHistory);
const column = columnsOf(listMemberHistory);
const PROPOSALS = 'operators.proposals';

/** Everything on record about a member in one order, each line leading to the page of its topic. */
export function TimelineTab({ member }: { member: MemberPage }) {
  const { t } = useTranslation('members-console');
  const words = useHistoryWords();
  const { action } = useRecordWords();
  const { data } = useOps(showMemberOpen, { params: { id: member.id } });
  const filter = useListFilter([
    by.choiceOf(
      'kind',
      t('timeline.kind'),
      (data?.kinds ?? []).map(({ kind }) => ({ value: kind, label: words(kind) })),
    ),
    by.days('days', t('timeline.days')),
  ]);
  return (
    <Panel title={t('tab.timeline')} text={t('timeline.text')}>
      <DataTable
        name="member-timeline"
        caption={t('tab.timeline')}
        list={listMemberHistory}
        params={{ id: member.id }}
        filter={filter}
        height="content"
        columns={[
          column.of(
            'at',
            t('timeline.at'),
            ({ at }) => <When at={at} brand={member.brand} variant="full" />,
            {
              width: 160,
            },
          ),
          column.of(
            'what',
            t('timeline.what'),
            ({ kind, what, href }) =>
              href ? <ConsoleLink href={href}>{words(kind, what)}</ConsoleLink> : words(kind, what),
            { width: 260 },
          ),
          column.of(
            'amount',
            t('timeline.amount'),
            ({ amount }) => (amount ? <Money amount={amount} brand={member.brand} /> : '–'),
            { align: 'end', width: 130 },
          ),
          column.text('who', t('timeline.who'), { none: '–', width: 140 }),
          column.of(
            'note',
            t('timeline.note'),
            // What was proposed is noted by its code.
            ({ kind, note }) => (note && kind === PROPOSALS ? action(note) : (note ?? '–')),
            { width: 320 },
          ),
        ]}
        empty={{ title: t('timeline.none'), text: t('timeline.noneText') }}
      />
    </Panel>
  );
}
