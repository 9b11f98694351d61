import { listRoles, type Role } from '@lanna/contract/people/operators/role-ops';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../../console/console-page.tsx';
import { Can } from '../../../../../console/operator.tsx';
import { QueryView } from '../../../../../query-view.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Skeleton } from '../../../../../ui/skeleton.tsx';
import { RoleEditor } from './role-editor.tsx';
import { RoleMatrix } from './role-matrix.tsx';

/** What each role may do: permissions by topic down, roles across. */
export function RolesPage() {
  const { t } = useTranslation('operators-console');
  const roles = useOps(listRoles);
  const [edited, setEdited] = useState<Role | 'new'>();
  return (
    <ConsolePage
      fill
      title={t('roles.title')}
      description={t('roles.text')}
      actions={
        <Can permission="operators.grant" house>
          <Button size="small" icon={<Plus aria-hidden="true" />} onClick={() => setEdited('new')}>
            {t('roles.add')}
          </Button>
        </Can>
      }
    >
      <QueryView
        query={roles}
        label={t('roles.loading')}
        shape={<Skeleton className="h-96" />}
        failed={t('roles.failed')}
        className="flex min-h-0 flex-1 flex-col"
      >
        {({ roles: known, permissions }) => (
          <>
            <RoleMatrix roles={known} permissions={permissions} onEdit={setEdited} />
            {edited && (
              <RoleEditor
                role={edited === 'new' ? undefined : edited}
                permissions={permissions}
                onClose={() => setEdited(undefined)}
              />
            )}
          </>
        )}
      </QueryView>
    </ConsolePage>
  );
}
