import { type Path, paths } from '../../../../paths.ts';
import { oneOf, urlFilter } from '../../../../url-filter.ts';

/** What is shown: all of it, or one of its steps; it stands in the address, so back, reload and links work. */
export const protectionView = urlFilter(
  { view: oneOf(['all', 'break', 'exclusion'], 'all') },
  { centrePage: 'protection' },
);

/** Straight to the steps of a time-out. */
export function breakPath(): Path {
  return `${paths.memberCentre('protection')}&protection.view=break` as Path;
}
