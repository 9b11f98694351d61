import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/icon-button.tsx';

/** A list whose entries are moved up and down by buttons: no dragging, so any hand and keyboard can. */
export function OrderList({
  items,
  busy,
  onOrder,
}: {
  items: readonly { id: string; name: string; row: ReactNode }[];
  busy: boolean;
  /** Absent for who may not change it. */
  onOrder?: ((ids: string[]) => void) | undefined;
}) {
  const { t } = useTranslation('help-console');
  function move(at: number, by: number) {
    const ids = items.map(({ id }) => id);
    const [moved = ''] = ids.splice(at, 1);
    ids.splice(at + by, 0, moved);
    onOrder?.(ids);
  }
  return (
    <ol className="divide-y divide-line" aria-busy={busy || undefined}>
      {items.map(({ id, name, row }, at) => (
        <li key={id} className="flex items-center gap-3 px-4 py-2.5">
          {onOrder && (
            <span className="flex shrink-0">
              <IconButton
                size="small"
                label={t('order.up', { name })}
                disabled={busy || at === 0}
                onClick={() => move(at, -1)}
              >
                <ArrowUp aria-hidden="true" />
              </IconButton>
              <IconButton
                size="small"
                label={t('order.down', { name })}
                disabled={busy || at === items.length - 1}
                onClick={() => move(at, 1)}
              >
                <ArrowDown aria-hidden="true" />
              </IconButton>
            </span>
          )}
          <div className="min-w-0 flex-1">{row}</div>
        </li>
      ))}
    </ol>
  );
}
