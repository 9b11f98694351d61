import type { RoleGiven } from '@lanna/contract/people/operators/operator-ops';
import { useTranslation } from 'react-i18next';

/** Roles with where they hold. */
export function RoleBadges({ roles }: { roles: readonly RoleGiven[] }) {
  const { t } = useTranslation('operators-console');
  if (roles.length === 0) return <span className="text-muted">{t('operators.noRole')}</span>;
  return (
    <span className="flex flex-wrap gap-1">
      {roles.map(({ role, brand }) => (
        <span
          key={`${role} ${brand}`}
          className="inline-flex h-6 items-center gap-1 whitespace-nowrap rounded-full border border-line bg-raised px-2 text-xs"
        >
          <span className="font-medium">{role}</span>
          <span className="text-muted">{brand ?? t('house')}</span>
        </span>
      ))}
    </span>
  );
}
