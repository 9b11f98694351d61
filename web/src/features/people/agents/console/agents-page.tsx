import { type AgentRow, listAgents, showLine } from '@lanna/contract/people/agents/ops';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { displayCount } from '../../../../i18n/format.ts';
import { AgentPanel } from './agent-panel.tsx';
import { AgentTabs } from './agent-tabs.tsx';
import { FigureCell } from './figure-cell.tsx';

const by = filtersOf(listAgents);
const column = columnsOf(listAgents);

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
  const filter = useListFilter([by.search(t('filter.search'), t('filter.searchHint'))]);
  const query = { ...filter.query, ...(under === undefined ? {} : { under }) };
  return (
    <DataTable
      name="agents"
      caption={t('title')}
      list={listAgents}
      filter={{ ...filter, query }}
      sorted="name"
      panel={{
        title: (id, row) => row?.username ?? id,
        body: (id, row) => <AgentPanel id={id} row={row} />,
      }}
      columns={[
        column.text('username', t('column.name'), { id: 'name', sort: 'name', width: 150 }),
        column.of('type', t('column.type'), (row) => t(`type.${kindOf(row)}`), { width: 165 }),
        column.badge('status', t('column.status'), STATUS_TONES, (status) => t(`status.${status}`), {
          width: 120,
        }),
        column.word('direct', t('column.direct'), displayCount, { width: 80, align: 'end' }),
        column.of('agents', t('column.agents'), (row) => <AgentsBelow of={row} />, {
          width: 120,
          align: 'end',
        }),
        ...FIGURES.map((figure) =>
          column.of(
            figure,
            t(`column.${figure}`),
            ({ id, brand }) => <FigureCell id={id} brand={brand} figure={figure} />,
            { width: 120, align: 'end' },
          ),
        ),
        column.brand(t('column.brand'), { width: 110 }),
        column.of('above', t('column.above'), (row) => row.agent?.username, { width: 120 }),
        column.word('openCodes', t('column.codes'), displayCount, { id: 'codes', width: 110, align: 'end' }),
        column.moment('registeredAt', t('column.since'), {
          id: 'registered',
          sort: 'registered',
          variant: 'day',
          width: 110,
        }),
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

const STATUS_TONES = {
  active: 'success',
  disabled: 'danger',
  self_excluded: 'danger',
  closed: 'danger',
} as const;

function AgentsBelow({ of: { id, agents } }: { of: AgentRow }) {
  if (agents === 0) return 0;
  return <ConsoleLink href={`/agents?under=${id}`}>{displayCount(agents)}</ConsoleLink>;
}

function kindOf({ type }: Pick<AgentRow, 'type'>): 1 | 2 | 41 | 42 {
  return type === 0 || type === 4 ? 1 : type;
}
