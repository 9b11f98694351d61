import type { ReactNode } from 'react';
import { classes } from '../../../../ui/classes.ts';

/** A small table of figures: the first column names the row, the others are numbers. */
export function FigureTable({
  caption,
  heads,
  rows,
  empty,
}: {
  caption: string;
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  empty: string;
}) {
  if (rows.length === 0) return <p className="px-4 py-4 text-muted text-sm">{empty}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is moved by the keyboard as well
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-muted text-xs">
            {heads.map((head, at) => (
              <th
                key={head}
                scope="col"
                className={classes(
                  'whitespace-nowrap px-2 py-2 font-normal last:pr-4',
                  at === 0 ? 'pl-4 text-left' : 'text-right',
                )}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...figures] }) => (
            <tr key={key} className="border-line/70 border-t hover:bg-hover">
              <th scope="row" className="whitespace-nowrap px-2 py-2 pl-4 text-left font-medium">
                {name}
              </th>
              {heads.slice(1).map((head, at) => (
                <td key={head} className="figures whitespace-nowrap px-2 py-2 text-right last:pr-4">
                  {figures[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
