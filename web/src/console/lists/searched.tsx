import { type ReactNode, useState } from 'react';
import { SearchField } from '../../ui/fields/search-field.tsx';

interface SearchedProps<Row> {
  label: string;
  /** What is said where no row is found. */
  none: (sought: string) => string;
  rows: readonly Row[];
  /** All words a row is found by. */
  nameOf: (row: Row) => string;
  children: (found: readonly Row[]) => ReactNode;
}

/** A long list with a field above it: shows the rows whose name holds every word that is typed. */
export function Searched<Row>({ label, none, rows, nameOf, children }: SearchedProps<Row>) {
  const [sought, setSought] = useState('');
  const wanted = sought.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => {
    const name = nameOf(row).toLocaleLowerCase();
    return wanted.every((word) => name.includes(word));
  });
  return (
    <>
      <div className="px-4 py-3">
        <SearchField label={label} value={sought} onValueChange={setSought} />
      </div>
      {found.length > 0 ? (
        children(found)
      ) : (
        <p role="status" className="px-4 pb-6 text-center text-muted text-sm">
          {none(sought)}
        </p>
      )}
    </>
  );
}
