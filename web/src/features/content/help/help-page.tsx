import { useMemo } from 'react';
import type { PageProps } from '../../../navigation.ts';
import type { Path } from '../../../paths.ts';
import { HelpCentre } from './help-centre.tsx';
import { type HelpPlace, type HelpSite, readPlace, writePlace } from './help-place.ts';

/** The help centre on the site. */
export function HelpPage({ search }: PageProps) {
  const site = useMemo<HelpSite>(() => ({ place: readPlace(search), href, level: 1 }), [search]);
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-8 px-4 py-5 lg:gap-10 lg:px-6 lg:py-8">
      <HelpCentre site={site} />
    </div>
  );
}

function href(place: HelpPlace): Path {
  const query = writePlace(place);
  return query ? `/help?${query}` : '/help';
}
