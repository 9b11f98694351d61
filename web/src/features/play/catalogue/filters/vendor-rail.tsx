import { useQuery } from '@tanstack/react-query';
import { LayoutGrid } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { artPaths } from '../../../../../art/paths.ts';
import { vendorsQuery } from '../../../../api/queries.ts';
import { displayCount } from '../../../../i18n/format.ts';
import { classes } from '../../../../ui/classes.ts';
import { isCountedByVendors, vendorsOf } from '../pages/lobbies.ts';
import type { GameCounts } from '../queries.ts';
import { addressOf, type LobbyFilter } from './lobby-filter.ts';

/** Every vendor of the category in one row that scrolls sideways; `counts` says how many games the other filters leave each. */
export const VendorRail = memo(function VendorRail({
  filter,
  counts,
}: {
  filter: LobbyFilter;
  counts: GameCounts | undefined;
}) {
  const { t } = useTranslation('catalogue');
  const { data } = useQuery(vendorsQuery);
  const vendors = vendorsOf(filter.lobby, data?.data.lanes ?? []).filter(
    ({ code }) => isCountedByVendors(filter.lobby) || code === filter.vendor || counts?.vassalage[code],
  );
  const gamesOf = ({ code, games }: { code: string; games: number }) =>
    counts ? (counts.vassalage[code] ?? 0) : games;
  const games = vendors.reduce((sum, vendor) => sum + gamesOf(vendor), 0);
  return (
    <nav
      aria-label={t('vendors')}
      className="no-scrollbar -mx-4 flex min-h-14 snap-x scroll-px-4 gap-2 overflow-x-auto px-4 lg:-mx-6 lg:scroll-px-6 lg:px-6"
    >
      <Vendor filter={filter} games={games} icon={<LayoutGrid className="size-5" />}>
        {t('allVendors')}
      </Vendor>
      {vendors.map((vendor) => (
        <Vendor
          key={vendor.code}
          filter={filter}
          code={vendor.code}
          games={gamesOf(vendor)}
          icon={<VendorLogo code={vendor.code} />}
        >
          {vendor.displayName}
        </Vendor>
      ))}
    </nav>
  );
});

function Vendor({
  filter,
  code,
  games,
  icon,
  children,
}: {
  filter: LobbyFilter;
  code?: string;
  games: number;
  icon: ReactNode;
  children: ReactNode;
}) {
  const current = filter.vendor === code;
  return (
    <a
      href={addressOf({ ...filter, vendor: code })}
      aria-current={current ? 'true' : undefined}
      className={classes(
        'flex h-14 shrink-0 snap-start items-center gap-2.5 rounded-medium border px-4 transition-colors',
        current
          ? 'border-accent-text bg-raised text-accent-text'
          : 'border-line bg-surface hover:border-control-line hover:bg-raised',
      )}
    >
      <span aria-hidden="true">{icon}</span>
      <span className="flex flex-col leading-tight">
        <span className="whitespace-nowrap font-semibold text-sm">{children}</span>
        <span className="figures text-muted text-xs">{displayCount(games)}</span>
      </span>
    </a>
  );
}

function VendorLogo({ code }: { code: string }) {
  const [missing, setMissing] = useState(false);
  if (missing) return null;
  return (
    <img
      src={artPaths.vendorLogo(code)}
      alt=""
      fetchPriority="low"
      // The emblem at its left says enough beside the written name.
      className="h-8 w-6.5 object-cover object-left"
      onError={() => setMissing(true)}
      draggable={false}
    />
  );
}
