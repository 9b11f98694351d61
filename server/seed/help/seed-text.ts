import type { HelpIcon } from '@lanna/contract/content/help/help';
import type { LocalText } from '@lanna/rules/local-text';

export interface SeedArticle {
  slug: string;
  title: LocalText;
  /** Where a picture stands it is named: `[picture:name]`. */
  content: LocalText;
  pictures?: readonly SeedPicture[];
}

export interface SeedPicture {
  name: string;
  svg: string;
  /** In pixels, as it is shown where there is room. */
  width: number;
  height: number;
  alt: LocalText;
}

export interface SeedCategory {
  slug: string;
  icon: HelpIcon;
  name: LocalText;
  articles: readonly SeedArticle[];
}

export interface SeedPage {
  title: LocalText;
  content: LocalText;
}
