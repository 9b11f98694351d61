import { ChevronRight, Network, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../../ui/badge.tsx';
import { classes } from '../../../../ui/classes.ts';

export interface LineAccount {
  id: string;
  account: string;
  agent: boolean;
  own: boolean;
}

/** The accounts of one level, each with what it came to; a press opens the level below, or the one member. */
export function LineList<Row extends LineAccount>({
  rows,
  label,
  value,
  detail,
  share,
  onOpen,
}: {
  rows: readonly Row[];
  label: string;
  value: (row: Row) => ReactNode;
  detail?: (row: Row) => ReactNode;
  /** How long the bar beneath is, of 1; none where it is left out. */
  share?: (row: Row) => number;
  /** Undefined where a row is one member and its figure says all there is. */
  onOpen: (row: Row) => (() => void) | undefined;
}) {
  const { t } = useTranslation('teams');
  return (
    <ul aria-label={label} className="lit divide-y divide-line/60 overflow-hidden rounded-large bg-raised">
      {rows.map((row) => {
        const open = onOpen(row);
        const name = row.own ? t('inPersonOf', { account: row.account }) : row.account;
        const content = (
          <>
            <span
              aria-hidden="true"
              className={classes(
                'flex size-9 shrink-0 items-center justify-center rounded-full bg-sunken',
                row.agent ? 'text-accent-text' : 'text-muted',
              )}
            >
              {row.agent && !row.own ? <Network className="size-4.5" /> : <User className="size-4.5" />}
            </span>
            <span className="flex min-w-0 flex-1 flex-col gap-1">
              <span className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5">
                <span className="flex min-w-0 items-center gap-2">
                  <span className="min-w-0 break-words font-medium">{name}</span>
                  {row.agent && !row.own && <Badge tone="warning">{t('agent')}</Badge>}
                </span>
                <span className="figures font-semibold">{value(row)}</span>
              </span>
              {share && (
                <span aria-hidden="true" className="h-1 rounded-full bg-sunken">
                  <span
                    className="block h-full rounded-full bg-accent-text/60"
                    style={{ width: `${Math.max(1.5, share(row) * 100)}%` }}
                  />
                </span>
              )}
              {detail && <span className="figures text-muted text-xs">{detail(row)}</span>}
            </span>
            {open ? (
              <ChevronRight className="size-4 shrink-0 text-muted" aria-hidden="true" />
            ) : (
              <span className="w-4 shrink-0" />
            )}
          </>
        );
        return (
          <li key={`${row.id} ${row.own}`}>
            {open ? (
              <button
                type="button"
                aria-label={t('open', { account: name })}
                onClick={open}
                className={classes(LINE, 'w-full text-left transition-colors hover:bg-surface', FOCUS)}
              >
                {content}
              </button>
            ) : (
              <div className={LINE}>{content}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const LINE = 'flex min-h-16 items-center gap-3 px-4 py-2.5';
const FOCUS = 'focus-visible:outline-2 focus-visible:outline-focus focus-visible:-outline-offset-2';

/** How far each row's value goes of the greatest. */
export function sharesOf<Row>(rows: readonly Row[], amountOf: (row: Row) => string): (row: Row) => number {
  // Lengths of bars, no money: they may be floats.
  const size = (row: Row) => Math.abs(Number(amountOf(row)));
  const most = rows.reduce((top, row) => Math.max(top, size(row)), 0);
  return (row) => (most === 0 ? 0 : size(row) / most);
}
