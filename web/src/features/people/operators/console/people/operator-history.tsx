import { listActions } from '@lanna/contract/people/operators/action-ops';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../../console/console-link.tsx';
import { Panel } from '../../../../../console/panel.tsx';
import { useRecordWords } from '../../../../../console/record-words.ts';
import { When } from '../../../../../console/when.tsx';
import { QueryView } from '../../../../../query-view.tsx';
import { Skeleton } from '../../../../../ui/skeleton.tsx';

const SHOWN = 12;

/** What the operator did last, as far as who looks may see it. */
export function OperatorHistory({ id }: { id: string }) {
  const { t } = useTranslation('operators-console');
  const words = useRecordWords();
  const actions = useOps(listActions, { query: { operator: id, limit: SHOWN } });
  return (
    <Panel title={t('operators.history')} text={t('operators.historyText')}>
      <QueryView
        query={actions}
        label={t('actions.loading')}
        shape={<Skeleton className="h-40" />}
        failed={t('actions.failed')}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<p className="text-muted text-sm">{t('operators.noHistory')}</p>}
      >
        {({ rows }) => (
          <ul className="flex flex-col">
            {rows.map((row) => (
              <li
                key={row.id}
                className="flex flex-wrap items-baseline justify-between gap-x-4 border-line/70 border-b py-1.5 text-sm last:border-b-0"
              >
                <span className="min-w-0">
                  <ConsoleLink href={`/actions?show=${row.id}`}>
                    <span title={row.action}>{words.action(row.action)}</span>
                  </ConsoleLink>{' '}
                  <span className="text-muted">{row.subject.name || row.subject.id}</span>
                </span>
                <When at={row.at} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Panel>
  );
}
