import type { PlayState } from '@lanna/contract/accounts/protection/play';
import { moneyOf } from '@lanna/contract/money';
import { useLocation } from '@tanstack/react-router';
import { CirclePause, DoorOpen, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useBrand } from '../../../../api/content/brand.ts';
import { useGo } from '../../../../navigation.ts';
import { paths } from '../../../../paths.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { breakPath } from '../overview/protection-view.ts';
import { useAcknowledge } from '../queries.ts';
import { useSpanWords } from '../use-moment.ts';

/**
 * How long one has played and what it came to, over the frame, until the player has chosen how to go on. The server takes no bet
 * before that either.
 */
export function RealityCheck({
  play,
  open,
  onLeave,
}: {
  play: PlayState;
  open: boolean;
  onLeave: () => void;
}) {
  const { t } = useTranslation('protection');
  const { currencySymbol } = useBrand();
  const go = useGo();
  const words = useRefusalText();
  const span = useSpanWords();
  const acknowledge = useAcknowledge();
  // A page of the centre opened from here lies over it; afterwards the question is still open.
  const isCovered = useLocation({ select: ({ search }) => 'centre' in search });
  const { session, realityCheck, now } = play;
  const playedMs = session ? Date.parse(now) - Date.parse(session.startedAt) : 0;
  return (
    <Dialog
      open={open && !isCovered}
      choiceOnly
      onOpenChange={noChange}
      title={t('reality.title')}
      description={t('reality.text', { played: span(playedMs) })}
    >
      {session && (
        <dl className="divide-y divide-line rounded-medium bg-sunken px-4">
          <Figure name={t('reality.stake')}>
            <MoneyText amount={moneyOf(session.stake)} symbol={currencySymbol} />
          </Figure>
          <Figure name={t('reality.payout')}>
            <MoneyText amount={moneyOf(session.payout)} symbol={currencySymbol} />
          </Figure>
          <Figure name={t('reality.net')}>
            <MoneyText
              amount={moneyOf(session.net)}
              symbol={currencySymbol}
              signed
              className="font-display text-xl"
            />
          </Figure>
        </dl>
      )}
      <p className="mt-3 text-muted text-sm">
        {t('reality.next', { every: span(realityCheck.minutes * 60_000) })}
      </p>
      {acknowledge.error && (
        <div className="mt-3">
          <FormError>{words(acknowledge.error)}</FormError>
        </div>
      )}
      <div className="mt-5 flex flex-col gap-2.5">
        <Button
          variant="secondary"
          size="large"
          wide
          busy={acknowledge.isPending}
          onClick={() => acknowledge.mutate()}
        >
          {t('reality.goOn')}
        </Button>
        <Button
          variant="secondary"
          size="large"
          wide
          icon={<DoorOpen aria-hidden="true" />}
          onClick={onLeave}
        >
          {t('reality.leave')}
        </Button>
        <div className="grid grid-cols-2 gap-2.5">
          <Button
            variant="ghost"
            icon={<SlidersHorizontal aria-hidden="true" />}
            onClick={() => go(paths.memberCentre('protection'))}
          >
            {t('reality.limit')}
          </Button>
          <Button variant="ghost" icon={<CirclePause aria-hidden="true" />} onClick={() => go(breakPath())}>
            {t('reality.break')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Only the choices inside close it. */
function noChange() {}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
