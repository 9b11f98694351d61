import type { ReactNode } from 'react';
import { When } from '../when.tsx';

/** What has happened to a record, in the order it is given: what it was, who did it and when, and the words that went with it. */
export function MoveHistory<Entry extends { at: string; operator: string | null; words: string }>({
  history,
  brand,
  byItself,
  children,
}: {
  history: readonly Entry[];
  /** Whose time zone the moments are shown in; without one, the console's. */
  brand?: string | undefined;
  /** What stands in the place of an operator where none did it. */
  byItself?: string;
  /** What happened. */
  children: (entry: Entry) => ReactNode;
}) {
  return (
    <ol className="flex flex-col gap-3 border-line border-l pl-4">
      {history.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be equal, and none of them holds anything
        <li key={at} className="text-sm">
          {children(entry)}
          <span className="block text-muted text-xs">
            {[entry.operator ?? byItself].filter(Boolean).map((who) => `${who} · `)}
            <When at={entry.at} brand={brand} variant="full" />
          </span>
          {entry.words !== '' && <span className="block whitespace-pre-line">{entry.words}</span>}
        </li>
      ))}
    </ol>
  );
}
