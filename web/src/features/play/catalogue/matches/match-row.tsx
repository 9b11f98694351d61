import { ChevronRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { useSession } from '../../../../api/session.ts';
import { displayCount, displayDateTime } from '../../../../i18n/format.ts';
import { useGo, useMemberGuard } from '../../../../navigation.ts';
import { paths } from '../../../../paths.ts';
import { timeLeft } from '../../../../shared-parts/time/time-left.ts';
import { useTimeZone } from '../../../../shared-parts/time/time-zone.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { classes } from '../../../../ui/classes.ts';
import { type Match, stateOf } from './order-matches.ts';

/** A match: when it begins, who plays, and on how much one can bet. A press opens it in the book. */
export function MatchRow({
  match,
  nowMs,
  withLeague,
}: {
  match: Match;
  nowMs: number | undefined;
  withLeague: boolean;
}) {
  const { t } = useTranslation('catalogue');
  const zone = useTimeZone();
  const way = useWayIn(match);
  const state = stateOf(match, nowMs);
  // Below the heading of its league, where there is one.
  const Heading = withLeague ? 'h3' : 'h4';
  return (
    <article
      className={classes(
        'lit relative flex h-full items-center gap-3 rounded-medium bg-surface p-3 transition-[border-color,box-shadow] duration-200',
        'focus-within:border-accent-text hover:border-accent-text hover:shadow-float',
      )}
    >
      <div className="flex w-16 shrink-0 flex-col items-center gap-1 border-line border-r pr-3">
        <time dateTime={match.startsAt} className="figures font-semibold text-lg leading-none">
          {displayDateTime(match.startsAt, zone).slice(11, 16)}
        </time>
        <Countdown match={match} nowMs={nowMs} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <Heading className="min-w-0 leading-tight">
          <a
            href={way.href}
            onClick={way.open}
            className="flex flex-col outline-none before:absolute before:inset-0 before:rounded-medium focus-visible:before:outline-2 focus-visible:before:outline-focus focus-visible:before:-outline-offset-2"
          >
            <span className="truncate font-medium">{match.home}</span>
            <span className="sr-only"> {t('matches.against')} </span>
            <span className="truncate font-medium">{match.away}</span>
          </a>
        </Heading>
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-muted text-xs">
          {match.virtual && <Badge tone="quiet">{t('matches.virtual')}</Badge>}
          {state === 'live' && <Badge tone="success">{t('matches.live')}</Badge>}
          {state === 'suspended' && <Badge tone="warning">{t('matches.suspended')}</Badge>}
          {withLeague && <span className="max-w-full truncate">{match.competition}</span>}
          {state === 'open' && (
            <span className="figures">
              {t('matches.markets', { count: match.markets, markets: displayCount(match.markets) })}
            </span>
          )}
        </p>
      </div>
      <ChevronRight className="size-5 shrink-0 text-muted" aria-hidden="true" />
    </article>
  );
}

const HOUR_MS = 3_600_000;
const LAST_MS = 60_000;

/** In the last hour before kick-off. The first render knows no clock. */
function Countdown({ match: { startsAt }, nowMs }: { match: Match; nowMs: number | undefined }) {
  const startMs = Date.parse(startsAt);
  if (nowMs === undefined || startMs <= nowMs || startMs - nowMs > HOUR_MS) return null;
  const { hours, minutes, seconds } = timeLeft(startMs, nowMs);
  const isLast = startMs - nowMs <= LAST_MS;
  return (
    <span className={classes('figures text-xs', isLast ? 'font-semibold text-warning' : 'text-muted')}>
      {hours * 60 + minutes}:{String(seconds).padStart(2, '0')}
    </span>
  );
}

/** Members bet; a visitor reads the same book as a free try where the brand has it, and else is asked to log in. */
function useWayIn({ gameId, place, demo }: Match) {
  const { flags } = useBrand();
  const session = useSession();
  const guard = useMemberGuard();
  const go = useGo();
  const id = gameId ?? '';
  const isDemo = flags.freePlay && demo && (!session || session.trial === true);
  const href = paths.game({ id, place, demo: isDemo });
  return {
    href,
    open(press: MouseEvent) {
      if (press.metaKey || press.ctrlKey || press.shiftKey) return;
      press.preventDefault();
      if (isDemo) go(href);
      else guard(() => go(href));
    },
  };
}
