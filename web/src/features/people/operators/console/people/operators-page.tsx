import { listOperators, type OperatorRow } from '@lanna/contract/people/operators/operator-ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../../console/console-page.tsx';
import { filtersOf } from '../../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../../console/lists/use-list-filter.ts';
import { Can } from '../../../../../console/operator.tsx';
import { StatusBadge } from '../../../../../console/status-badge.tsx';
import { columnsOf } from '../../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../../console/table/data-table.tsx';
import { RoleBadges } from '../roles/role-badges.tsx';
import { NewOperator } from './new-operator.tsx';

const by = filtersOf(listOperators);
const column = columnsOf(listOperators);

/** Who works here, and with which roles. */
export function OperatorsPage() {
  const { t } = useTranslation('operators-console');
  const filter = useListFilter([
    by.text('q', t('operators.search')),
    by.choice('status', t('field.state'), (status) => t(`operators.status.${status}`)),
  ]);
  return (
    <ConsolePage
      fill
      title={t('operators.title')}
      description={t('operators.text')}
      actions={
        <Can permission="operators.change">
          <NewOperator />
        </Can>
      }
    >
      <DataTable
        name="operators"
        caption={t('operators.title')}
        list={listOperators}
        filter={filter}
        notice="roles_changed"
        href={operatorHref}
        columns={[
          column.of('name', t('operators.name'), (row) => <OperatorName of={row} />, {
            sort: 'name',
            width: 220,
          }),
          column.badge(
            'status',
            t('field.state'),
            STATUS_TONES,
            (status) => t(`operators.status.${status}`),
            {
              width: 120,
            },
          ),
          column.of('roles', t('operators.roles'), ({ roles }) => <RoleBadges roles={roles} />, {
            width: 300,
          }),
          column.of(
            'factor',
            t('operators.factor'),
            ({ hasSecondFactor: has }) => (
              <StatusBadge tone={has ? 'success' : 'warning'}>
                {t(has ? 'operators.factorOn' : 'operators.factorOff')}
              </StatusBadge>
            ),
            { width: 150 },
          ),
          column.moment('seenAt', t('operators.seen'), { width: 150, never: t('operators.never') }),
          column.moment('createdAt', t('operators.added'), { sort: 'createdAt', width: 150 }),
        ]}
        empty={{ title: t('operators.empty') }}
      />
    </ConsolePage>
  );
}

function OperatorName({ of: { name, displayName } }: { of: OperatorRow }) {
  return (
    <>
      <span className="font-medium">{displayName}</span> <span className="text-muted text-xs">{name}</span>
    </>
  );
}

const STATUS_TONES = { active: 'success', locked: 'danger' } as const;
const operatorHref = ({ id }: OperatorRow) => `/operators/${id}`;
