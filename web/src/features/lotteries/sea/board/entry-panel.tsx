import type { Play } from '@lanna/rules/lotteries/lottery/play';
import { Grid3x3, Hash, TextCursorInput, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import type { Rates } from '../rates/rates.ts';
import { AmountForNew } from '../slip/amount-for-new.tsx';
import type { KeptSlip } from '../slip/slip-store.ts';
import { SlipText } from '../slip/slip-text.tsx';
import type { Said } from '../table/betting-table.tsx';
import { type Entry, lengthOfEntry } from './entry.ts';
import { HelperRow } from './helper-row.tsx';
import { Keypad } from './keypad.tsx';
import { NumberBoard } from './number-board.tsx';

export const ENTRY_WAYS = ['keypad', 'board', 'text'] as const;
export type EntryWay = (typeof ENTRY_WAYS)[number];

export type AddNumbers = (numbers: readonly { play: string; number: string; amount?: string }[]) => void;

/** Three ways to the same numbers: pressed on a keypad, chosen from a board, written as text. */
export function EntryPanel({
  plays,
  rates,
  entry,
  way,
  onWay,
  onEntry,
  kept,
  keep,
  said,
  onUndo,
  onAdd,
}: {
  plays: readonly Play[];
  rates: Rates;
  entry: Entry;
  way: EntryWay;
  onWay: (way: EntryWay) => void;
  onEntry: (entry: Entry) => void;
  kept: KeptSlip;
  keep: (changed: Partial<KeptSlip>) => void;
  said: Said | undefined;
  onUndo: () => void;
  onAdd: AddNumbers;
}) {
  const { t } = useTranslation('sea');
  const length = lengthOfEntry(entry, plays);
  const addToAll = (numbers: readonly string[]) => {
    if (numbers.length > 0) onAdd(numbers.flatMap((number) => entry.plays.map((play) => ({ play, number }))));
  };
  const helpers = <HelperRow entry={entry} length={length} onEntry={onEntry} onAdd={addToAll} />;
  const price = <AmountForNew kept={kept} keep={keep} />;
  const added = <AddedLine said={said} onUndo={onUndo} />;
  return (
    <Tabs
      label={t('ways.label')}
      value={way}
      onValueChange={(value) => onWay(value as EntryWay)}
      // On a phone they stand among the tools.
      listClassName="max-lg:hidden"
      tabs={[
        {
          value: 'keypad',
          label: <WayLabel Icon={<Hash />} name={t('ways.keypad')} />,
          content: (
            <div className="flex flex-col gap-4">
              <Keypad entry={entry} length={length} onEntry={onEntry} onAdd={addToAll} added={added} />
              {helpers}
              {price}
            </div>
          ),
        },
        {
          value: 'board',
          label: <WayLabel Icon={<Grid3x3 />} name={t('ways.board')} />,
          content: (
            <div className="flex flex-col gap-4">
              {added}
              <NumberBoard
                plays={plays}
                rates={rates}
                entry={entry}
                length={length}
                slip={kept.slip}
                onAdd={addToAll}
                onRemove={(slip) => keep({ slip })}
              />
              {helpers}
              {price}
            </div>
          ),
        },
        {
          value: 'text',
          label: <WayLabel Icon={<TextCursorInput />} name={t('ways.text')} />,
          content: <SlipText plays={plays} amount={kept.amount} onAdd={onAdd} added={added} price={price} />,
        },
      ]}
    />
  );
}

function WayLabel({ Icon, name }: { Icon: React.ReactNode; name: string }) {
  return (
    <span className="flex items-center justify-center gap-1.5 [&_svg]:size-4" aria-hidden={undefined}>
      <span aria-hidden="true">{Icon}</span>
      {name}
    </span>
  );
}

/** What the last press has done, and how to take it back. Keeps its place, so that nothing below it moves. */
function AddedLine({ said, onUndo }: { said: Said | undefined; onUndo: () => void }) {
  const { t } = useTranslation('sea');
  const [first] = said?.added ?? [];
  const parts = said && [
    said.added.length === 1 && first ? t('added.one', { number: first.number }) : undefined,
    said.added.length > 1 ? t('added.many', { count: said.added.length }) : undefined,
    said.repeated > 0 ? t('added.repeated', { count: said.repeated }) : undefined,
    said.refused > 0 ? t('added.refused') : undefined,
    said.left > 0 ? t('added.left', { count: said.left }) : undefined,
  ];
  return (
    <div className="flex min-h-8 items-center justify-center gap-2">
      <p role="status" className="text-balance text-center text-muted text-sm leading-tight">
        {parts?.filter(Boolean).join(' · ')}
      </p>
      {said && said.added.length > 0 && (
        <Button variant="ghost" size="small" icon={<Undo2 aria-hidden="true" />} onClick={onUndo}>
          {t('added.undo')}
        </Button>
      )}
    </div>
  );
}
