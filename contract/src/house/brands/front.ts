import { z } from 'zod';
import { localTextShape } from '../../local-text.ts';

/** The pictures a brand can open its home page with, and whether the words on them are light or dark. */
export const HERO_SETS = { night: 'light', morning: 'dark' } as const;
export type HeroSet = keyof typeof HERO_SETS;

/** What the site says and shows of its brand first. */
export const front = z.object({
  hero: z.enum(Object.keys(HERO_SETS) as [HeroSet, ...HeroSet[]]),
  /** Of the brand's own: a picture of its pages, square; one that is none of them is shown by nothing. Null: a lantern in the brand's colours. */
  mark: z.uuid().nullable(),
  /** Its mark and name as one wide picture, of those the one for the ground of header and footer; null: the mark beside the name. */
  logo: z.uuid().nullable(),
  /** Path of the picture that the home page greets with: the brand's own, or that of its set. */
  welcome: z.string().max(100),
  /** In a few words, and in one sentence. Null: the site says something that is true of any brand. */
  slogan: z.object({ title: localTextShape(60), text: localTextShape(200) }).nullable(),
});
export type Front = z.infer<typeof front>;
