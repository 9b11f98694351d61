import { decideRankCase, listRankCases, type RankCase } from '@lanna/contract/rewards/ranks/ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { MemberLink } from '../../../../console/member-link.tsx';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { ReasonCallButton } from '../../../../console/reason-call.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';

const by = filtersOf(listRankCases);
const column = columnsOf(listRankCases);
const TONES = { open: 'warning', allowed: 'success', declined: 'danger', over: 'quiet' } as const;

/** Rises that wait for an operator, since a limit was hit or the member took a break lately. */
export function CasesPage() {
  const { t } = useTranslation('ranks-console');
  const filter = useListFilter([
    by.search(t('filter.member')),
    by.choice('state', t('column.state'), (state) => t(`state.${state}`)),
    by.member('member', t('filter.memberId')),
  ]);
  return (
    <ConsolePage fill title={t('cases.title')} description={t('cases.text')}>
      <DataTable
        name="rank-cases"
        caption={t('cases.title')}
        list={listRankCases}
        filter={filter}
        notice="ranks_changed"
        columns={[
          column.badge('state', t('column.state'), TONES, (state) => t(`state.${state}`), { width: 130 }),
          column.member(t('column.member'), { width: 170 }),
          column.of('move', t('column.move'), ({ level, to }) => `${level} → ${to}`, { width: 90 }),
          column.word('why', t('column.why'), (why) => t(`why.${why}`), { width: 240 }),
          column.moment('openedAt', t('column.opened'), { id: 'opened', sort: 'opened', width: 170 }),
          column.text('decidedBy', t('column.by'), { none: '–', width: 150 }),
          column.brand(t('column.brand'), { width: 110 }),
        ]}
        panel={{
          title: (_, row) => row?.member.name ?? t('cases.one'),
          body: (id, row) => row && <Case key={`${id} ${row.version}`} found={row} />,
        }}
        empty={{ title: t('cases.empty'), text: t('cases.emptyText') }}
      />
    </ConsolePage>
  );
}

function Case({ found }: { found: RankCase }) {
  const { t } = useTranslation('ranks-console');
  const { id, brand, member, level, to, why, figures, openedAt, state, version, decidedBy, reason } = found;
  return (
    <div className="flex flex-col gap-5">
      <Facts
        facts={[
          {
            label: t('column.member'),
            value: (
              <MemberLink id={member.id} brand={brand}>
                {member.name}
              </MemberLink>
            ),
          },
          { label: t('column.move'), value: `${level} → ${to}` },
          { label: t('column.why'), value: t(`why.${why}`) },
          { label: t('column.deposits'), value: <Money amount={figures.deposits} brand={brand} /> },
          { label: t('column.turnover'), value: <Money amount={figures.turnover} brand={brand} /> },
          { label: t('column.opened'), value: <When at={openedAt} brand={brand} variant="full" /> },
          { label: t('column.state'), value: t(`state.${state}`) },
          decidedBy !== null && { label: t('column.by'), value: decidedBy },
          reason !== '' && { label: t('column.reason'), value: reason },
        ]}
      />
      {state === 'open' && (
        <Can permission="ranks.change" brand={brand}>
          <div className="flex flex-wrap gap-2">
            {(['allowed', 'declined'] as const).map((as) => (
              <ReasonCallButton
                key={as}
                endpoint={decideRankCase}
                input={(typed) => ({ params: { id }, body: { as, reason: typed, version } })}
                done={() => t(`cases.done.${as}`)}
                label={t(`cases.do.${as}`)}
                text={t(`cases.ask.${as}`, { to })}
                variant={as === 'allowed' ? 'primary' : 'secondary'}
              />
            ))}
          </div>
        </Can>
      )}
    </div>
  );
}
