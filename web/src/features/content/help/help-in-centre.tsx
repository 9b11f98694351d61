import { useMemo } from 'react';
import { paths } from '../../../paths.ts';
import { textOf, urlFilter } from '../../../url-filter.ts';
import { useUrlFilter } from '../../../use-url-filter.ts';
import { HelpCentre } from './help-centre.tsx';
import { type HelpPlace, type HelpSite, readPlace, writePlace } from './help-place.ts';

/** Where one is stands in one field, so that a link to another place leaves nothing of this one. */
const AT = urlFilter({ at: textOf(200) }, { centrePage: 'help' });

/** The help centre as a page of the member centre. */
export function HelpInCentre() {
  const [{ at }] = useUrlFilter(AT);
  const site = useMemo<HelpSite>(
    () => ({ place: readPlace(Object.fromEntries(new URLSearchParams(at))), href, level: 2 }),
    [at],
  );
  return (
    <div className="flex flex-col gap-8 pt-4 sm:pt-1">
      <HelpCentre site={site} />
    </div>
  );
}

function href(place: HelpPlace): ReturnType<typeof paths.memberCentre> {
  return `${paths.memberCentre('help') as `?${string}`}&help.at=${encodeURIComponent(writePlace(place) || 'front')}`;
}
