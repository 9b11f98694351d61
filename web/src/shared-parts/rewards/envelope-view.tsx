import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { displayCount } from '../../i18n/format.ts';

interface SeenEnvelope {
  name: string;
  /** What it holds, as money is written. */
  amount: string;
  shares: number;
  /** The room it is for; none: every page. */
  room: string | null;
}

/** The card of an envelope: what is in it, and where; below it when, and what can be done. */
export function EnvelopeView({
  envelope: { name, amount, shares, room },
  t,
  children,
}: {
  envelope: SeenEnvelope;
  t: TFunction<'brand-envelopes'>;
  children: ReactNode;
}) {
  return (
    <article className="lit sky flex h-full flex-col gap-4 rounded-large bg-raised p-5">
      <div>
        <p className="wrap-anywhere font-display font-semibold text-lg leading-snug">{name}</p>
        <p className="text-muted text-sm">{t('inShares', { amount, shares: displayCount(shares) })}</p>
      </div>
      {room !== null && <p className="text-muted text-sm">{t('inRoom', { room })}</p>}
      {children}
    </article>
  );
}
