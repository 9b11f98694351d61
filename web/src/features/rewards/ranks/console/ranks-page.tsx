import { listRankMembers } from '@lanna/contract/rewards/ranks/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { MemberLink } from '../../../../console/member-link.tsx';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { Button } from '../../../../ui/button.tsx';
import { LevelsPanel } from './levels-panel.tsx';
import { SegmentRankDialog } from './segment-rank-dialog.tsx';

const by = filtersOf(listRankMembers);
const column = columnsOf(listRankMembers);

/** What each brand asks and gives, and which member has which level. */
export function RanksPage() {
  const { t } = useTranslation('ranks-console');
  const [isGiving, setGiving] = useState(false);
  const filter = useListFilter([
    by.search(t('filter.member')),
    by.text('level', t('column.level')),
    by.member('member', t('filter.memberId')),
  ]);
  return (
    <ConsolePage
      fill
      title={t('title')}
      description={t('text')}
      actions={
        <Can permission="ranks.change">
          <Button size="small" variant="secondary" onClick={() => setGiving(true)}>
            {t('segment.title')}
          </Button>
        </Can>
      }
    >
      <LevelsPanel />
      {isGiving && <SegmentRankDialog onClose={() => setGiving(false)} />}
      <DataTable
        name="rank-members"
        caption={t('members.title')}
        list={listRankMembers}
        filter={filter}
        notice="ranks_changed"
        columns={[
          column.of(
            'member',
            t('column.member'),
            ({ member, brand }) => (
              <MemberLink id={member.id} brand={brand}>
                {member.name}
              </MemberLink>
            ),
            { width: 180 },
          ),
          column.text('level', t('column.level'), { sort: 'level', align: 'end', width: 90 }),
          column.of(
            'deposits',
            t('column.deposits'),
            ({ figures, brand }) => (figures ? <Money amount={figures.deposits} brand={brand} /> : '–'),
            { align: 'end', width: 150 },
          ),
          column.of(
            'turnover',
            t('column.turnover'),
            ({ figures, brand }) => (figures ? <Money amount={figures.turnover} brand={brand} /> : '–'),
            { align: 'end', width: 160 },
          ),
          column.text('movedOn', t('column.moved'), { sort: 'moved', none: '–', width: 120 }),
          column.text('heldUntil', t('column.held'), { none: '–', width: 130 }),
          column.text('reviewedOn', t('column.reviewed'), { none: '–', width: 130 }),
          column.brand(t('column.brand'), { width: 120 }),
        ]}
        empty={{ title: t('members.empty'), text: t('members.emptyText') }}
      />
    </ConsolePage>
  );
}
