import type { CentreItem } from './ui/centre.tsx';

/**
 * A page that a topic brings to a centre: `features/<topic>/member-centre.ts` exports its own as `memberCentre`,
 * `agent-centre.ts` as `agentCentre`. They come with the centre, so their icons are not in the first load; a page that is heavy
 * or seldom opened brings its code by `lazyPage`.
 */
export interface CentrePage extends Pick<CentreItem, 'Icon' | 'Page'> {
  /** Names it in the address: `?centre=member&page=<key>`. */
  key: string;
  /** Its place in the menu, from small to large; the first is where the centre opens. */
  order: number;
  /** Its name in the menu; its words come with the centre (`centreWords` of the topic). */
  label: () => string;
}
