import type { ConversationRow } from '@lanna/contract/content/service/ops';
import { CornerUpLeft, Crown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { When } from '../../../../console/when.tsx';
import { classes } from '../../../../ui/classes.ts';
import { useCustomerName } from './customer-name.ts';
import { VIP_ABOVE } from './vip.ts';
import { useWaited } from './waited.ts';

/** One conversation of the list: who, what was said last, and for how long the writer has waited. */
export function ConversationLine({
  row,
  shown,
  fresh,
  onShow,
}: {
  row: ConversationRow;
  shown: boolean;
  fresh: boolean;
  onShow: () => void;
}) {
  const { t } = useTranslation('service-console');
  const name = useCustomerName();
  const waited = useWaited(row.waitingSince);
  return (
    <li>
      <button
        type="button"
        data-id={row.id}
        aria-current={shown || undefined}
        onClick={onShow}
        className={classes(
          'flex w-full flex-col gap-1 border-line/70 border-b border-l-3 px-3 py-2.5 text-left text-sm transition-colors',
          'focus-visible:-outline-offset-2',
          shown ? 'border-l-accent bg-chosen' : 'border-l-transparent hover:bg-raised',
        )}
      >
        <span className="flex w-full items-center gap-2">
          <span className={classes('min-w-0 flex-1 truncate', row.unread > 0 && 'font-semibold')}>
            {name(row.customer)}
          </span>
          {row.customer.rankLevel > VIP_ABOVE && (
            <Crown className="size-4 shrink-0 text-warning" aria-label={t('vip')} />
          )}
          {fresh && <span className="rounded-full bg-accent px-1.5 text-on-accent text-xs">{t('new')}</span>}
          {row.unread > 0 && (
            <span className="figures rounded-full bg-danger-fill px-1.5 text-on-danger-fill text-xs">
              {row.unread}
              <span className="sr-only"> {t('unread')}</span>
            </span>
          )}
        </span>
        <span className="flex w-full items-center gap-1.5 text-muted">
          {row.lastAuthor === 'desk' && (
            <CornerUpLeft className="size-3.5 shrink-0" aria-label={t('answered')} />
          )}
          <span className="truncate">{row.lastText}</span>
        </span>
        <span className="flex w-full flex-wrap items-center gap-x-2 text-muted text-xs">
          <span>{row.brand}</span>
          {row.operator && <span>· {row.operator.name}</span>}
          <span className="ml-auto">
            {waited ? (
              <span className="font-medium text-warning">{t('waits', { time: waited })}</span>
            ) : row.state === 'closed' ? (
              t('state.closed')
            ) : (
              <When at={row.lastAt} brand={row.brand} />
            )}
          </span>
        </span>
      </button>
    </li>
  );
}
