import { useTranslation } from 'react-i18next';
import { CardShapes } from '../cards/game-grid.tsx';
import type { LobbyFilter } from '../filters/lobby-filter.ts';
import { tablesInOrder } from './merge-tables.ts';
import { TableCard } from './table-card.tsx';
import { useLiveTables } from './use-live-tables.ts';

/** Above the games of /live: every table with its road, its players and the seconds it still takes bets. Nothing where no vendor tells of tables. */
export function LiveTables({ filter }: { filter: LobbyFilter }) {
  const { t } = useTranslation('catalogue');
  const { data, isPending } = useLiveTables();
  if (isPending) return <CardShapes count={3} />;
  const tables = data ? tablesInOrder(data, filter) : [];
  if (tables.length === 0) return null;
  return (
    <section aria-labelledby="live-tables" className="flex flex-col gap-3">
      <div className="flex flex-col gap-0.5">
        <h2 id="live-tables" className="font-display font-semibold text-xl">
          {t('tables.title')}
        </h2>
        <p className="text-muted text-sm">{t('tables.text')}</p>
      </div>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {tables.map(({ vendor, table }) => (
          <li key={`${vendor} ${table.code}`} className="min-w-0">
            <TableCard table={table} />
          </li>
        ))}
      </ul>
    </section>
  );
}
