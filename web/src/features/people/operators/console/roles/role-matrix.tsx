import type { Role } from '@lanna/contract/people/operators/role-ops';
import { Check, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Can } from '../../../../../console/operator.tsx';
import { useRecordWords } from '../../../../../console/record-words.ts';
import { IconButton } from '../../../../../ui/icon-button.tsx';
import { byTopic } from './role-lines.ts';

/** Permissions by topic down, roles across. */
export function RoleMatrix({
  roles,
  permissions,
  onEdit,
}: {
  roles: readonly Role[];
  permissions: readonly string[];
  onEdit: (role: Role) => void;
}) {
  const { t } = useTranslation('operators-console');
  const words = useRecordWords();
  const held = new Map(roles.map((role) => [role.code, new Set(role.permissions)]));
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
      tabIndex={0}
      aria-label={t('roles.title')}
      className="min-h-0 flex-1 overflow-auto rounded-medium border border-line bg-surface"
    >
      <table className="min-w-full border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky top-0 left-0 z-20 min-w-28 border-line sm:min-w-40 border-b bg-raised px-3 py-2 text-left font-medium text-muted text-xs"
            >
              {t('roles.permission')}
            </th>
            {roles.map((role) => (
              <th
                key={role.code}
                scope="col"
                className="sticky top-0 z-10 min-w-28 border-line border-b bg-raised px-3 py-1 text-left font-semibold"
              >
                <span className="flex items-center gap-1">
                  {role.code}
                  {!role.fixed && (
                    <Can permission="operators.grant" house>
                      <IconButton
                        size="small"
                        label={t('roles.edit', { role: role.code })}
                        onClick={() => onEdit(role)}
                      >
                        <Pencil aria-hidden="true" />
                      </IconButton>
                    </Can>
                  )}
                </span>
                <span className="block font-normal text-muted text-xs">
                  {t('roles.held', { count: role.operators })}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {byTopic(permissions).map(([topic, ofTopic]) => (
          <tbody key={topic}>
            <tr>
              <th
                scope="rowgroup"
                className="sticky left-0 z-10 bg-surface px-3 pt-4 pb-1 text-left font-semibold text-xs"
              >
                {words.topic(topic)}
              </th>
              <td colSpan={roles.length} />
            </tr>
            {ofTopic.map((permission) => (
              <tr key={permission} className="group">
                <th
                  scope="row"
                  className="sticky left-0 z-10 border-line/60 border-b bg-surface px-3 py-1 text-left font-normal group-hover:bg-raised"
                >
                  {words.permission(permission)}
                </th>
                {roles.map((role) => (
                  <td key={role.code} className="h-8 border-line/60 border-b px-3 py-1 group-hover:bg-raised">
                    {held.get(role.code)?.has(permission) ? (
                      <Check className="size-4 text-accent-text" role="img" aria-label={t('roles.yes')} />
                    ) : (
                      <span className="text-muted/60">
                        <span aria-hidden="true">·</span>
                        <span className="sr-only">{t('roles.no')}</span>
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
