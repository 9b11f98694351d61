import { type Desk, VISITOR_NAME_MAX } from '@lanna/contract/content/service/service';
import { Clock3, MessagesSquare, MoonStar } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../ui/classes.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useMoment } from './moment.ts';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** What a visitor who comes here should know: whether an operator is there, when an answer comes, and the hours. */
export function Welcome({
  desk,
  full,
  name,
  onName,
}: {
  desk: Desk;
  /** Nothing has been written yet: there is room to say more. */
  full: boolean;
  name?: string;
  onName?: (name: string) => void;
}) {
  const { t } = useTranslation('service');
  const moment = useMoment();
  return (
    <div className={classes('flex flex-col gap-3', full ? 'pt-4' : '')}>
      {full && desk.open && (
        <div className="lit flex items-start gap-3 rounded-large bg-surface p-4">
          <MessagesSquare className="mt-0.5 size-6 shrink-0 text-accent-text" aria-hidden="true" />
          <div>
            <p className="font-display font-semibold">{t('welcome.title')}</p>
            <p className="text-muted text-sm">{t('welcome.text')}</p>
          </div>
        </div>
      )}
      {!desk.open && (
        <div className="lit flex items-start gap-3 rounded-large bg-surface p-4">
          <MoonStar className="mt-0.5 size-6 shrink-0 text-accent-text" aria-hidden="true" />
          <div>
            <p className="font-display font-semibold">{t('away.title')}</p>
            <p className="text-muted text-sm">
              {desk.opensAt ? t('away.until', { at: moment(desk.opensAt) }) : t('away.text')}
            </p>
          </div>
        </div>
      )}
      {full && desk.mode === 'hours' && <Hours desk={desk} />}
      {onName && (
        <TextField
          label={t('name.label')}
          hint={t('name.hint')}
          value={name ?? ''}
          maxLength={VISITOR_NAME_MAX}
          autoComplete="nickname"
          onChange={({ target }) => onName(target.value)}
        />
      )}
    </div>
  );
}

function Hours({ desk }: { desk: Desk }) {
  const { t } = useTranslation('service');
  return (
    <details className="rounded-large border border-line bg-surface/60 px-4 py-2.5 text-sm">
      <summary className="flex cursor-pointer items-center gap-2 text-muted">
        <Clock3 className="size-4" aria-hidden="true" />
        {t('hours.title')}
      </summary>
      <dl className="figures mt-2 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        {DAYS.map((day, at) => {
          const spans = desk.hours[at] ?? [];
          return (
            <div key={day} className="contents">
              <dt className="text-muted">{t(`hours.days.${day}`)}</dt>
              <dd>
                {spans.length === 0
                  ? t('hours.none')
                  : spans.map(({ from, to }) => `${from}–${to}`).join(', ')}
              </dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}
