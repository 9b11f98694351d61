import { moneyOf } from '@lanna/contract/money';
import { Users } from 'lucide-react';
import { type MouseEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { useSession } from '../../../../api/session.ts';
import { displayCount } from '../../../../i18n/format.ts';
import { useGo, useMemberGuard } from '../../../../navigation.ts';
import { paths } from '../../../../paths.ts';
import { useServerNow } from '../../../../shared-parts/time/use-server-now.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { LinkButton } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { isClosed, type LiveTable } from './merge-tables.ts';
import { TableRoad } from './table-road.tsx';

/**
 * One table: its name, what it asks, how it has gone, and how long it still takes bets. A press opens that very table. Drawn again only
 * when the table has changed: another one does several times a second.
 */
export const TableCard = memo(function TableCard({ table }: { table: LiveTable }) {
  const { t } = useTranslation('catalogue');
  const closed = isClosed(table);
  const id = table.gameId ?? '';
  const open = useOpenTable({ id, table: table.code });
  return (
    <article
      className={classes(
        'group/table lit relative flex h-full flex-col gap-2 overflow-hidden rounded-medium bg-surface p-3 transition-[translate,border-color,box-shadow] duration-200',
        'focus-within:border-accent-text hover:-translate-y-0.5 hover:border-accent-text hover:shadow-float',
        closed && 'grayscale',
      )}
    >
      <header className="flex items-start justify-between gap-2">
        <h3 className="min-w-0 leading-tight">
          <a
            href={paths.game({ id, table: table.code })}
            onClick={(press) => (closed ? press.preventDefault() : open(press))}
            aria-disabled={closed || undefined}
            className="block truncate font-medium outline-none before:absolute before:inset-0 before:rounded-medium focus-visible:before:outline-2 focus-visible:before:outline-focus focus-visible:before:-outline-offset-2"
          >
            {table.gameName}
          </a>
          <span className="block truncate text-muted text-xs">{table.name}</span>
        </h3>
        <State table={table} closed={closed} />
      </header>
      <TableRoad table={table} />
      <footer className="mt-auto flex items-end justify-between gap-2">
        <p className="figures flex min-w-0 flex-col text-xs">
          <Limits table={table} />
          <span className="flex items-center gap-1 text-muted">
            <Users className="size-3.5" aria-hidden="true" />
            {t('tables.players', { count: table.players, players: displayCount(table.players) })}
          </span>
        </p>
        {!closed && <WaysIn table={table} open={open} />}
      </footer>
    </article>
  );
});

function Limits({ table }: { table: LiveTable }) {
  const { currencySymbol: symbol } = useBrand();
  return (
    <span className="font-semibold text-text">
      <MoneyText amount={moneyOf(table.minBet)} symbol={symbol} /> –{' '}
      <MoneyText amount={moneyOf(table.maxBet)} symbol={symbol} />
    </span>
  );
}

const LAST_SECONDS = 5;
const SECOND_MS = 1000;

/** Seconds count by the server's clock; between two rounds the table says so. */
function State({ table, closed }: { table: LiveTable; closed: boolean }) {
  const { t } = useTranslation('catalogue');
  const nowMs = useServerNow();
  if (closed) return <Badge tone="quiet">{t('tables.closed')}</Badge>;
  const leftMs = table.closesAt === null || nowMs === undefined ? 0 : Date.parse(table.closesAt) - nowMs;
  const seconds = Math.ceil(leftMs / SECOND_MS);
  if (seconds <= 0) return <Badge tone="quiet">{t('tables.dealing')}</Badge>;
  return (
    <Badge tone={seconds <= LAST_SECONDS ? 'warning' : 'success'} className="figures">
      {t('tables.seconds', { count: seconds })}
    </Badge>
  );
}

function WaysIn({ table, open }: { table: LiveTable; open: (press: MouseEvent) => void }) {
  const { t } = useTranslation('catalogue');
  const { flags } = useBrand();
  const session = useSession();
  const id = table.gameId ?? '';
  const demo = flags.freePlay && table.demo && (!session || session.trial);
  return (
    <span className="relative flex shrink-0 gap-2">
      {demo && (
        <LinkButton
          size="small"
          variant="secondary"
          href={paths.game({ id, table: table.code, demo: true })}
          aria-label={t('tables.demoOf', { table: table.name })}
        >
          {t('demo')}
        </LinkButton>
      )}
      {/* The card's own link does the same: this button is for pointers, hidden from screen readers. */}
      <LinkButton
        size="small"
        href={paths.game({ id, table: table.code })}
        onClick={open}
        tabIndex={-1}
        aria-hidden="true"
      >
        {t('tables.sit')}
      </LinkButton>
    </span>
  );
}

/** Members follow the link; others are shown why not, and the table opens after the login. */
function useOpenTable(at: { id: string; table: string }) {
  const guard = useMemberGuard();
  const go = useGo();
  return (press: MouseEvent) => {
    if (press.metaKey || press.ctrlKey || press.shiftKey) return;
    press.preventDefault();
    guard(() => go(paths.game(at)));
  };
}
