import { useTranslation } from 'react-i18next';
import { Segments } from '../../../ui/fields/segments.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { ShownDigits } from './prize-board.tsx';

const MODES = ['0', '2', '3'] as const;

/** What is shown of each prize, which numbers are marked in them, and of which day. */
export function BoardControls({
  digits,
  onDigits,
  sought,
  onSought,
  day,
  onDay,
}: {
  digits: ShownDigits;
  onDigits: (digits: ShownDigits) => void;
  sought: string;
  onSought: (sought: string) => void;
  day: string;
  onDay: (day: string) => void;
}) {
  const { t } = useTranslation('vn');
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Segments
        oneLine
        label={t('board.digits')}
        value={`${digits}`}
        onValueChange={(value) => onDigits(Number(value) as ShownDigits)}
        segments={MODES.map((value) => ({ value, label: t(`board.shown.${value}`) }))}
        className="max-sm:w-full"
      />
      <TextField
        label={t('board.day')}
        type="date"
        value={day}
        onChange={({ target }) => onDay(target.value)}
        className="min-w-36 flex-1 sm:max-w-44"
      />
      <TextField
        label={t('board.mark')}
        inputMode="numeric"
        autoComplete="off"
        placeholder="05 17 88"
        value={sought}
        onChange={({ target }) => onSought(target.value.slice(0, 120))}
        className="min-w-36 flex-1 sm:max-w-60"
      />
    </div>
  );
}

/** Two digits each, however they are parted. */
export function numbersSought(text: string): ReadonlySet<string> {
  return new Set(text.match(/\d\d/g) ?? []);
}
