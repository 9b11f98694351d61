import { moneyOf } from '@lanna/contract/money';
import {
  BETS_LEAST,
  RETURN_DAYS_MAX,
  type Returns,
  showReturns,
} from '@lanna/contract/oversight/reports/returns';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { Money } from '../../../../console/money.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { displayCount } from '../../../../i18n/format.ts';
import { QueryView } from '../../../../query-view.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { FigureTable } from './figure-table.tsx';

type Game = Returns['games'][number];
const SHOWN_MAX = 40;

/** What games returned beside what they state: those that chance does not explain first. */
export function ReturnsPanel({ query }: { query: Record<string, string> }) {
  const { t } = useTranslation('insight-console');
  const found = useOps(showReturns, { query: query as never });
  return (
    <Panel title={t('returns.title')} text={t('returns.text')} flush>
      <QueryView
        query={found}
        label={t('returns.title')}
        failed={t('returns.failed', { days: RETURN_DAYS_MAX })}
        shape={<Skeleton className="m-4 h-32" />}
      >
        {({ games, demo }) => <Games games={games} demo={demo} />}
      </QueryView>
    </Panel>
  );
}

function Games({ games, demo }: { games: readonly Game[]; demo: Returns['demo'] }) {
  const { t } = useTranslation('insight-console');
  const shown = games
    .toSorted((one, other) => Number(other.outside) - Number(one.outside))
    .slice(0, SHOWN_MAX);
  return (
    <>
      <FigureTable
        caption={t('returns.title')}
        heads={[
          t('head.game'),
          t('head.bets'),
          t('head.stake'),
          t('head.returned'),
          t('head.stated'),
          t('head.band'),
          t('head.verdict'),
        ]}
        empty={t('none')}
        rows={[
          ...shown.map((game) => ({
            key: `${game.vendor} ${game.game} ${game.currency}`,
            cells: [
              `${game.gameName} · ${game.vendorName}`,
              displayCount(game.bets),
              <Money key="stake" amount={game.stake} />,
              percent(game.measured),
              game.stated === null ? '–' : percent(game.stated),
              game.bets < BETS_LEAST ? '–' : `± ${percent(game.band)}`,
              <Verdict key="verdict" game={game} />,
            ],
          })),
          ...demo.map(({ currency, bets, stake, payout }) => ({
            key: `demo ${currency}`,
            cells: [
              `${t('demo')} · ${currency}`,
              displayCount(bets),
              <Money key="stake" amount={stake} />,
              percent(Number((moneyOf(payout) * 10_000n) / moneyOf(stake))),
            ],
          })),
        ]}
      />
      {games.length > shown.length && (
        <p className="px-4 py-2 text-muted text-sm">
          {t('returns.more', { rows: displayCount(shown.length) })}
        </p>
      )}
    </>
  );
}

function Verdict({ game }: { game: Game }) {
  const { t } = useTranslation('insight-console');
  if (game.stated === null) return t('returns.unstated');
  if (game.bets < BETS_LEAST) return t('returns.few');
  if (!game.outside) return t('returns.within');
  return (
    <span className="inline-flex items-center gap-1.5 font-medium text-danger">
      <CircleAlert className="size-4 shrink-0" aria-hidden="true" />
      {t('returns.outside')}
    </span>
  );
}

function percent(basisPoints: number): string {
  return `${(basisPoints / 100).toFixed(2)}%`;
}
