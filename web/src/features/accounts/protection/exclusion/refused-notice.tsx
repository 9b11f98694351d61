import type { PlayState } from '@lanna/contract/accounts/protection/play';
import { CirclePause } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../paths.ts';
import { useMoment } from '../use-moment.ts';

/**
 * Above the frame, whose round in play is finished in it: which limit takes no more bets, until when, and what can be done. An
 * exclusion is shown beneath the header of every page, a reality check over the frame.
 */
export function RefusedNotice({
  refused: { kind, period, until },
}: {
  refused: NonNullable<PlayState['refusedBy']>;
}) {
  const { t } = useTranslation('protection');
  const moment = useMoment();
  if (kind !== 'loss' && kind !== 'stake' && kind !== 'session') return null;
  const title =
    kind === 'session' || period === null
      ? t('refused.session')
      : t('refused.limit', { name: t(`kind.${kind}.of.${period}`) });
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-warning border-b bg-surface px-3 py-2 text-sm"
    >
      <p className="flex min-w-0 flex-1 basis-72 items-start gap-2">
        <CirclePause className="mt-0.5 size-4 shrink-0 text-warning" aria-hidden="true" />
        <span>
          <strong className="font-semibold">{title}</strong>{' '}
          {until !== null && t('refused.until', { at: moment(until) })} {t('refused.money')}
        </span>
      </p>
      <a
        href={paths.memberCentre('protection')}
        className="py-0.5 font-medium text-accent-text underline-offset-2 hover:underline"
      >
        {t('refused.more')}
      </a>
    </div>
  );
}
