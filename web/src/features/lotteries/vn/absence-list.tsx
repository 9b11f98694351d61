import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { classes } from '../../../ui/classes.ts';
import type { Absence } from './queries.ts';

const COLUMNS = ['number', 'since', 'longest', 'times'] as const;
type Column = (typeof COLUMNS)[number];

/** The same numbers in the order one asks for. */
export function AbsenceList({ numbers }: { numbers: Absence['numbers'] }) {
  const { t } = useTranslation('vn');
  const [order, setOrder] = useState<{ by: Column; isRising: boolean }>({ by: 'since', isRising: false });
  const sorted = numbers.toSorted(
    (one, other) => (Number(one[order.by]) - Number(other[order.by])) * (order.isRising ? 1 : -1),
  );
  return (
    <Card className="max-h-[40rem] overflow-y-auto p-0!">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{t('absence.list')}</caption>
        <thead className="sticky top-0 bg-raised">
          <tr>
            {COLUMNS.map((column) => {
              const isOrder = order.by === column;
              const Arrow = order.isRising ? ArrowUp : ArrowDown;
              return (
                <th
                  key={column}
                  scope="col"
                  aria-sort={isOrder ? (order.isRising ? 'ascending' : 'descending') : undefined}
                  className={classes('font-medium', column === 'number' ? 'text-left' : 'text-right')}
                >
                  <button
                    type="button"
                    onClick={() =>
                      setOrder({ by: column, isRising: isOrder ? !order.isRising : column === 'number' })
                    }
                    className={classes(
                      'inline-flex min-h-11 items-center gap-1 px-3 leading-tight transition-colors hover:text-accent-text',
                      isOrder ? 'text-accent-text' : 'text-muted',
                    )}
                  >
                    {t(`absence.columns.${column}`)}
                    {isOrder && <Arrow className="size-3.5 shrink-0" aria-hidden="true" />}
                  </button>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody className="figures">
          {sorted.map(({ number, since, longest, times }) => (
            <tr key={number} className="border-line/60 border-t">
              <th scope="row" className="px-3 py-1.5 text-left font-display font-semibold">
                {number}
              </th>
              <td className="px-3 py-1.5 text-right">{since}</td>
              <td className="px-3 py-1.5 text-right">{longest}</td>
              <td className="px-3 py-1.5 text-right">{times}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
