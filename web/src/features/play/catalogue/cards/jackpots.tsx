import { moneyOf } from '@lanna/contract/money';
import { gameJackpots } from '@lanna/contract/money/vendor-wallet/lobby';
import type { Game } from '@lanna/contract/play/catalogue/catalogue';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Gem } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayDateTime } from '../../../../i18n/format.ts';
import { MoneyText } from '../../../../ui/text/money-text.tsx';

/** What a vendor told is soon old. */
const AGAIN_MS = 10_000;

const jackpotsQuery = (vassalage: string, gameCode: string) =>
  queryOptions({
    queryKey: ['catalogue', 'jackpots', vassalage, gameCode],
    queryFn: ({ signal }) => call(gameJackpots, { query: { vassalage, gameCode }, signal }),
    staleTime: AGAIN_MS,
    refetchInterval: AGAIN_MS,
  });

/** On a game's sheet: what its pools have grown to, by the vendor's word and when it was given. Nothing where it has none. */
export function Jackpots({ game }: { game: Pick<Game, 'vassalage' | 'gameCode'> }) {
  const { t } = useTranslation('catalogue');
  const { currencySymbol, timeZone } = useBrand();
  const { data } = useQuery(jackpotsQuery(game.vassalage, game.gameCode));
  if (!data || data.list.length === 0) return null;
  return (
    <section aria-label={t('jackpots.title')} className="flex flex-col gap-2">
      {data.list.map((pool) => (
        <div
          key={pool.code}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-medium border border-line bg-sunken px-4 py-3"
        >
          <Gem className="size-5 shrink-0 text-spark" aria-hidden="true" />
          <span className="min-w-0 flex-1 basis-32">
            <span className="block font-medium">{pool.name}</span>
            <span className="figures block text-muted text-xs">
              {t('jackpots.told', { time: displayDateTime(pool.saidAt, timeZone).slice(11) })}
            </span>
          </span>
          <MoneyText
            amount={moneyOf(pool.amount)}
            symbol={currencySymbol}
            className="font-display font-semibold text-accent-text text-lg"
          />
        </div>
      ))}
    </section>
  );
}
