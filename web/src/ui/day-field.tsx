import { CalendarDays } from 'lucide-react';
import { useRef, useState } from 'react';
import { TextField } from './fields/text-field.tsx';
import { IconButton } from './icon-button.tsx';
import { readDay } from './read-day.ts';

/**
 * A day as the site writes days, `yyyy-MM-dd`, whatever the browser is set to: a date field of the browser's own shows its own order and
 * era. Typed, or chosen in the device's calendar.
 */
export function DayField({
  label,
  pickLabel,
  value,
  min,
  max,
  onDay,
}: {
  label: string;
  /** The accessible name of the button that opens the calendar. */
  pickLabel: string;
  value: string;
  min?: string;
  max?: string;
  /** A whole day within the bounds. */
  onDay: (day: string) => void;
}) {
  // What is typed stands as long as it has not become another day.
  const [draft, setDraft] = useState<{ of: string; text: string }>();
  const calendar = useRef<HTMLInputElement>(null);
  const bounds = { min, max };

  function type(text: string) {
    setDraft({ of: value, text });
    const day = readDay(text, bounds);
    if (day !== undefined && day !== value) onDay(day);
  }

  return (
    <span className="relative block min-w-0">
      <TextField
        label={label}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        value={draft?.of === value ? draft.text : value}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setDraft(undefined)}
        className="figures"
        after={
          <IconButton label={pickLabel} size="small" onClick={() => calendar.current?.showPicker()}>
            <CalendarDays aria-hidden="true" />
          </IconButton>
        }
      />
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={value}
        {...bounds}
        onChange={({ target }) => {
          const day = readDay(target.value, bounds);
          if (day !== undefined) onDay(day);
        }}
        className="pointer-events-none absolute right-0 bottom-0 h-control w-8 opacity-0"
      />
    </span>
  );
}
