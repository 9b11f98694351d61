import { LANGUAGE_TAGS } from '@lanna/contract/languages';
import { localText } from '@lanna/rules/local-text';
import { dataBlock } from '../../platform/http/data-block.ts';
import type { BrandProfile } from './brand.ts';
import { whitelabel } from './whitelabel.ts';

/**
 * The shell of the host's brand: its name in the title, the colour of the browser's bar, and what `/wps/system/whitelabel`
 * would answer as a data block, which saves the first round trip. The block is data, no script: nothing runs it. The language
 * is the brand's until the site's words are there; a visitor who has chosen another one gets that with them.
 */
export function writeBrandIntoPage(page: string, brand: BrandProfile): string {
  const name = localText(brand.name, brand.defaultLanguage, brand.defaultLanguage);
  const block =
    `<meta name="theme-color" content="${brand.theme.colours.frame}" />` +
    dataBlock('brand', whitelabel(brand));
  // Replacements are functions: a `$` in a name is a letter, not a pattern.
  return page
    .replace(/<html lang="[^"]*"/, () => `<html lang="${LANGUAGE_TAGS[brand.defaultLanguage]}" dir="ltr"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${asText(name)}</title>`)
    .replace('<!--brand-->', () => block);
}

function asText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
