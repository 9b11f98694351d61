import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayCount } from '../../../../i18n/format.ts';
import { currentLanguage } from '../../../../i18n/words.ts';
import { QueryView } from '../../../../query-view.tsx';
import { useServerNow } from '../../../../shared-parts/time/use-server-now.ts';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { Chip } from '../filters/chip.tsx';
import { MatchRow } from './match-row.tsx';
import { matchesQuery } from './matches-query.ts';
import { firstOf, type LobbyMatches, type MatchGroup, matchGroups, type Order } from './order-matches.ts';

const ORDERS = ['time', 'league'] as const;
const SHOWN = 10;
const MORE = 30;

/** Above the vendors of /sports: what is on today, by time or by league. A press opens that very match in its vendor's book. Nothing where no vendor tells of matches. */
export function TodaysMatches() {
  const { t } = useTranslation('catalogue');
  const query = useQuery(matchesQuery(currentLanguage()));
  const titled = useId();
  if (query.data?.vendors.length === 0) return null;
  return (
    <section aria-labelledby={titled} className="flex flex-col gap-3">
      <div className="flex flex-col gap-0.5">
        <h2 id={titled} className="font-display font-semibold text-xl">
          {t('matches.title')}
        </h2>
        <p className="text-muted text-sm">{t('matches.text')}</p>
      </div>
      <QueryView
        query={query}
        label={t('matches.loading')}
        shape={<Shape />}
        failed={t('matches.failed')}
        isEmpty={(data) => matchGroups(data, 'time').length === 0}
        empty={<EmptyState icon={<CalendarDays />} title={t('matches.none')} text={t('matches.noneText')} />}
      >
        {(data) => <Matches data={data} />}
      </QueryView>
    </section>
  );
}

function Matches({ data }: { data: LobbyMatches }) {
  const { t } = useTranslation('catalogue');
  const nowMs = useServerNow();
  const [order, setOrder] = useState<Order>('time');
  const [shown, setShown] = useState(SHOWN);
  const groups = useMemo(() => matchGroups(data, order), [data, order]);
  const total = groups.reduce((sum, { matches }) => sum + matches.length, 0);
  return (
    <div className="flex flex-col gap-3">
      <fieldset className="flex gap-2">
        <legend className="sr-only">{t('matches.order')}</legend>
        {ORDERS.map((one) => (
          <Chip key={one} pressed={one === order} onPress={() => setOrder(one)}>
            {t(`matches.by.${one}`)}
          </Chip>
        ))}
      </fieldset>
      {firstOf(groups, shown).map((group) => (
        <Group key={group.league ?? ''} group={group} nowMs={nowMs} />
      ))}
      {total > shown && (
        <Button variant="secondary" className="self-center" onClick={() => setShown(shown + MORE)}>
          {t('matches.more', { count: total - shown, matches: displayCount(total - shown) })}
        </Button>
      )}
    </div>
  );
}

function Group({ group: { league, matches }, nowMs }: { group: MatchGroup; nowMs: number | undefined }) {
  return (
    <div className="flex flex-col gap-1.5">
      {league !== undefined && <h3 className="px-1 font-medium text-muted text-sm">{league}</h3>}
      <ul className="grid grid-cols-1 gap-2 lg:grid-cols-2">
        {matches.map((match) => (
          <li key={`${match.vendor} ${match.code}`} className="min-w-0">
            <MatchRow match={match} nowMs={nowMs} withLeague={league === undefined} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Shape() {
  return (
    <div className="grid grid-cols-1 gap-2 lg:grid-cols-2">
      {Array.from({ length: 4 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have places alone
        <Skeleton key={at} className="h-20 rounded-medium" />
      ))}
    </div>
  );
}
