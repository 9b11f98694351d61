import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayCount } from '../../../../i18n/format.ts';
import type { PickEntryProps } from '../entry/pick-entry.ts';
import { PlainEntry } from '../entry/plain-entry.tsx';
import { EntryWays } from './entry-ways.tsx';
import { FaultyLines } from './faulty-lines.tsx';
import { HundredGrid } from './hundred-grid.tsx';
import { listWith, numbersListed } from './listed-numbers.ts';
import { QuickGroups } from './quick-groups.tsx';

const WAYS = ['grid', 'list'] as const;

/** Numbers of two digits: pressed on the grid, or typed and pasted. Both ways write one list. */
export function NumbersEntry(props: PickEntryProps) {
  const { play, draft, closed, half, fieldErrors, dispatch } = props;
  const { t } = useTranslation('lottery');
  const [way, setWay] = useState<(typeof WAYS)[number]>('grid');
  const picked = numbersListed(play, draft.text);
  const pick = (numbers: number[]) =>
    dispatch({ do: 'type', play, text: listWith(play, draft.text, numbers) });
  return (
    <div className="flex flex-col gap-4">
      <EntryWays
        ways={WAYS}
        way={way}
        onWay={setWay}
        picked={t('hundred.numbers', { count: picked.length, numbers: displayCount(picked.length) })}
      />
      {way === 'list' ? (
        <PlainEntry {...props} />
      ) : (
        <>
          <HundredGrid label={t('hundred.label')} picked={picked} closed={closed} half={half} onPick={pick} />
          <QuickGroups picked={picked} closed={closed} onPick={pick} />
          <FaultyLines fieldErrors={fieldErrors} onList={() => setWay('list')} />
        </>
      )}
    </div>
  );
}
