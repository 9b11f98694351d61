import type { consolidatedFunds } from '@lanna/contract/commission/contracts/contracts';
import type { Value } from '@lanna/contract/endpoint';
import type { memberInfo } from '@lanna/contract/people/members/members';
import type { Brand } from './api/content/brand.ts';
import type { CentreItem } from './ui/centre.tsx';

/** Headings of the menus: four of the member centre, three of the agent centre. */
export const CENTRE_GROUPS = ['account', 'money', 'play', 'service', 'team', 'figures', 'earnings'] as const;
export type CentreGroup = (typeof CENTRE_GROUPS)[number];

/**
 * A page that a topic brings to a centre: `features/<topic>/member-centre.ts` exports its own as `memberCentre`,
 * `agent-centre.ts` as `agentCentre`. They come with the centre, so their icons are not in the first load; a page that is heavy
 * or seldom opened brings its code by `lazyPage`.
 */
export interface CentrePage extends Pick<CentreItem, 'Icon' | 'Page' | 'Mark'> {
  /** Names it in the address: `?centre=member&page=<key>`. */
  key: string;
  /** Keys it had before: addresses in letters, bookmarks and messages to devices still say them, and lead on to it. */
  formerKeys?: readonly string[];
  /** Its place in the menu, from small to large; the first is where the centre opens. */
  order: number;
  /** Where the centre opens, if it is not the first of the menu. */
  opensFirst?: boolean;
  /** What it stands with in the menu; left out, it stands with the account. */
  group?: CentreGroup;
  /** Its name in the menu; its words come with the centre (`centreWords` of the topic). */
  label: () => string;
  /** Whether the brand has it; always, unless said otherwise. */
  isOn?: (brand: Brand) => boolean;
  /**
   * Who it is for; for everybody unless said otherwise. Others do not see it in the menu. `contracts`: which contracts an agent has; known in the
   * agent centre, where the brand has contracts on.
   */
  isFor?: (member: Value<typeof memberInfo>, contracts?: Value<typeof consolidatedFunds>) => boolean;
}
