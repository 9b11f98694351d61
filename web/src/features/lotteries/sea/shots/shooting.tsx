import { useQuery } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { displayCount } from '../../../../i18n/format.ts';
import { QueryView } from '../../../../query-view.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { type Shots, shotsQuery } from '../queries.ts';
import type { Table } from '../rates/rates.ts';
import type { Round } from '../rounds/rounds.ts';
import { workOut } from '../slip/work-out.ts';
import { WorkedOutView } from '../slip/worked-out-view.tsx';
import { ShotList } from './shot-list.tsx';
import { ShotPad } from './shot-pad.tsx';
import { ShotRules } from './shot-rules.tsx';

/** ยิงเลข: the pad while shots are taken, what has been shot so far, and after the round how its result came about. */
export function Shooting({ round, prizes }: { round: Round; prizes: Table['shotPrizes'] }) {
  const { t } = useTranslation('sea');
  const query = useQuery(shotsQuery(round.numero));
  const takesShots = round.phase === 'betting' || round.phase === 'shooting';
  return (
    <QueryView
      query={query}
      label={t('loading')}
      shape={<Skeleton className="h-80" />}
      failed={t('shots.failed')}
    >
      {(shots) => (
        <div className="grid gap-5 lg:grid-cols-2 lg:items-start">
          <div className="flex flex-col gap-4">
            {takesShots ? <ShotPad numero={round.numero} /> : <Outcome round={round} shots={shots} />}
            <ShotRules shots={shots} prizes={prizes} />
            <Commitment shots={shots} />
          </div>
          <Card className="flex flex-col gap-4">
            <Sums shots={shots} isOver={!takesShots} />
            <ShotList shots={shots} />
          </Card>
        </div>
      )}
    </QueryView>
  );
}

function Sums({ shots, isOver }: { shots: Shots; isOver: boolean }) {
  const { t } = useTranslation('sea');
  const { count, sum, sixteenth, first, countedFrom, leastShots } = shots;
  return (
    <>
      <dl className="grid grid-cols-2 gap-3">
        <Figure name={t('shots.count')}>{displayCount(count)}</Figure>
        <Figure name={t('shots.sum')}>{displayCount(Number(sum))}</Figure>
        <Figure name={t('shots.first')} by={first?.by}>
          {first?.shot ?? '–'}
        </Figure>
        <Figure name={t(`shots.sixteenth.${countedFrom}`)} by={sixteenth?.by}>
          {sixteenth?.shot ?? '–'}
        </Figure>
      </dl>
      {!isOver && count < leastShots && (
        <p className="rounded-medium bg-sunken px-4 py-2.5 text-sm">
          {t('shots.missing', { count: leastShots - count, min: leastShots })}
        </p>
      )}
    </>
  );
}

function Figure({ name, by, children }: { name: string; by?: string | undefined; children: ReactNode }) {
  return (
    <div className="rounded-medium bg-sunken px-4 py-2.5">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="figures font-display font-semibold text-xl tracking-wide">
        {children}
        {by && (
          <span className="block truncate font-normal font-text text-muted text-xs tracking-normal">
            {by}
          </span>
        )}
      </dd>
    </div>
  );
}

function Outcome({ round, shots }: { round: Round; shots: Shots }) {
  const { t } = useTranslation('sea');
  const worked = workOut({ ...shots, sixteenth: shots.sixteenth?.shot });
  if (worked) return <WorkedOutView worked={worked} count={shots.count} countedFrom={shots.countedFrom} />;
  return (
    <Card>
      <p className="font-semibold">
        {round.phase === 'waiting'
          ? t('shots.waiting')
          : t('shots.refunded', { count: shots.count, min: shots.leastShots })}
      </p>
    </Card>
  );
}

/** The house shoots too, so that the last player to shoot does not know the sum. */
function Commitment({ shots }: { shots: Shots }) {
  const { t } = useTranslation('sea');
  return (
    <div className="flex gap-3 rounded-medium border border-line px-4 py-3 text-sm">
      <LockKeyhole className="mt-0.5 size-5 shrink-0 text-accent-text" aria-hidden="true" />
      <div className="min-w-0">
        <p>{t('shots.commitment')}</p>
        {shots.committedBy && (
          <p className="mt-1 text-muted">
            {t('shots.committedBy')} <code className="figures break-all text-xs">{shots.committedBy}</code>
          </p>
        )}
        {shots.houseShot !== null && (
          <p className="mt-1">
            {t('shots.houseShot')} <b className="figures font-display tracking-wide">{shots.houseShot}</b>
          </p>
        )}
      </div>
    </div>
  );
}
