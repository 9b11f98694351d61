import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { memberQuery } from '../../../api/queries.ts';
import type { RouteGuard } from '../../../api/route-guard.ts';
import type { CentrePage } from '../../../centre-page.ts';
import type { OverlayProps } from '../../../navigation.ts';
import { Centre } from '../../../ui/centre.tsx';
import { PageBoundary } from '../page-boundary.tsx';

interface CentreOverlayProps extends OverlayProps {
  centre: RouteGuard;
  title: string;
  menuLabel: string;
  /** The same list every time. */
  pages: readonly CentrePage[];
  /** What topics have to say above whichever page is shown. */
  notices?: readonly ComponentType<{ page: string }>[];
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
}: CentreOverlayProps): ReactNode {
  const member = useQuery(memberQuery);
  const items = useMemo(() => inOrder(pages), [pages]);
  const shown = items.find(({ key }) => key === page) ?? items[0];
  if (!shown) return null;
  return (
    <Centre
      open={open}
      onClose={onClose}
      title={title}
      description={member.data?.userName}
      menuLabel={menuLabel}
      shown={shown.key}
      items={items.map(({ key, label, Icon, Page }) => ({
        name: key,
        label: label(),
        href: `?centre=${centre}&page=${key}`,
        Icon,
        Page,
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

function inOrder(pages: readonly CentrePage[]): CentrePage[] {
  return [...pages].sort((one, other) => one.order - other.order);
}
