import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayCount } from '../../../../i18n/format.ts';
import type { PickEntryProps } from '../entry/pick-entry.ts';
import { PlainEntry } from '../entry/plain-entry.tsx';
import { EntryWays } from './entry-ways.tsx';
import { FaultyLines } from './faulty-lines.tsx';
import { HundredGrid } from './hundred-grid.tsx';
import { twoDigits } from './hundred-groups.ts';
import { ListedChips } from './listed-chips.tsx';
import { linesListed, listAnd, listWithout } from './listed-numbers.ts';

const WAYS = ['grid', 'list'] as const;

/** Sets of two, three or four numbers, made one after the other: as soon as enough numbers are pressed they are a line. */
export function SetsEntry(props: PickEntryProps) {
  const { play, draft, fieldErrors, dispatch } = props;
  const { t } = useTranslation('lottery');
  const [way, setWay] = useState<(typeof WAYS)[number]>('grid');
  const [making, setMaking] = useState<readonly number[]>([]);
  const size = play.shape.lines?.length ?? 0;
  const lines = linesListed(play, draft.text);
  const type = (text: string) => dispatch({ do: 'type', play, text });

  function pick(numbers: number[]) {
    // A drag may bring more than one set holds: the first are taken.
    const set = numbers.slice(0, size);
    if (set.length < size) return setMaking(set);
    setMaking([]);
    type(listAnd(play, draft.text, [set.map(twoDigits).join(' ')]));
  }

  return (
    <div className="flex flex-col gap-4">
      <EntryWays
        ways={WAYS}
        way={way}
        onWay={setWay}
        picked={
          way === 'grid' && making.length > 0
            ? t('hundred.making', { set: making.map(twoDigits).join(' – '), count: size - making.length })
            : t('hundred.setsListed', { count: lines.length, sets: displayCount(lines.length) })
        }
      />
      {way === 'list' ? (
        <PlainEntry {...props} />
      ) : (
        <>
          <HundredGrid label={t('hundred.label')} picked={making} onPick={pick} />
          <ListedChips lines={lines} onRemove={(line) => type(listWithout(play, draft.text, line))} />
          <FaultyLines fieldErrors={fieldErrors} onList={() => setWay('list')} />
        </>
      )}
    </div>
  );
}
