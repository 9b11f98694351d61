import { choose, setsOf } from '@lanna/rules/lotteries/lottery/cover/combinations';
import { useTranslation } from 'react-i18next';
import { displayCount } from '../../../../i18n/format.ts';
import type { PickEntryProps } from '../entry/pick-entry.ts';
import { HundredGrid } from './hundred-grid.tsx';
import { twoDigits } from './hundred-groups.ts';
import { QuickGroups } from './quick-groups.tsx';

/** A row of 00 to 99 of which every few numbers make a unit: xiên, trượt. Which sets they make is shown as they are picked. */
export function GridEntry({ play, draft, words, closed, half, dispatch }: PickEntryProps) {
  const { t } = useTranslation('lottery');
  const [row] = play.shape.rows;
  const picked = draft.rows[0] ?? [];
  const pick = (numbers: number[]) =>
    dispatch({ do: 'draft', play: play.code, draft: { ...draft, rows: [numbers] } });
  if (!row) return null;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-baseline justify-between gap-3">
        <p className="font-display font-medium">{words.row(row.name)}</p>
        <p className="figures text-muted text-sm">
          {row.max < 100
            ? t('hundred.pickedOf', { min: row.min, max: row.max, picked: picked.length })
            : t('hundred.pickedFrom', { min: row.min, picked: picked.length })}
        </p>
      </div>
      <HundredGrid label={words.row(row.name)} picked={picked} closed={closed} half={half} onPick={pick} />
      <QuickGroups picked={picked} closed={closed} onPick={pick} />
      {row.min > 1 && picked.length >= row.min && picked.length <= row.max && (
        <Sets picked={picked} size={row.min} />
      )}
    </div>
  );
}

/** Of many sets the first. */
const SHOWN = 15;
/** More numbers than these make more sets than are worth listing. */
const LISTED_FROM = 12;

function Sets({ picked, size }: { picked: readonly number[]; size: number }) {
  const { t } = useTranslation('lottery');
  const count = choose(picked.length, size);
  const sets = setsOf(picked.slice(0, LISTED_FROM), size).slice(0, SHOWN);
  return (
    <section aria-label={t('hundred.sets.title')} className="rounded-medium bg-sunken px-3.5 py-3">
      <h4 className="flex items-baseline justify-between gap-3 text-sm">
        <span className="text-muted">{t('hundred.sets.title')}</span>
        <span className="figures font-display font-semibold text-accent-text">
          {`C(${picked.length}, ${size}) = ${displayCount(count)}`}
        </span>
      </h4>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {sets.map((set) => (
          <li
            key={set.join(' ')}
            className="figures rounded-small bg-surface px-2 py-0.5 font-display font-medium text-sm"
          >
            {set.map(twoDigits).join(' – ')}
          </li>
        ))}
        {count > sets.length && (
          <li className="figures px-1 py-0.5 text-muted text-sm">
            {t('hundred.sets.more', { count: count - sets.length, sets: displayCount(count - sets.length) })}
          </li>
        )}
      </ul>
    </section>
  );
}
