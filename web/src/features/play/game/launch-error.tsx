import { CircleAlert, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../api/calls/refusal.ts';
import { paths } from '../../../paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/state.tsx';

/** Which words a refusal gets, and whether asking again can help. */
const FAILURES = {
  game_unknown: { words: 'gameUnknown', again: false },
  game_unavailable: { words: 'gameUnavailable', again: true },
  vendor_unreachable: { words: 'vendorUnreachable', again: true },
  demo_unavailable: { words: 'demoUnavailable', again: false },
  play_stopped: { words: 'playStopped', again: true },
  play_suspended: { words: 'playSuspended', again: true },
  brand_not_open: { words: 'brandNotOpen', again: false },
  account_disabled: { words: 'accountDisabled', again: false },
  play_excluded: { words: 'playExcluded', again: false },
  too_many_requests: { words: 'tooManyRequests', again: true },
  network: { words: 'network', again: true },
  service_unavailable: { words: 'serviceUnavailable', again: true },
} as const;
const OTHER = { words: 'other', again: true } as const;
const HALF_A_MINUTE = 30;

/** The game could not be opened: what happened, that the money is untouched, and what to do now. */
export function LaunchError({
  error,
  onRetry,
  action,
}: {
  error: unknown;
  onRetry: () => void;
  /** Another way to go on. */
  action?: ReactNode;
}) {
  const { t } = useTranslation('game');
  const { words, again } = failureOf(error);
  const facts = error instanceof Refusal ? error.facts : {};
  return (
    <div role="alert" className="absolute inset-0 flex items-center justify-center overflow-auto">
      <EmptyState
        icon={<CircleAlert />}
        title={t(`failed.${words}.title`)}
        text={t(`failed.${words}.text`, {
          seconds: facts['retryAfterSeconds'] ?? HALF_A_MINUTE,
          reason: facts['reason'],
        })}
        action={
          <>
            {again && (
              <Button icon={<RotateCcw aria-hidden="true" />} onClick={onRetry}>
                {t('openAgain')}
              </Button>
            )}
            {action}
            {words === 'playExcluded' ? (
              <>
                <LinkButton href={paths.memberCentre('protection')}>{t('toProtection')}</LinkButton>
                <LinkButton variant="secondary" href={paths.memberCentre('withdraw')}>
                  {t('toWithdrawal')}
                </LinkButton>
              </>
            ) : (
              <LinkButton variant="secondary" href={paths.slots()}>
                {t('toLobby')}
              </LinkButton>
            )}
          </>
        }
      />
    </div>
  );
}

function failureOf(error: unknown) {
  if (!(error instanceof Refusal)) return OTHER;
  return Object.entries(FAILURES).find(([code]) => code === error.code)?.[1] ?? OTHER;
}
