import { UserRound } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useOperator } from '../../../console/operator.tsx';

/** Who is logged in; opens the operator's menu, once its code is there. */
export function OperatorButton(attributes: ComponentProps<'button'>) {
  const { t } = useTranslation('console-shell');
  const { displayName } = useOperator();
  return (
    <button
      {...attributes}
      type="button"
      aria-label={t('operator.menu', { name: displayName })}
      className="flex h-8 items-center gap-2 rounded-small px-2 font-medium text-sm hover:bg-raised"
    >
      <UserRound className="size-4.5 text-muted" aria-hidden="true" />
      <span className="max-w-32 truncate max-sm:hidden">{displayName}</span>
    </button>
  );
}
