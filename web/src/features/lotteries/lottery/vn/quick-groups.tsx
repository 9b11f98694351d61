import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../../ui/classes.ts';
import { Segments } from '../../../../ui/fields/segments.tsx';
import {
  DIGIT_GROUPS,
  type DigitGroup,
  groupToggled,
  holdsAll,
  NAMED_GROUPS,
  numbersOfDigit,
  numbersOfGroup,
  twoDigits,
  withMirrored,
} from './hundred-groups.ts';

interface QuickGroupsProps {
  picked: readonly number[];
  /** Left out of every group. */
  closed: readonly string[];
  onPick: (picked: number[]) => void;
}

/** Many numbers at a press: by a digit, by kind. What is picked already stays; a group that is picked as a whole is taken out. */
export function QuickGroups({ picked, closed, onPick }: QuickGroupsProps) {
  const { t } = useTranslation('lottery');
  const [by, setBy] = useState<DigitGroup>('head');
  const sold = (numbers: readonly number[]) =>
    numbers.filter((number) => !closed.includes(twoDigits(number)));

  const groupKey = (numbers: readonly number[], label: string, name = label) => (
    <button
      key={name}
      type="button"
      aria-label={name}
      aria-pressed={holdsAll(picked, sold(numbers))}
      onClick={() => onPick(groupToggled(picked, sold(numbers)))}
      className={GROUP_KEY}
    >
      {label}
    </button>
  );

  return (
    <section aria-label={t('hundred.groups.title')} className="flex flex-col gap-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Segments
          oneLine
          label={t('hundred.groups.by')}
          value={by}
          onValueChange={setBy}
          segments={DIGIT_GROUPS.map((value) => ({ value, label: t(`hundred.groups.${value}`) }))}
        />
        <div className="grid min-w-0 flex-1 basis-72 grid-cols-10 gap-1">
          {DIGITS.map((digit) =>
            groupKey(
              numbersOfDigit(by, digit),
              String(digit),
              t('hundred.groups.ofDigit', { group: t(`hundred.groups.${by}`), digit }),
            ),
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-1.5">
        {NAMED_GROUPS.map((group) => groupKey(numbersOfGroup(group), t(`hundred.groups.${group}`)))}
        <button
          type="button"
          disabled={picked.length === 0}
          onClick={() => onPick(sold(withMirrored(picked)))}
          className={GROUP_KEY}
        >
          {t('hundred.groups.mirror')}
        </button>
        <button
          type="button"
          disabled={picked.length === 0}
          onClick={() => onPick([])}
          className={classes(GROUP_KEY, 'border-transparent')}
        >
          {t('hundred.groups.clear')}
        </button>
      </div>
    </section>
  );
}

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const GROUP_KEY = classes(
  'figures h-9 min-w-0 touch-manipulation whitespace-nowrap rounded-full border border-control-line px-2.5 text-muted text-sm transition-colors',
  'enabled:hover:border-accent-text enabled:hover:text-text disabled:opacity-45',
  'aria-pressed:border-accent-text aria-pressed:bg-raised aria-pressed:font-medium aria-pressed:text-accent-text',
);
