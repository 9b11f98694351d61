import { front } from './front.ts';

/** What the site says and shows of the brand first: `settings.front` of a brand. */
export const frontSettings = front.extend({
  hero: front.shape.hero.default('night'),
  mark: front.shape.mark.default(null),
  slogan: front.shape.slogan.default(null),
});
