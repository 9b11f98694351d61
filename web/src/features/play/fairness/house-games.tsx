import { RAKE_PERCENT } from '@lanna/rules/play/rooms/rake';
import { MARGINS } from '@lanna/rules/play/sports/model/margin';
import { RETURN_PERCENT } from '@lanna/studio/rules/fishing/chance';
import type { FishingGame } from '@lanna/studio/rules/fishing/fishing-game';
import type { RoomsGame } from '@lanna/studio/rules/rooms/rooms-game';
import { figuresOf, type SlotGame } from '@lanna/studio/rules/slot/games';
import type { SportsGame } from '@lanna/studio/rules/sports/sports-game';
import { returnRange } from '@lanna/studio/rules/table/return-range';
import type { TableGame } from '@lanna/studio/rules/table/table-game';
import type { StudioVendor } from '@lanna/studio/rules/vendors/vendor';
import { STUDIO_VENDORS } from '@lanna/studio/rules/vendors/vendors';
import { Check, Sigma, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { artPaths } from '../../../../art/paths.ts';
import { displayCount } from '../../../i18n/format.ts';
import { studioText } from '../../../shared-parts/slot/slot-round.tsx';
import { Button } from '../../../ui/button.tsx';
import { PageSection } from '../../../ui/page-section.tsx';
import { useCountedReturn } from './count-return.ts';
import { MeasuredKinds } from './measured-kinds.tsx';
import { MeasuredReturnOf } from './measured-return.tsx';

/** The return of each house game by its rules, vendor by vendor, and the button that counts it again. */
export function HouseGames() {
  const { t } = useTranslation('fairness');
  return (
    <PageSection title={t('games.title')} lead={t('games.lead')}>
      <div className="grid gap-8">
        {STUDIO_VENDORS.map((vendor) => (
          <GamesOf key={vendor.code} vendor={vendor} />
        ))}
      </div>
    </PageSection>
  );
}

function GamesOf({ vendor }: { vendor: StudioVendor }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="mb-3 flex items-center gap-3 font-semibold text-lg">
        <img
          src={artPaths.vendorLogo(vendor.code)}
          alt=""
          loading="lazy"
          decoding="async"
          className="h-8 w-6.5 object-cover object-left"
        />
        {vendor.name}
      </h3>
      <ul className="grid gap-3">
        {vendor.games.map((game) =>
          game.kind === 'slot' ? (
            <HouseGame key={game.code} vendor={vendor.code} game={game} />
          ) : game.kind === 'table' ? (
            <HouseTables key={game.code} game={game} />
          ) : game.kind === 'fishing' ? (
            <HouseHall key={game.code} vendor={vendor.code} game={game} />
          ) : game.kind === 'rooms' ? (
            <HouseRooms key={game.code} game={game} />
          ) : (
            <HouseBook key={game.code} game={game} />
          ),
        )}
      </ul>
    </section>
  );
}

function HouseGame({ vendor, game }: { vendor: string; game: SlotGame }) {
  const { t } = useTranslation('fairness');
  const { returnPercent, volatility, lines } = figuresOf(game);
  return (
    <li className="lit grid items-center gap-x-6 gap-y-3 rounded-large bg-surface p-5 sm:grid-cols-[1fr_auto]">
      <div>
        <h4 className="font-semibold">{studioText(game.name)}</h4>
        <p className="text-muted text-sm">
          {t('games.figures', { lines, volatility: t(`games.volatility.${volatility}`) })} ·{' '}
          <code>{game.sheet.ruleVersion}</code>
        </p>
      </div>
      <p className="sm:text-right">
        <span className="figures block font-display font-semibold text-2xl">{returnPercent}%</span>
        <span className="text-muted text-xs">{t('games.return')}</span>
      </p>
      <MeasuredReturnOf vendor={vendor} game={{ code: game.code, ...game.sheet, counted: 'rounds' }} />
      <CountedReturn game={game} />
    </li>
  );
}

/** Each bet of a table returns its own: how much, its page shows beside the bet. */
function HouseTables({ game }: { game: TableGame }) {
  const { t } = useTranslation('fairness');
  return (
    <li className="lit grid items-center gap-x-6 gap-y-3 rounded-large bg-surface p-5 sm:grid-cols-[1fr_auto]">
      <div>
        <h4 className="font-semibold">{studioText(game.name)}</h4>
        <p className="text-muted text-sm">
          {t('games.tables', { count: game.tables.length })} · <code>{game.tables[0]?.ruleVersion}</code>
        </p>
      </div>
      <p className="sm:max-w-64 sm:text-right">
        <span className="figures block font-display font-semibold text-2xl">{returnRange(game)}%</span>
        <span className="text-muted text-xs">{t('games.returns')}</span>
      </p>
    </li>
  );
}

/** Every fish, weapon and hall returns the same. */
function HouseHall({ vendor, game }: { vendor: string; game: FishingGame }) {
  const { t } = useTranslation('fairness');
  return (
    <li className="lit grid items-center gap-x-6 gap-y-3 rounded-large bg-surface p-5 sm:grid-cols-[1fr_auto]">
      <div>
        <h4 className="font-semibold">{studioText(game.name)}</h4>
        <p className="text-muted text-sm">
          {t('games.shots', { from: game.bets[0], to: game.bets.at(-1) })} · <code>{game.ruleVersion}</code>
        </p>
      </div>
      <p className="sm:max-w-64 sm:text-right">
        <span className="figures block font-display font-semibold text-2xl">{RETURN_PERCENT}%</span>
        <span className="text-muted text-xs">{t('games.everyFish')}</span>
      </p>
      <MeasuredReturnOf vendor={vendor} game={{ ...game, returnPercent: RETURN_PERCENT, counted: 'hits' }} />
      <MeasuredKinds vendor={vendor} game={game} />
    </li>
  );
}

/** Players win of one another: of a net win the house keeps its rake, and nothing else. */
function HouseRooms({ game }: { game: RoomsGame }) {
  const { t } = useTranslation('fairness');
  const { rooms, ruleVersion } = game;
  return (
    <li className="lit grid items-center gap-x-6 gap-y-3 rounded-large bg-surface p-5 sm:grid-cols-[1fr_auto]">
      <div>
        <h4 className="font-semibold">{studioText(game.name)}</h4>
        <p className="text-muted text-sm">
          {t('games.rooms', { from: rooms[0]?.base, to: rooms.at(-1)?.base })} · <code>{ruleVersion}</code>
        </p>
      </div>
      <p className="sm:max-w-64 sm:text-right">
        <span className="figures block font-display font-semibold text-2xl">{`${RAKE_PERCENT}%`}</span>
        <span className="text-muted text-xs">{t('games.rake')}</span>
      </p>
    </li>
  );
}

/** Each kind of bet on matches has a margin of its own: what a book of it returns, whatever the result. */
function HouseBook({ game }: { game: SportsGame }) {
  const { t } = useTranslation('fairness');
  const returns = Object.values(MARGINS).map(({ margin }) => 100 / (1 + margin / 1000));
  return (
    <li className="lit grid items-center gap-x-6 gap-y-3 rounded-large bg-surface p-5 sm:grid-cols-[1fr_auto]">
      <div>
        <h4 className="font-semibold">{studioText(game.name)}</h4>
        <p className="text-muted text-sm">
          {t('games.bets', { count: returns.length })} · <code>{game.ruleVersion}</code>
        </p>
      </div>
      <p className="sm:max-w-64 sm:text-right">
        <span className="figures block font-display font-semibold text-2xl">
          {Math.min(...returns).toFixed(2)}–{Math.max(...returns).toFixed(2)}%
        </span>
        <span className="text-muted text-xs">{t('games.returns')}</span>
      </p>
    </li>
  );
}

function CountedReturn({ game }: { game: SlotGame }) {
  const { t } = useTranslation('fairness');
  const { data, error, isFetching, refetch } = useCountedReturn(game.code);
  const holds = data?.returnPercent === game.sheet.returnPercent;
  const Icon = holds ? Check : X;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-span-2">
      <Button
        variant="secondary"
        size="small"
        icon={<Sigma aria-hidden="true" />}
        busy={isFetching}
        onClick={() => refetch()}
      >
        {t('games.count')}
      </Button>
      <p role="status" className="text-sm">
        {isFetching && <span className="text-muted">{t('games.counting')}</span>}
        {!isFetching && data && (
          <span
            className={
              holds ? 'flex items-start gap-1.5 text-success' : 'flex items-start gap-1.5 text-danger'
            }
          >
            <Icon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
            {t('games.counted', {
              percent: data.returnPercent,
              combinations: displayCount(data.combinations),
            })}
          </span>
        )}
        {!isFetching && error && <span className="text-danger">{t('games.countFailed')}</span>}
      </p>
    </div>
  );
}
