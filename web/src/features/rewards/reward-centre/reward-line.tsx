import { moneyOf } from '@lanna/contract/money';
import type { OpenReward, RewardKind } from '@lanna/contract/rewards/reward-centre/rewards';
import { displayMoney } from '@lanna/rules/money';
import {
  CloudHail,
  Dices,
  Gift,
  HandCoins,
  Hourglass,
  type LucideIcon,
  Mail,
  Ticket,
  Trophy,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayCount, displayDateTime } from '../../../i18n/format.ts';
import { type Path, paths } from '../../../paths.ts';
import { clockText, timeLeft } from '../../../shared-parts/time/time-left.ts';
import { useNow } from '../../../shared-parts/time/use-now.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';

/** How each kind looks, and where it is claimed or used: by its own topic, which pays it. */
const KINDS: Record<RewardKind, { Icon: LucideIcon; at: (id: string) => Path }> = {
  cashback: { Icon: HandCoins, at: () => paths.memberCentre('manualRebate') },
  promotion: { Icon: Gift, at: (id) => paths.promotion(id) },
  free_bets: { Icon: Dices, at: () => paths.promotions() },
  envelope: { Icon: Mail, at: () => paths.memberCentre('redEnvelopes') },
  bonus: { Icon: Ticket, at: () => paths.memberCentre('bonusDetails') },
  brand_envelope: { Icon: CloudHail, at: () => paths.memberCentre('envelopeRain') },
  mission: { Icon: Trophy, at: () => paths.memberCentre('missionLeaderboard') },
};

export function RewardLine({ reward }: { reward: OpenReward }) {
  const { t } = useTranslation('reward-centre');
  const { currencySymbol: symbol } = useBrand();
  const { kind, id, title, amount, count, endsAt } = reward;
  const { Icon, at } = KINDS[kind];
  const worth = amount && displayMoney(moneyOf(amount), symbol);
  return (
    <article className="lit flex flex-wrap items-center gap-4 rounded-large bg-raised p-4 sm:p-5">
      <span className="lantern flex size-12 shrink-0 items-center justify-center rounded-full">
        <Icon className="size-6" aria-hidden="true" />
      </span>
      <div className="row-words min-w-0 flex-1 basis-40">
        <p className="text-muted text-xs">{t(`kind.${kind}.name`)}</p>
        <p className="wrap-anywhere font-display font-semibold text-lg leading-snug">
          {title === null
            ? t(`kind.${kind}.title`)
            : kind === 'envelope'
              ? t('from', { name: title })
              : title}
        </p>
        {worth && (
          <p className="figures font-semibold text-accent-text">
            {count === null ? worth : t('times', { count, shown: displayCount(count), amount: worth })}
          </p>
        )}
        {endsAt && <Until at={endsAt} />}
      </div>
      <LinkButton href={at(id)} className="w-full sm:w-auto">
        {t(`kind.${kind}.go`)}
      </LinkButton>
    </article>
  );
}

const DAY_MS = 86_400_000;

/** Days and a clock that runs; what is read aloud is the moment. */
function Until({ at }: { at: string }) {
  const { t } = useTranslation('reward-centre');
  const { timeZone } = useBrand();
  const nowMs = useNow();
  const date = displayDateTime(at, timeZone).slice(0, 16);
  const atMs = Date.parse(at);
  const left = nowMs === undefined ? undefined : timeLeft(atMs, nowMs);
  const isSoon = nowMs !== undefined && atMs - nowMs < DAY_MS;
  return (
    <time
      dateTime={at}
      title={date}
      className={classes(
        'figures mt-0.5 inline-flex items-center gap-1.5 text-sm',
        isSoon ? 'font-semibold text-danger' : 'text-muted',
      )}
    >
      <Hourglass className="size-4 shrink-0" aria-hidden="true" />
      <span className="sr-only">{t('until', { date })}</span>
      <span aria-hidden="true">
        {left === undefined
          ? t('until', { date })
          : left.days > 0
            ? t('leftDays', { count: left.days, days: displayCount(left.days), clock: clockText(left) })
            : t('left', { clock: clockText(left) })}
      </span>
    </time>
  );
}
