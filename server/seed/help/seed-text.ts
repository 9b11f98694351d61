import type { HelpIcon } from '@lanna/contract/content/help/help';
import type { LocalText } from '@lanna/rules/local-text';

export interface SeedArticle {
  slug: string;
  title: LocalText;
  content: LocalText;
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
