import type { Play } from '@lanna/rules/lotteries/lottery/play';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../../ui/classes.ts';
import { Segments } from '../../../../ui/fields/segments.tsx';
import type { Rates } from '../rates/rates.ts';
import { keyOf, type Slip, without } from '../slip/bets.ts';
import { type Entry, withOrders } from './entry.ts';

/** All numbers to press: a hundred at a time. What is on the slip is marked, closed ones and those at half rate too; pressing again takes a number off. */
export function NumberBoard({
  plays,
  rates,
  entry,
  length,
  slip,
  onAdd,
  onRemove,
}: {
  plays: readonly Play[];
  rates: Rates;
  entry: Entry;
  length: number;
  slip: Slip;
  onAdd: (numbers: readonly string[]) => void;
  onRemove: (slip: Slip) => void;
}) {
  const { t } = useTranslation('sea');
  const [lead, setLead] = useState('');
  const leads = leadsOf(length);
  const leading = leads.includes(lead) ? lead : (leads[0] ?? '');
  const chosen = plays.filter(({ code }) => entry.plays.includes(code));
  const there = new Map(
    slip.map((bet) => [
      keyOf(
        bet,
        plays.find(({ code }) => code === bet.play),
      ),
      bet,
    ]),
  );

  function press(number: string, isThere: boolean) {
    if (!isThere) return onAdd(withOrders(entry, number));
    const gone = chosen.flatMap((play) => there.get(keyOf({ play: play.code, number }, play)) ?? []);
    onRemove(without(slip, gone));
  }

  return (
    <div className="flex flex-col gap-3">
      {leads.length > 1 && (
        <Segments
          oneLine
          label={t('board.hundreds')}
          value={leading}
          segments={leads.map((value) => ({ value, label: `${value}${'×'.repeat(2)}` }))}
          onValueChange={setLead}
        />
      )}
      <fieldset
        className={classes(
          'grid gap-1',
          length === 1 ? 'grid-cols-5' : 'grid-cols-5 min-[22rem]:grid-cols-10',
        )}
      >
        <legend className="sr-only">{t('board.label')}</legend>
        {numbersOfBoard(length, leading).map((number) => {
          const isThere = chosen.some((play) => there.has(keyOf({ play: play.code, number }, play)));
          const rules = chosen.map((play) => rates.ruleOf(play, number));
          const rule = rules.includes('closed') ? 'closed' : rules.find((one) => one !== undefined);
          return (
            <button
              key={number}
              type="button"
              aria-pressed={isThere}
              aria-label={rule ? `${number} ${t(`rule.${rule}`)}` : undefined}
              onClick={() => press(number, isThere)}
              className={classes(
                'figures relative flex touch-manipulation items-center justify-center rounded-small border font-medium text-sm transition-colors hover:border-accent-text',
                length === 1 ? 'h-14 text-2xl' : 'h-10',
                isThere ? 'lantern border-transparent font-semibold' : 'border-line bg-surface',
                !isThere && rule === 'closed' && 'text-muted line-through decoration-danger',
                !isThere && rule === 'half' && 'border-warning/60 text-warning',
              )}
            >
              {number}
            </button>
          );
        })}
      </fieldset>
    </div>
  );
}

/** What stands before the last two digits. */
function leadsOf(length: number): string[] {
  const count = length > 2 ? 10 ** (length - 2) : 1;
  // Ten thousand numbers are typed, not looked for: four digits show those of one thousand after the other.
  return length > 2 ? Array.from({ length: count }, (_, at) => String(at).padStart(length - 2, '0')) : [''];
}

function numbersOfBoard(length: number, leading: string): string[] {
  if (length === 1) return Array.from({ length: 10 }, (_, digit) => String(digit));
  return Array.from({ length: 100 }, (_, at) => leading + String(at).padStart(2, '0'));
}
