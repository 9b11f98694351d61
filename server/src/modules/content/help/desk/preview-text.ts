import { LANGUAGES, type LocalText } from '@lanna/rules/local-text';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { cleanContent } from '../clean-text.ts';
import { htmlFor } from '../reading/reader.ts';

/** A text as readers of a brand would see it, in each language it is written in. Refuses what saving it would refuse. */
export function previewText(brand: BrandProfile, content: LocalText): LocalText {
  const clean = cleanContent(content);
  return Object.fromEntries(
    LANGUAGES.filter((language) => clean[language] !== undefined).map((language) => [
      language,
      htmlFor(clean, { brand, language }),
    ]),
  );
}
