import type { PickEntryProps } from '../entry/pick-entry.ts';
import { PlainEntry } from '../entry/plain-entry.tsx';
import { DigitsEntry } from './digits-entry.tsx';
import { entryWay } from './entry-way.ts';
import { GridEntry } from './grid-entry.tsx';
import { NumbersEntry } from './numbers-entry.tsx';
import { SetsEntry } from './sets-entry.tsx';

/** How the numbers of a Vietnamese play are picked: on the grid of 00 to 99, on a keypad, or in lists. */
export function VnEntry(props: PickEntryProps) {
  const { code } = props.play;
  switch (entryWay(props.play)) {
    case 'grid':
      return <GridEntry key={code} {...props} />;
    case 'numbers':
      return <NumbersEntry key={code} {...props} />;
    case 'digits':
      return <DigitsEntry key={code} {...props} />;
    case 'sets':
      return <SetsEntry key={code} {...props} />;
    case 'rows':
      return <PlainEntry {...props} />;
  }
}
