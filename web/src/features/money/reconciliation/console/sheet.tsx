import type { ReactNode } from 'react';
import { classes } from '../../../../ui/classes.ts';

/** Figures under headings: the first two columns are words, the others amounts. On phones each row is a card with its headings. */
export function Sheet({
  heads,
  rows,
  none,
}: {
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  none: string;
}) {
  if (rows.length === 0) return <p className="px-4 py-4 text-muted text-sm">{none}</p>;
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm max-lg:block">
        <thead className="max-lg:sr-only">
          <tr className="border-line border-b align-bottom">
            {heads.map((head, at) => (
              <th
                key={head}
                scope="col"
                className={classes(
                  'px-4 py-2 font-normal text-muted text-xs',
                  at < 2 ? 'text-left' : 'text-right',
                )}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {rows.map(({ key, cells }) => (
            <tr key={key} className="border-line/60 border-b last:border-b-0 max-lg:block max-lg:py-3">
              {cells.map((cell, at) => (
                <td
                  key={heads[at]}
                  className={classes(
                    'align-top max-lg:flex max-lg:justify-between max-lg:gap-4 max-lg:px-4 max-lg:py-1 lg:px-4 lg:py-2.5',
                    at < 2 ? 'text-left' : 'text-right',
                  )}
                >
                  <span aria-hidden="true" className={classes('text-muted lg:hidden', at === 0 && 'hidden')}>
                    {heads[at]}
                  </span>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
