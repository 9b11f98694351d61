import { type DeskSettings, type DeskSpan, SPANS_MAX } from '@lanna/contract/content/service/desk-settings';
import { Copy, Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { CONTROL_LOOK } from '../../../../ui/fields/field.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** The hours of each day; a day that ends at midnight ends at 24:00, which a clock's field shows as 00:00. */
export function HoursField({
  hours,
  onChange,
  error,
}: {
  hours: DeskSettings['hours'];
  onChange: (hours: DeskSettings['hours']) => void;
  error: string | undefined;
}) {
  const { t } = useTranslation('service-console');
  const put = (day: number, spans: DeskSpan[]) =>
    onChange(hours.map((known, at) => (at === day ? spans : known)));
  return (
    <div className="flex flex-col gap-2">
      <ul className="flex flex-col divide-y divide-line">
        {DAYS.map((name, day) => {
          const spans = hours[day] ?? [];
          return (
            <li key={name} className="grid items-start gap-x-3 gap-y-1 py-2 text-sm sm:grid-cols-[6rem_1fr]">
              <span className="sm:pt-2">{t(`desk.days7.${name}`)}</span>
              <div className="flex flex-wrap items-center gap-2">
                {spans.length === 0 && <span className="pt-1 text-muted">{t('desk.closedDay')}</span>}
                {spans.map((span, at) => (
                  <Span
                    // biome-ignore lint/suspicious/noArrayIndexKey: spans of a day have no name but their place
                    key={at}
                    day={t(`desk.days7.${name}`)}
                    span={span}
                    onChange={(next) =>
                      put(
                        day,
                        spans.map((known, place) => (place === at ? next : known)),
                      )
                    }
                    onRemove={() =>
                      put(
                        day,
                        spans.filter((_, place) => place !== at),
                      )
                    }
                  />
                ))}
                {spans.length < SPANS_MAX && (
                  <IconButton
                    size="small"
                    label={t('desk.addSpan', { day: t(`desk.days7.${name}`) })}
                    onClick={() => put(day, [...spans, nextSpan(spans)])}
                  >
                    <Plus aria-hidden="true" />
                  </IconButton>
                )}
                {day === 0 && (
                  <Button
                    variant="ghost"
                    size="small"
                    icon={<Copy aria-hidden="true" />}
                    onClick={() => onChange(hours.map(() => spans.map((span) => ({ ...span }))))}
                  >
                    {t('desk.everyDay')}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {error && (
        <p role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}

function Span({
  day,
  span,
  onChange,
  onRemove,
}: {
  day: string;
  span: DeskSpan;
  onChange: (span: DeskSpan) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation('service-console');
  const variant = classes(CONTROL_LOOK, 'figures w-28 px-2');
  return (
    <span className="inline-flex items-center gap-1 rounded-small bg-raised p-1">
      <input
        type="time"
        aria-label={t('desk.from', { day })}
        value={span.from}
        onChange={({ target }) => onChange({ ...span, from: target.value })}
        className={variant}
      />
      –
      <input
        type="time"
        aria-label={t('desk.to', { day })}
        value={span.to === '24:00' ? '00:00' : span.to}
        onChange={({ target }) =>
          onChange({ ...span, to: target.value === '00:00' ? '24:00' : target.value })
        }
        className={variant}
      />
      <IconButton size="small" label={t('desk.removeSpan', { day })} onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
    </span>
  );
}

/** After the hours there are, as far as the day goes. */
function nextSpan(spans: readonly DeskSpan[]): DeskSpan {
  const from = spans.at(-1)?.to ?? '09:00';
  return from < '23:00' ? { from, to: '24:00' } : { from: '09:00', to: '18:00' };
}
