import type { Protection } from '@lanna/contract/accounts/protection/limits';
import { Clock3 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Meter } from '../limits/meter.tsx';
import { MinutesDialog, type TimeKind } from '../limits/minutes-dialog.tsx';
import { useMoment } from '../use-moment.ts';
import { Row } from './row.tsx';
import { SectionHead } from './section-head.tsx';
import { useValueWords, Waiting } from './waiting.tsx';

/** How long may be played on a day, and how often one is reminded. */
export function TimeCard({ protection }: { protection: Protection }) {
  const { t } = useTranslation('protection');
  const [changing, setChanging] = useState<TimeKind>('session');
  const [open, setOpen] = useState(false);
  function change(kind: TimeKind) {
    setChanging(kind);
    setOpen(true);
  }
  return (
    <section aria-labelledby="limit-time" className="lit rounded-large bg-surface p-5">
      <SectionHead id="limit-time" icon={<Clock3 />} title={t('time.title')} text={t('time.text')} />
      <ul className="mt-3 flex flex-col divide-y divide-line">
        <SessionRow session={protection.session} onChange={() => change('session')} />
        <RealityRow realityCheck={protection.realityCheck} onChange={() => change('reality_check')} />
      </ul>
      <MinutesDialog
        key={changing}
        kind={changing}
        protection={protection}
        open={open}
        onClose={() => setOpen(false)}
      />
    </section>
  );
}

function SessionRow({ session, onChange }: { session: Protection['session']; onChange: () => void }) {
  const { t } = useTranslation('protection');
  const moment = useMoment();
  const value = useValueWords();
  const { minutesPerDay, brandMinutesPerDay, usedMinutes, leftMinutes, resetsAt, pending } = session;
  const limit = smallest(minutesPerDay, brandMinutesPerDay);
  const name = t('time.session.title');
  const played = value(usedMinutes);
  return (
    <Row
      name={name}
      figure={
        <span className="figures text-muted text-sm">
          {limit === null
            ? t('limits.none', { used: played })
            : t('limits.usedOf', { used: played, limit: value(limit) })}
        </span>
      }
      action={
        <Button
          variant={limit === null ? 'ghost' : 'secondary'}
          size="small"
          aria-label={minutesPerDay === null ? t('limits.setOf', { name }) : t('limits.changeOf', { name })}
          onClick={onChange}
        >
          {minutesPerDay === null ? t('limits.set') : t('limits.change')}
        </Button>
      }
    >
      {limit !== null && (
        <>
          <Meter
            part={usedMinutes / limit}
            label={name}
            text={t('limits.usedOf', { used: played, limit: value(limit) })}
          />
          <p className="flex flex-wrap justify-between gap-x-4 text-muted text-xs">
            <span>{leftMinutes ? t('limits.left', { left: value(leftMinutes) }) : t('limits.full')}</span>
            <span className="figures">{t('limits.resets', { at: moment(resetsAt) })}</span>
          </p>
        </>
      )}
      {pending && (
        <Waiting change={{ kind: 'session' }} pending={pending} amount={pending.amount} now={minutesPerDay} />
      )}
    </Row>
  );
}

function RealityRow({
  realityCheck: { minutes, pending },
  onChange,
}: {
  realityCheck: Protection['realityCheck'];
  onChange: () => void;
}) {
  const { t } = useTranslation('protection');
  const value = useValueWords();
  const name = t('time.reality_check.title');
  return (
    <Row
      name={name}
      figure={<span className="text-muted text-sm">{t('time.every', { every: value(minutes) })}</span>}
      action={
        <Button
          variant="secondary"
          size="small"
          aria-label={t('limits.changeOf', { name })}
          onClick={onChange}
        >
          {t('limits.change')}
        </Button>
      }
    >
      {pending && (
        <Waiting change={{ kind: 'reality_check' }} pending={pending} amount={pending.amount} now={minutes} />
      )}
    </Row>
  );
}

function smallest(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}
