import {
  listOperators,
  type OperatorRow,
  operatorStatus,
  operatorsCsv,
} from '@lanna/contract/people/operators/operator-ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../../console/console-page.tsx';
import { useListFilter } from '../../../../../console/lists/use-list-filter.ts';
import { Can } from '../../../../../console/operator.tsx';
import { StatusBadge } from '../../../../../console/status-badge.tsx';
import { DataTable } from '../../../../../console/table/data-table.tsx';
import { When } from '../../../../../console/when.tsx';
import { RoleBadges } from '../roles/role-badges.tsx';
import { NewOperator } from './new-operator.tsx';

/** Who works here, and with which roles. */
export function OperatorsPage() {
  const { t } = useTranslation('operators-console');
  const filter = useListFilter([
    { name: 'q', kind: 'text', label: t('operators.search') },
    {
      name: 'status',
      kind: 'choice',
      label: t('field.state'),
      options: operatorStatus.options.map((value) => ({ value, label: t(`operators.status.${value}`) })),
    },
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
        csv={operatorsCsv}
        filter={filter}
        sorted="-createdAt"
        rowKey={operatorKey}
        notice="roles_changed"
        href={operatorHref}
        columns={[
          {
            id: 'name',
            head: t('operators.name'),
            sort: 'name',
            width: 220,
            cell: ({ name, displayName }) => (
              <>
                <span className="font-medium">{displayName}</span>{' '}
                <span className="text-muted text-xs">{name}</span>
              </>
            ),
          },
          {
            id: 'status',
            head: t('field.state'),
            width: 120,
            cell: ({ status }) => (
              <StatusBadge tone={status === 'active' ? 'success' : 'danger'}>
                {t(`operators.status.${status}`)}
              </StatusBadge>
            ),
          },
          {
            id: 'roles',
            head: t('operators.roles'),
            width: 300,
            cell: ({ roles }) => <RoleBadges roles={roles} />,
          },
          {
            id: 'factor',
            head: t('operators.factor'),
            width: 150,
            cell: ({ hasSecondFactor }) =>
              hasSecondFactor ? (
                <StatusBadge tone="success">{t('operators.factorOn')}</StatusBadge>
              ) : (
                <StatusBadge tone="warning">{t('operators.factorOff')}</StatusBadge>
              ),
          },
          {
            id: 'seenAt',
            head: t('operators.seen'),
            width: 150,
            cell: ({ seenAt }) => <When at={seenAt} never={t('operators.never')} />,
          },
          {
            id: 'createdAt',
            head: t('operators.added'),
            sort: 'createdAt',
            width: 150,
            cell: ({ createdAt }) => <When at={createdAt} />,
          },
        ]}
        empty={{ title: t('operators.empty') }}
      />
    </ConsolePage>
  );
}

const operatorKey = ({ id }: OperatorRow) => id;
const operatorHref = ({ id }: OperatorRow) => `/operators/${id}`;
