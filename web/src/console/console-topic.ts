import type { Permission } from '@lanna/contract/endpoint';
import type { OpsNoticeType } from '@lanna/contract/ops';
import type { LucideIcon } from 'lucide-react';
import type { LazyComponent } from '../lazy-component.tsx';
import type { MemberTab } from './member-tabs.ts';
import type words from './words/en.json';

/**
 * What a topic brings to the console: `features/<topic>/console/console.ts` exports one as `consoleTopic`, and the console finds
 * it by its place. All manifests are in the first load, so a manifest imports nothing but types, icons and `lazily`. Beside it stand
 * `words/en.json` and `words/th.json`; their namespace is `<topic>-console`.
 */
export interface ConsoleTopic {
  pages?: readonly ConsolePageEntry[];
  /**
   * What is fetched again when push brings this notice: beginnings of the paths of calls (`'/ops/members'` means every call below
   * it). A list shown by `DataTable` names its notice itself, and says "3 new" instead of jumping.
   */
  notices?: Partial<Record<OpsNoticeType, readonly `/ops/${string}`[]>>;
  /** Where the search field leads with what the topic's server half finds (`ops.search`): by the kind of the hit. */
  hits?: Readonly<Record<string, HitEntry>>;
  /** What it shows on the page of one member. */
  memberTabs?: readonly MemberTab[];
}

export interface HitEntry {
  icon: LucideIcon;
  /** What things of the kind are called, several of them: `'members-console:hits'`. */
  word: `${string}-console:${string}` | `console-shell:${string}`;
  href: (id: string) => `/${string}`;
}

export interface ConsolePageEntry {
  /** `/members`, `/members/$id`: what follows a `$` comes to the page in `params`. */
  path: `/${string}`;
  /** Who may see it: an operator with any of these in a brand at least. Left out: every operator. */
  permission?: Permission | readonly Permission[];
  page: LazyComponent<ConsolePageProps>;
  /** Its place in the navigation; without it, it is reached from other pages, and by the search field where it has a name there. */
  nav?: NavEntry;
  /** What the search field calls a page that is not in the navigation. `does`: where something is made there, an action. */
  find?: { word: `console-shell:command.${string}`; does?: true };
}

export interface NavEntry {
  group: NavGroup;
  icon: LucideIcon;
  /** Among the entries of its group, the lowest first. */
  order: number;
  /** The key of its name in the topic's words, with the namespace: `'feedback-console:nav'`. */
  word: `${string}-console:${string}` | `console-shell:${string}`;
}

/** The groups of the navigation, in their order: by what an operator does there. What is set once and kept is `rules`. */
export const NAV_GROUPS = [
  'today',
  'members',
  'moneyIn',
  'moneyOut',
  'play',
  'lotteries',
  'agents',
  'content',
  'rules',
  'house',
] as const;
export type NavGroup = (typeof NAV_GROUPS)[number];

export interface ConsolePageProps {
  params: Readonly<Record<string, string>>;
}

declare module '../i18n/topic-words.ts' {
  interface TopicWords {
    console: typeof words;
  }
}
