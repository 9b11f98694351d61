import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Everything any report may be grouped by. */
export type GroupWord =
  | 'day'
  | 'month'
  | 'year'
  | 'brand'
  | 'category'
  | 'vendor'
  | 'game'
  | 'source'
  | 'code'
  | 'method'
  | 'country'
  | 'line'
  | 'device';

/** What a report's rows stand for: one word, and perhaps a second. */
export function GroupChoice<Word extends GroupWord>({
  words,
  by,
  onChange,
  goTogether = () => true,
}: {
  words: readonly Word[];
  by: readonly Word[];
  /** Whether rows can stand for both; left out: any two. */
  goTogether?: ((by: readonly Word[]) => boolean) | undefined;
  onChange: (by: readonly Word[]) => void;
}) {
  const { t } = useTranslation('reports-console');
  const { t: said } = useTranslation('insight-console');
  const [first, second] = by;
  const pair = (one: Word, other: Word | undefined) =>
    other && other !== one && goTogether([one, other]) ? [one, other] : [one];
  const label = (word: GroupWord) => t(`keys.${word}`);
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <Choice
        label={said('reports.groupBy')}
        value={first ?? ''}
        options={words.map((word) => ({ value: word, label: label(word) }))}
        onChange={(word) => onChange(pair(word as Word, second))}
      />
      <Choice
        label={said('reports.thenBy')}
        value={second ?? ''}
        options={[
          { value: '', label: said('reports.noSecond') },
          ...words
            .filter((word) => first && pair(first, word).length === 2)
            .map((word) => ({ value: word, label: label(word) })),
        ]}
        onChange={(word) => first && onChange(word ? [first, word as Word] : [first])}
      />
    </div>
  );
}

function Choice({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}) {
  return (
    <label className="relative inline-flex items-center gap-2">
      <span className="text-muted">{label}</span>
      <select
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-control appearance-none rounded-medium border border-control-line bg-sunken pr-8 pl-3 font-medium text-sm"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-surface text-text">
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute right-2.5 size-3.5 text-muted"
        aria-hidden="true"
      />
    </label>
  );
}
