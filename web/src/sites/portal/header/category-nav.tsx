import { NavigationMenu as Nav } from '@base-ui/react/navigation-menu';
import type { VendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenPromotions } from '../../../api/content/promotions.ts';
import { useIsExcluded } from '../../../api/exclusion.ts';
import {
  cockfightDoor,
  cockfightVendor,
  type VendorCard,
  type VendorDoor,
  vendorDoor,
  vendorGameList,
  vendorsInMenu,
} from '../../../api/open-vendor.ts';
import { menusQuery, vendorsQuery } from '../../../api/queries.ts';
import { useGo, useMemberGuard } from '../../../navigation.ts';
import { type Path, paths } from '../../../paths.ts';
import { classes } from '../../../ui/classes.ts';
import { VendorLogo } from '../frame/vendor-logo.tsx';
import { useSiteLocation } from '../pages/location.ts';

/** Vendors and the MORE link, at most four in a row. */
const COLUMNS = [
  'grid-cols-1',
  'grid-cols-[repeat(2,9.5rem)]',
  'grid-cols-[repeat(3,9.5rem)]',
  'grid-cols-[repeat(4,9.5rem)]',
];

const ENTRY = classes(
  // Nine entries in the longest of seven languages stand beside logo and search.
  'relative flex h-17 items-center gap-1 whitespace-nowrap px-1.5 font-display font-medium text-sm transition-colors xl:px-2.5 xl:text-[0.95rem]',
  'text-text hover:text-accent-text data-popup-open:text-accent-text',
  'after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:origin-center after:scale-x-0 after:rounded-full',
  'after:bg-accent after:transition-transform aria-[current=page]:text-accent-text aria-[current=page]:after:scale-x-100',
);

/**
 * Home, then every category that has vendors, cockfights, promotions. A category drops its vendors, pointed at, touched, or by
 * the keyboard.
 */
export function CategoryNav() {
  const { t } = useTranslation('shell');
  const { data: menus = [] } = useQuery(menusQuery);
  const { data: vendors } = useQuery(vendorsQuery);
  const { pathname } = useSiteLocation();
  const excluded = useIsExcluded();
  const cockfights = cockfightVendor(vendors?.data.lanes ?? []);
  return (
    <Nav.Root
      className="min-w-0 overflow-x-auto [scrollbar-width:none]"
      aria-label={t('navigation')}
      delay={80}
      closeDelay={120}
    >
      <Nav.List className="flex">
        <Nav.Item>
          <Nav.Link
            href={paths.home()}
            active={pathname === paths.home()}
            aria-current={pathname === paths.home() ? 'page' : undefined}
            className={ENTRY}
          >
            {t('home')}
          </Nav.Link>
        </Nav.Item>
        {menus.map(({ gameType }) => {
          const path = paths.category(gameType);
          return <Category key={gameType} group={gameType} path={path} current={pathname === path} />;
        })}
        {cockfights && (
          <Nav.Item>
            <DoorLink door={cockfightDoor(cockfights)} className={ENTRY}>
              {t('cockfight')}
            </DoorLink>
          </Nav.Item>
        )}
        {!excluded && (
          <Nav.Item>
            <Promotions current={pathname === paths.promotions()} />
          </Nav.Item>
        )}
      </Nav.List>
      <Nav.Portal>
        <Nav.Positioner
          sideOffset={0}
          align="start"
          collisionPadding={16}
          className="z-50 h-(--positioner-height) w-(--positioner-width) max-w-(--available-width) transition-[top,left,right,bottom] duration-200 data-instant:transition-none"
        >
          <Nav.Popup className="lit relative h-(--popup-height) w-(--popup-width) rounded-b-large bg-surface shadow-float outline-none transition-[opacity,translate,width,height] duration-200 data-ending-style:-translate-y-1 data-starting-style:-translate-y-1 data-ending-style:opacity-0 data-starting-style:opacity-0">
            <Nav.Viewport className="relative size-full overflow-hidden" />
          </Nav.Popup>
        </Nav.Positioner>
      </Nav.Portal>
    </Nav.Root>
  );
}

function Category({ group, path, current }: { group: VendorGroup; path: Path; current: boolean }) {
  const { t } = useTranslation('shell');
  const go = useGo();
  const { data } = useQuery(vendorsQuery);
  const vendors = vendorsInMenu(data?.data.lanes ?? [], group);
  return (
    <Nav.Item>
      <Nav.Trigger
        aria-current={current ? 'page' : undefined}
        // The mouse has already opened the menu by pointing, so its press means the category itself; a finger's opens the menu.
        onClick={({ nativeEvent }) => isMouse(nativeEvent) && go(path)}
        className={ENTRY}
      >
        {t(`category.${group}`)}
      </Nav.Trigger>
      <Nav.Content className="w-max p-5 transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
        <ul
          className={classes('grid gap-3', COLUMNS[Math.min(vendors.length + (group === 'LOTT' ? 2 : 0), 3)])}
        >
          {vendors.map((vendor) => (
            <Vendor key={vendor.vassalage} vendor={vendor} />
          ))}
          {group === 'LOTT' &&
            (['sea', 'vn'] as const).map((market) => (
              <li key={market}>
                <Nav.Link
                  closeOnClick
                  href={paths.lottery(market)}
                  className="flex h-full min-h-24 flex-col items-center justify-center gap-2 rounded-medium border border-line bg-sunken p-3 text-center font-medium text-sm transition-colors hover:border-accent-text hover:text-accent-text"
                >
                  <Ticket className="size-5 text-accent-text" aria-hidden="true" />
                  {t(`lotteryOf.${market}`)}
                </Nav.Link>
              </li>
            ))}
          <li>
            <Nav.Link
              closeOnClick
              href={path}
              className="flex h-full min-h-24 flex-col items-center justify-center gap-2 rounded-medium border border-control-line border-dashed p-3 font-medium text-accent-text text-sm transition-colors hover:bg-raised"
            >
              <ArrowRight className="size-5" aria-hidden="true" />
              {t('more')}
            </Nav.Link>
          </li>
        </ul>
      </Nav.Content>
    </Nav.Item>
  );
}

/** A vendor, and below it the list of its games where its own door is a page. */
function Vendor({ vendor }: { vendor: VendorCard }) {
  const { t } = useTranslation('shell');
  const list = vendorGameList(vendor);
  return (
    <li className="flex flex-col">
      <DoorLink
        door={vendorDoor(vendor)}
        className="flex grow flex-col items-center gap-2 rounded-medium border border-line bg-sunken p-3 text-center text-sm transition-colors hover:border-accent-text hover:text-accent-text"
      >
        <VendorLogo vendor={vendor.vassalage} name={vendor.displayName} className="h-13 w-32" />
        {!list && <span className="text-muted text-xs">{t('gameCount', { count: vendor.games })}</span>}
      </DoorLink>
      {list && (
        <Nav.Link
          closeOnClick
          href={list}
          className="flex min-h-8 items-center justify-center px-2 text-center text-accent-text text-xs hover:underline"
        >
          {t('gameList', { count: vendor.games })}
        </Nav.Link>
      )}
    </li>
  );
}

/** Where a vendor leads; what opens a game is for members, and visitors are shown why not. */
function DoorLink({
  door: { href, membersOnly },
  className,
  children,
}: {
  door: VendorDoor;
  className: string;
  children: ReactNode;
}) {
  const guard = useMemberGuard();
  const go = useGo();
  return (
    <Nav.Link
      closeOnClick
      href={href}
      className={className}
      onClick={(event) => {
        if (!membersOnly || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        guard(() => go(href));
      }}
    >
      {children}
    </Nav.Link>
  );
}

function Promotions({ current }: { current: boolean }) {
  const { t } = useTranslation('shell');
  const count = useOpenPromotions();
  return (
    <Nav.Link
      href={paths.promotions()}
      active={current}
      aria-current={current ? 'page' : undefined}
      className={ENTRY}
    >
      {t('promotions')}
      {count !== undefined && count > 0 && (
        <span className="figures ml-0.5 rounded-full bg-spark px-1.5 font-semibold text-on-spark text-xs leading-5">
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{t('promotionCount', { count })}</span>
        </span>
      )}
    </Nav.Link>
  );
}

/** Of keys, the click that follows them has no pointer. */
function isMouse(event: Event): boolean {
  return 'pointerType' in event && event.pointerType === 'mouse';
}
