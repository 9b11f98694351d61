import type { ComponentType } from 'react';
import type { Path } from '../../../paths.ts';

export type HitKind =
  | 'games'
  | 'lotteries'
  | 'results'
  | 'vendors'
  | 'categories'
  | 'promotions'
  | 'articles'
  | 'pages'
  | 'hot';

/** One line of what was found. */
export interface Hit {
  key: string;
  title: string;
  /** Of the title, where it is not the page's. */
  lang?: string | undefined;
  detail?: string | undefined;
  href: Path;
  picture?: string;
  Icon?: ComponentType<{ className?: string }>;
  /** It opens in a frame that is for members alone. */
  game?: { gameId: string; page: string | null };
}

export interface HitGroup {
  kind: HitKind;
  hits: readonly Hit[];
}
