import { memo } from 'react';
import { Lazy } from '../../../lazy-component.tsx';
import type { PageSearch } from '../../../navigation.ts';
import type { Page as PageEntry } from '../topics.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { PageBoundary } from './page-boundary.tsx';

const NOT_FOUND = <NotFoundPage />;

/** A page in its boundary; drawn anew when its own address changes, and not for what opens over it. */
export const Page = memo(function Page({ entry, search }: { entry: PageEntry; search: PageSearch }) {
  return (
    <PageBoundary path={entry.path}>
      <Lazy of={entry.page} props={{ search, notFound: NOT_FOUND }} />
    </PageBoundary>
  );
});
