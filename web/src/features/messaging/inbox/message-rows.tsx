import type { InboxRow } from '@lanna/contract/messaging/inbox/inbox';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDate, displayDateTime } from '../../../i18n/format.ts';
import { MoreRows } from '../../../shared-parts/lists/more-rows.tsx';
import { classes } from '../../../ui/classes.ts';
import { KIND_ICONS } from './kind-style.ts';

/** The list, the newest first, and the way to what is older. */
export function MessageRows({
  rows,
  shown,
  onShow,
  query,
}: {
  rows: readonly InboxRow[];
  /** The id of the one that is open; empty where none is. */
  shown: string;
  onShow: (id: string) => void;
  query: ComponentProps<typeof MoreRows>['query'];
}) {
  const { t } = useTranslation('inbox');
  return (
    <>
      <ul
        aria-label={t('list')}
        className="lit divide-y divide-line overflow-hidden rounded-large bg-surface"
      >
        {rows.map((row) => (
          <li key={row.id}>
            <Row row={row} isShown={row.id === shown} onShow={() => onShow(row.id)} />
          </li>
        ))}
      </ul>
      {query.hasNextPage ? (
        <div className="pt-2">
          <MoreRows label={t('older')} query={query} />
        </div>
      ) : (
        <p className="pt-4 pb-1 text-center text-muted text-sm">{t('all')}</p>
      )}
    </>
  );
}

function Row({ row, isShown, onShow }: { row: InboxRow; isShown: boolean; onShow: () => void }) {
  const { t } = useTranslation('inbox');
  const { timeZone } = useBrand();
  const Icon = KIND_ICONS[row.kind];
  const today = displayDate(Date.now(), timeZone);
  const at = displayDateTime(row.sentAt, timeZone);
  return (
    <button
      type="button"
      aria-current={isShown || undefined}
      onClick={onShow}
      className="flex w-full items-start gap-3 px-4 py-3.5 text-left transition-colors hover:bg-raised aria-[current]:bg-sunken"
    >
      <span
        aria-hidden="true"
        className={classes(
          'flex size-10 shrink-0 items-center justify-center rounded-full [&_svg]:size-5',
          row.read ? 'bg-sunken text-muted' : 'bg-raised text-accent-text',
        )}
      >
        <Icon />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span
            className={classes('min-w-0 break-words', row.read ? 'font-medium' : 'font-semibold')}
            lang={row.lang}
          >
            {row.title}
          </span>
          <span className="figures ml-auto shrink-0 text-muted text-xs">
            {at.startsWith(today) ? at.slice(11, 16) : at.slice(0, 10)}
          </span>
        </span>
        <span className="mt-0.5 flex flex-wrap items-start gap-x-2">
          <span className="row-words line-clamp-2 text-muted text-sm" lang={row.lang}>
            {row.excerpt}
          </span>
          {!row.read && (
            <span className="mt-0.5 shrink-0 rounded-full bg-spark px-2 font-semibold text-on-spark text-xs leading-5">
              {t('new')}
            </span>
          )}
        </span>
      </span>
    </button>
  );
}
