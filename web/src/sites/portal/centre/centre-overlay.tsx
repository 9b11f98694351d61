import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useLayoutEffect, useMemo } from 'react';
import { useBrand } from '../../../api/content/brand.ts';
import { memberQuery } from '../../../api/queries.ts';
import type { RouteGuard } from '../../../api/route-guard.ts';
import type { CentreGroup, CentrePage } from '../../../centre-page.ts';
import { contractFlagsQuery } from '../../../features/commission/contracts/queries.ts';
import { switchesQuery } from '../../../features/people/identity/queries.ts';
import type { OverlayProps } from '../../../navigation.ts';
import { Centre } from '../../../ui/centre.tsx';
import { PageBoundary } from '../pages/page-boundary.tsx';
import { underItsKey } from './under-its-key.ts';

interface CentreOverlayProps extends OverlayProps {
  centre: RouteGuard;
  title: string;
  menuLabel: string;
  /** The same list every time. */
  pages: readonly CentrePage[];
  /** What topics have to say above whichever page is shown. */
  notices?: readonly ComponentType<{ page: string }>[];
  /** Names of the menu's headings; with them the menu is a page of its own on phones. */
  groups?: Readonly<Partial<Record<CentreGroup, string>>>;
  /** Above the menu. */
  head?: ReactNode;
}

/** A centre with the pages its topics add; a page that fails leaves the others and the menu usable. */
export function CentreOverlay({
  open,
  onClose,
  page,
  centre,
  title,
  menuLabel,
  pages,
  notices = [],
  groups,
  head,
}: CentreOverlayProps): ReactNode {
  const member = useQuery(memberQuery);
  const known = member.data;
  const contracts = useContracts(centre === 'agent');
  const brand = useBrand();
  const items = useMemo(
    () =>
      inOrder(pages)
        .filter(({ isOn }) => !isOn || isOn(brand))
        .filter(({ isFor }) => !isFor || (known !== undefined && isFor(known, contracts))),
    [pages, brand, known, contracts],
  );
  const renamed = items.find(({ formerKeys }) => page !== undefined && formerKeys?.includes(page));
  useAddressOfToday(page, renamed?.key);
  const opening = items.find(({ opensFirst }) => opensFirst) ?? items[0];
  // A page that does not exist shows the first.
  const shown =
    renamed ?? items.find(({ key }) => key === page) ?? (page === undefined ? undefined : opening);
  return (
    <Centre
      open={open}
      onClose={onClose}
      title={title}
      description={member.data?.userName}
      menuLabel={menuLabel}
      shown={shown?.key}
      opening={opening?.key}
      head={head}
      {...(groups && { back: { href: `?centre=${centre}`, label: title } })}
      items={items.map(({ key, label, group = 'account', Icon, Page, Mark }) => ({
        name: key,
        label: label(),
        group: groups?.[group],
        href: `?centre=${centre}&page=${key}`,
        Icon,
        Page,
        Mark,
      }))}
      around={(content, key) => (
        <>
          {notices.map((Notice, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same list every time
            <Notice key={place} page={key} />
          ))}
          <PageBoundary path={key}>{content}</PageBoundary>
        </>
      )}
    />
  );
}

/** Which contracts the agent has; nothing where the brand has contracts off. */
function useContracts(asks: boolean) {
  const switches = useQuery({ ...switchesQuery, enabled: asks });
  return useQuery({ ...contractFlagsQuery, enabled: asks && switches.data?.agentPolicy === true }).data;
}

/** Before anything is drawn, so that the page reads its filters under their names of today. */
function useAddressOfToday(asked: string | undefined, key: string | undefined) {
  const { history } = useRouter();
  useLayoutEffect(() => {
    if (asked === undefined || key === undefined) return;
    const { pathname, search } = history.location;
    history.replace(`${pathname}${underItsKey(search, asked, key)}`);
  }, [history, asked, key]);
}

function inOrder(pages: readonly CentrePage[]): CentrePage[] {
  return [...pages].sort((one, other) => one.order - other.order);
}
