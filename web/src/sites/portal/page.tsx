import { memo } from 'react';
import type { PageSearch } from '../../navigation.ts';
import { Part } from './lazy-part.tsx';
import { PageBoundary } from './page-boundary.tsx';
import type { PageEntry } from './routes.tsx';

/** A page in its boundary; drawn anew when its own address changes, and not for what opens over it. */
export const Page = memo(function Page({ entry, search }: { entry: PageEntry; search: PageSearch }) {
  return (
    <PageBoundary path={entry.path}>
      <Part of={entry.page} props={{ search }} />
    </PageBoundary>
  );
});
