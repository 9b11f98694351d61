import type { Permission } from '@lanna/contract/endpoint';
import { createContext } from 'react';
import type { LazyComponent } from '../lazy-component.tsx';

/** A tab that a topic brings to the page of one member. */
export interface MemberTab {
  /** Names it in the address: `/members/17?tab=<key>`. */
  key: string;
  /** Who sees it, in the member's brand. */
  permission: Permission;
  /** The key of its name: a word of the console's own, since the topic's words may come with the tab. */
  word: `console-shell:${string}`;
  tab: LazyComponent<MemberTabProps>;
}

export interface MemberTabProps {
  member: { id: string; username: string; brand: string };
}

/** Of the topics; a page shown by itself has none. */
export const MemberTabs = createContext<readonly MemberTab[]>([]);
