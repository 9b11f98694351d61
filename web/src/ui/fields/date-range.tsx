import { Segments } from './segments.tsx';
import { TextField } from './text-field.tsx';

export interface DateRangeValue {
  /** Key of a preset, or `range` for days of one's own. */
  preset: string;
  /** `yyyy-MM-dd`, both days included. */
  from: string;
  to: string;
}

/** Spans of days with one press, and two days of one's own behind the last of them. */
export function DateRange({
  value,
  onValueChange,
  presets,
  words,
  latest,
}: {
  value: DateRangeValue;
  onValueChange: (value: DateRangeValue) => void;
  /** What each preset means today. */
  presets: readonly (DateRangeValue & { label: string })[];
  words: { label: string; range: string; from: string; to: string };
  /** No day after this one. */
  latest: string;
}) {
  const segments = [
    ...presets.map(({ preset, label }) => ({ value: preset, label })),
    { value: 'range', label: words.range },
  ];

  function choose(preset: string) {
    const found = presets.find((entry) => entry.preset === preset);
    onValueChange(found ? { preset, from: found.from, to: found.to } : { ...value, preset });
  }

  return (
    <div className="flex flex-wrap items-end gap-3">
      <Segments label={words.label} segments={segments} value={value.preset} onValueChange={choose} />
      {value.preset === 'range' && (
        <div className="flex flex-wrap gap-2">
          <TextField
            type="date"
            label={words.from}
            value={value.from}
            max={value.to}
            required
            onChange={(event) =>
              event.target.value && onValueChange({ ...value, from: earlier(event.target.value, value.to) })
            }
          />
          <TextField
            type="date"
            label={words.to}
            value={value.to}
            min={value.from}
            max={latest}
            required
            onChange={(event) =>
              event.target.value &&
              onValueChange({ ...value, to: earlier(later(event.target.value, value.from), latest) })
            }
          />
        </div>
      )}
    </div>
  );
}

/* Days as `yyyy-MM-dd` sort like text. */
const earlier = (one: string, other: string) => (one < other ? one : other);
const later = (one: string, other: string) => (one > other ? one : other);
