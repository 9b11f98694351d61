import { type AgentRow, listAgents, showLine } from '@lanna/contract/people/agents/ops';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';
import { displayCount } from '../../../../i18n/format.ts';
import { AgentPanel } from './agent-panel.tsx';
import { AgentTabs } from './agent-tabs.tsx';
import { FigureCell } from './figure-cell.tsx';

/** The tree of agents as it stands, one level at a time; the way down stands above it. */
export function AgentsPage() {
  const { t } = useTranslation('agents-console');
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const under = new URLSearchParams(search).get('under') ?? undefined;
  return (
    <ConsolePage fill title={t('title')} description={t('text')}>
      <AgentTabs />
      {under === undefined ? null : <WayDown under={under} />}
      <Level under={under} key={under ?? ''} />
    </ConsolePage>
  );
}

function Level({ under }: { under: string | undefined }) {
  const { t } = useTranslation('agents-console');
  const filter = useListFilter([
    { name: 'search', kind: 'text', label: t('filter.search'), placeholder: t('filter.searchHint') },
  ]);
  const query = { ...filter.query, sort: 'name', ...(under === undefined ? {} : { under }) };
  return (
    <DataTable
      name="agents"
      caption={t('title')}
      list={listAgents}
      filter={{ ...filter, query }}
      sorted="name"
      rowKey={idOf}
      panel={{
        title: (id, row) => row?.username ?? id,
        body: (id, row) => <AgentPanel id={id} row={row} />,
      }}
      columns={[
        { id: 'name', head: t('column.name'), sort: 'name', width: 150, cell: (row) => row.username },
        { id: 'type', head: t('column.type'), width: 165, cell: (row) => t(`type.${kindOf(row)}`) },
        {
          id: 'status',
          head: t('column.status'),
          width: 120,
          cell: (row) => (
            <StatusBadge tone={row.status === 'active' ? 'success' : 'danger'}>
              {t(`status.${row.status}`)}
            </StatusBadge>
          ),
        },
        {
          id: 'direct',
          head: t('column.direct'),
          width: 80,
          align: 'end',
          cell: (row) => displayCount(row.direct),
        },
        {
          id: 'agents',
          head: t('column.agents'),
          width: 120,
          align: 'end',
          cell: (row) =>
            row.agents > 0 ? (
              <ConsoleLink href={`/agents?under=${row.id}`}>{displayCount(row.agents)}</ConsoleLink>
            ) : (
              0
            ),
        },
        ...FIGURES.map((figure) => ({
          id: figure,
          head: t(`column.${figure}`),
          width: 120,
          align: 'end' as const,
          cell: (row: AgentRow) => <FigureCell id={row.id} brand={row.brand} figure={figure} />,
        })),
        { id: 'brand', head: t('column.brand'), width: 110, cell: (row) => row.brand },
        { id: 'above', head: t('column.above'), width: 120, cell: (row) => row.agent?.username },
        {
          id: 'codes',
          head: t('column.codes'),
          width: 110,
          align: 'end',
          cell: (row) => displayCount(row.openCodes),
        },
        {
          id: 'registered',
          head: t('column.since'),
          sort: 'registered',
          width: 110,
          cell: (row) => <When at={row.registeredAt} brand={row.brand} variant="day" />,
        },
      ]}
      empty={
        under === undefined
          ? { title: t('empty.title'), text: t('empty.text') }
          : { title: t('empty.below'), text: t('empty.belowText') }
      }
    />
  );
}

/** From the top of the tree down to whose agents are shown. */
function WayDown({ under }: { under: string }) {
  const { t } = useTranslation('agents-console');
  const line = useOps(showLine, { params: { id: under } });
  return (
    <nav aria-label={t('way.label')} className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <ConsoleLink href="/agents">{t('way.top')}</ConsoleLink>
      {line.data?.above.map((agent) => (
        <span key={agent.id} className="flex items-center gap-x-2">
          <span className="text-muted" aria-hidden="true">
            ›
          </span>
          <ConsoleLink href={`/agents?under=${agent.id}`}>{agent.username}</ConsoleLink>
        </span>
      ))}
      {line.data && (
        <span className="flex items-center gap-x-2">
          <span className="text-muted" aria-hidden="true">
            ›
          </span>
          <ConsoleLink href={`/members/${under}`}>{line.data.username}</ConsoleLink>
          <span className="text-muted">
            {t('way.below', {
              direct: displayCount(line.data.direct),
              whole: displayCount(line.data.whole),
            })}
          </span>
        </span>
      )}
    </nav>
  );
}

const FIGURES = ['members', 'turnover', 'profit', 'income'] as const;

const idOf = ({ id }: AgentRow) => id;

function kindOf({ type }: Pick<AgentRow, 'type'>): 1 | 2 | 41 | 42 {
  return type === 0 || type === 4 ? 1 : type;
}
