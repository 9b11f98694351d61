import { z } from 'zod';
import { contrastRatio } from './brand-theme.ts';
import { front } from './front.ts';

const picture = z.uuid().nullable().default(null);

/** What the site says and shows of the brand first: `settings.front` of a brand. */
export const frontSettings = front.omit({ logo: true, welcome: true }).extend({
  hero: front.shape.hero.default('night'),
  mark: front.shape.mark.default(null),
  /** Mark and name as one wide picture: to be read on dark grounds, and on light ones. A logo that is drawn for the other ground is not shown. */
  logoOnDark: picture,
  logoOnLight: picture,
  /** What the home page greets with, in place of the picture of its set. */
  welcome: picture,
  slogan: front.shape.slogan.default(null),
});
export type FrontSettings = z.infer<typeof frontSettings>;

/** The logo that can be read on a ground, by its colour (`#rrggbb`). */
export function logoOn({ logoOnDark, logoOnLight }: FrontSettings, ground: string): string | null {
  return contrastRatio(ground, '#ffffff') > contrastRatio(ground, '#000000') ? logoOnDark : logoOnLight;
}
