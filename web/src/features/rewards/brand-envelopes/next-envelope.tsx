import type { BrandEnvelopeCard } from '@lanna/contract/rewards/brand-envelopes/brand-envelopes';
import { useQuery } from '@tanstack/react-query';
import { Gift, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsExcluded } from '../../../api/exclusion.ts';
import { isMember } from '../../../api/route-guard.ts';
import { useIsRestricted, useSession } from '../../../api/session.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Countdown } from './countdown.tsx';
import { OpeningDialog } from './opening-dialog.tsx';
import { rainQuery } from './queries.ts';
import { useEnvelopeName } from './use-envelope-name.ts';
import { useMoment } from './use-rain.ts';

/** An envelope that is announced is counted down to from so long before. */
const SHOWN_BEFORE_MS = 600_000;

/** A card of the next envelope the member has not opened. Closed by hand it stays away; who is out of play, or wants no offers, is shown none. */
export function NextEnvelope({
  mayShow,
  room,
  className,
}: {
  mayShow: boolean;
  /** Where it is shown in a room: envelopes for that room are shown as well. */
  room?: string;
  className: string;
}) {
  const member = isMember(useSession());
  const excluded = useIsExcluded();
  const restricted = useIsRestricted();
  const [closed, setClosed] = useState<readonly string[]>([]);
  const [opening, setOpening] = useState<BrandEnvelopeCard>();
  const isFor = member && !excluded && !restricted;
  const { data } = useQuery({ ...rainQuery, enabled: isFor });
  if (!isFor) return null;
  if (opening) return <OpeningDialog envelope={opening} onClose={() => setOpening(undefined)} />;
  const next = data?.waiting.find(
    (one) => one.share === null && !closed.includes(one.id) && (one.room === null || one.room.id === room),
  );
  if (!mayShow || !data || data.isQuiet || !next) return null;
  return (
    <Card
      key={next.id}
      envelope={next}
      ahead={data.ahead}
      className={className}
      onOpen={() => setOpening(next)}
      onClose={() => setClosed((before) => [...before, next.id])}
    />
  );
}

function Card({
  envelope,
  ahead,
  className,
  onOpen,
  onClose,
}: {
  envelope: BrandEnvelopeCard;
  ahead: number;
  className: string;
  onOpen: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('brand-envelopes');
  const name = useEnvelopeName();
  const at = useMoment(envelope, ahead);
  if (!at || at.moment === 'over') return null;
  const isOpen = at.moment === 'open';
  if (!isOpen && at.untilMs - at.nowMs > SHOWN_BEFORE_MS) return null;
  return (
    <aside
      aria-label={t('title')}
      className={classes(
        'lit flex items-center gap-3 rounded-large border border-line bg-raised p-3',
        className,
      )}
    >
      <span
        className="lantern flex size-11 shrink-0 items-center justify-center rounded-full"
        aria-hidden="true"
      >
        <Gift className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-semibold leading-snug">{name(envelope.name)}</p>
        <p className="text-muted text-sm">
          <span>{t(isOpen ? 'closesIn' : 'opensIn')}</span>{' '}
          <Countdown untilMs={at.untilMs} nowMs={at.nowMs} />
        </p>
      </div>
      {isOpen && (
        <Button size="small" onClick={onOpen}>
          {t('open')}
        </Button>
      )}
      <IconButton size="small" label={t('hide')} onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </aside>
  );
}
