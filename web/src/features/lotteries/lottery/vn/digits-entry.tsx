import { Delete } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayCount } from '../../../../i18n/format.ts';
import { classes } from '../../../../ui/classes.ts';
import { CHOICE_LOOK } from '../../../../ui/fields/segments.tsx';
import type { PickEntryProps } from '../entry/pick-entry.ts';
import { PlainEntry } from '../entry/plain-entry.tsx';
import { EntryWays } from './entry-ways.tsx';
import { FaultyLines } from './faulty-lines.tsx';
import { ListedChips } from './listed-chips.tsx';
import { linesListed, listAnd, listWithout } from './listed-numbers.ts';

const WAYS = ['keypad', 'list'] as const;

/** Numbers of three or four digits: one after the other on a keypad, or typed and pasted. */
export function DigitsEntry(props: PickEntryProps) {
  const { play, draft, fieldErrors, dispatch } = props;
  const { t } = useTranslation('lottery');
  const [way, setWay] = useState<(typeof WAYS)[number]>('keypad');
  const [isEveryOrder, setEveryOrder] = useState(false);
  const length = play.shape.lines?.length ?? 0;
  const lines = linesListed(play, draft.text);
  const type = (text: string) => dispatch({ do: 'type', play, text });
  return (
    <div className="flex flex-col gap-4">
      <EntryWays
        ways={WAYS}
        way={way}
        onWay={setWay}
        picked={t('hundred.numbers', { count: lines.length, numbers: displayCount(lines.length) })}
      />
      {way === 'list' ? (
        <PlainEntry {...props} />
      ) : (
        <>
          <Keypad
            length={length}
            onNumber={(number) => type(listAnd(play, draft.text, isEveryOrder ? ordersOf(number) : [number]))}
          />
          <label className={classes(CHOICE_LOOK, 'self-center')}>
            <input
              type="checkbox"
              checked={isEveryOrder}
              onChange={({ target }) => setEveryOrder(target.checked)}
              className="sr-only"
            />
            {t('hundred.everyOrder')}
          </label>
          <ListedChips lines={lines} onRemove={(line) => type(listWithout(play, draft.text, line))} />
          <FaultyLines fieldErrors={fieldErrors} onList={() => setWay('list')} />
        </>
      )}
    </div>
  );
}

/** Big keys for thumbs; a keyboard types into the same places. A number that is full goes on the list by itself. */
function Keypad({ length, onNumber }: { length: number; onNumber: (number: string) => void }) {
  const { t } = useTranslation('lottery');
  const [typed, setTyped] = useState('');

  function type(digit: string) {
    const digits = typed + digit;
    setTyped(digits.length < length ? digits : '');
    if (digits.length === length) onNumber(digits);
  }

  function press(event: KeyboardEvent) {
    if (/^\d$/.test(event.key) && !event.ctrlKey && !event.metaKey) type(event.key);
    else if (event.key === 'Backspace') setTyped(typed.slice(0, -1));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys inside are what is used; it receives key presses for all of them
    <div onKeyDown={press} className="mx-auto flex w-full max-w-96 flex-col gap-3">
      <p className="flex justify-center gap-2">
        <span className="sr-only" role="status">
          {t('hundred.typed', { length, typed: typed === '' ? '–' : [...typed].join(' ') })}
        </span>
        {Array.from({ length }, (_, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: places from left to right
            key={at}
            aria-hidden="true"
            className={classes(
              'figures flex h-13 w-12 items-center justify-center rounded-medium border font-display font-semibold text-3xl transition-colors',
              at === typed.length ? 'border-accent-text bg-raised' : 'border-control-line bg-sunken',
            )}
          >
            {typed[at]}
          </span>
        ))}
      </p>
      <div className="grid grid-cols-3 gap-2">
        {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => (
          <Key key={digit} onPress={() => type(digit)}>
            {digit}
          </Key>
        ))}
        <Key isQuiet onPress={() => setTyped('')}>
          {t('hundred.groups.clear')}
        </Key>
        <Key onPress={() => type('0')}>0</Key>
        <Key isQuiet label={t('hundred.erase')} onPress={() => setTyped(typed.slice(0, -1))}>
          <Delete className="size-5" aria-hidden="true" />
        </Key>
      </div>
    </div>
  );
}

function Key({
  children,
  label,
  isQuiet = false,
  onPress,
}: {
  children: ReactNode;
  label?: string;
  isQuiet?: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={classes(
        'flex h-12 touch-manipulation select-none items-center justify-center rounded-medium border border-line transition-[background-color,border-color,translate]',
        'hover:border-accent-text active:translate-y-px',
        isQuiet
          ? 'bg-transparent text-muted text-sm'
          : 'figures bg-raised font-display font-semibold text-2xl shadow-near',
      )}
    >
      {children}
    </button>
  );
}

/** Every number the same digits can be written as. */
function ordersOf(number: string): string[] {
  if (number.length <= 1) return [number];
  const orders = [...number].flatMap((digit, at) =>
    ordersOf(number.slice(0, at) + number.slice(at + 1)).map((rest) => digit + rest),
  );
  return [...new Set(orders)];
}
