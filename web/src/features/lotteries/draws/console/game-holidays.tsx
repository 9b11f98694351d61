import { changeDrawGame, type DrawGameRow } from '@lanna/contract/lotteries/draws/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { useLotteryName } from '../../../../console/names/lottery-name.ts';
import { Can } from '../../../../console/operator.tsx';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { type HolidayLine, holidayLines, withHolidays } from './holiday-lines.ts';

/** Holidays of one lottery in a year. Ticked ones are accepted; the others of them can be said to be drawn as usual. */
export function GameHolidays({ game, year, now }: { game: DrawGameRow; year: number; now: string }) {
  const { t } = useTranslation('draws-console');
  const nameOf = useLotteryName();
  const lines = holidayLines(game, { year, now });
  const open = lines.filter(({ state }) => state === 'proposed');
  const [unticked, untick] = useState<readonly string[]>([]);
  const [asked, ask] = useState(false);
  return (
    <li className="flex flex-col gap-2 border-line/70 border-t px-4 py-3 text-sm first:border-t-0">
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="font-medium">{nameOf(game.code)}</span>
        <StatusBadge tone={open.length > 0 ? 'warning' : 'success'}>
          {open.length > 0 ? t('holidays.waiting', { count: open.length }) : t('holidays.decided')}
        </StatusBadge>
      </p>
      <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2 xl:grid-cols-3">
        {lines.map((line) => (
          <li key={line.day}>
            <Line
              line={line}
              isTicked={!unticked.includes(line.day)}
              onTick={(isTicked) =>
                untick(isTicked ? unticked.filter((day) => day !== line.day) : [...unticked, line.day])
              }
            />
          </li>
        ))}
      </ul>
      {open.length > 0 && (
        <Can permission="draws.change" house>
          <Button variant="secondary" size="small" className="self-start" onClick={() => ask(true)}>
            {t('holidays.accept')}
          </Button>
        </Can>
      )}
      {asked && (
        <AcceptDialog
          game={game}
          off={open.filter(({ day }) => !unticked.includes(day))}
          usual={open.filter(({ day }) => unticked.includes(day))}
          now={now}
          onClose={() => ask(false)}
        />
      )}
    </li>
  );
}

function Line({
  line: { day, to, holiday, basis, state },
  isTicked,
  onTick,
}: {
  line: HolidayLine;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}) {
  const { t } = useTranslation('draws-console');
  const what = to === null ? t('holidays.none') : t('holidays.to', { day: to });
  const text = (
    <>
      <span className="figures">{day}</span> {t(`holidays.name.${holiday}`)}: {what}
      {basis === 'moon' && state === 'proposed' && (
        <span className="text-muted"> · {t('holidays.compare')}</span>
      )}
    </>
  );
  if (state === 'proposed')
    return <Checkbox label={text} checked={isTicked} onChange={({ target }) => onTick(target.checked)} />;
  return (
    <p className="py-0.5 text-muted">
      {text} · {t(`holidays.state.${state}`)}
    </p>
  );
}

function AcceptDialog({
  game,
  off,
  usual,
  now,
  onClose,
}: {
  game: DrawGameRow;
  off: readonly HolidayLine[];
  usual: readonly HolidayLine[];
  now: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('draws-console');
  const nameOf = useLotteryName();
  const changing = useOpsMutation(changeDrawGame, {
    onDone: ({ proposal }) => {
      notify({ text: t(proposal ? 'change.proposed' : 'change.saved'), tone: 'success' });
      onClose();
    },
  });
  return (
    <ReasonDialog
      open
      onOpenChange={onClose}
      title={t('holidays.ask', { game: nameOf(game.code) })}
      text={t('holidays.means')}
      action={t('holidays.send')}
      busy={changing.isPending}
      error={changing.error}
      onConfirm={(reason) =>
        changing.mutate({
          params: { code: game.code },
          body: {
            version: game.version,
            closesBeforeSeconds: game.closesBeforeSeconds,
            beacon: game.beacon,
            moved: withHolidays(game, { off, usual, now }),
            reason,
          },
        })
      }
    >
      <ul className="flex flex-col gap-1 text-sm">
        {off.map(({ day, to }) => (
          <li key={day}>
            <span className="figures">{day}</span>{' '}
            {to === null ? t('holidays.none') : t('holidays.to', { day: to })}
          </li>
        ))}
        {usual.map(({ day }) => (
          <li key={day}>
            <span className="figures">{day}</span> {t('holidays.state.usual')}
          </li>
        ))}
      </ul>
    </ReasonDialog>
  );
}
