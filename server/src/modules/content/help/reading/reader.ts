import { filledPlaceholders, type Placeholder } from '@lanna/contract/content/help/placeholders';
import type { Language } from '@lanna/contract/people/members/members';
import { type LocalText, languageOfLocalText, localText } from '@lanna/rules/local-text';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { escapedHtml } from '../desk/escaped-html.ts';
import { contactLinks } from './contact-links.ts';
import { licenceWords } from './licence-words.ts';

/** For whom texts are filled in. */
export interface Reader {
  brand: BrandProfile;
  language: Language;
}

/** The language in which a reader gets a text. */
export function languageFor(text: LocalText, { brand, language }: Reader): Language {
  return languageOfLocalText(text, language, brand.defaultLanguage);
}

/** A title or lead for a reader, with its placeholders filled in. */
export function plainFor(text: LocalText, reader: Reader): string {
  const words = localText(text, reader.language, reader.brand.defaultLanguage);
  return filledPlaceholders(words, (name) =>
    plainText(fillings(name, { ...reader, language: languageFor(text, reader) })),
  );
}

/** Clean HTML for a reader, with its placeholders filled in. */
export function htmlFor(html: LocalText, reader: Reader): string {
  const words = localText(html, reader.language, reader.brand.defaultLanguage);
  const filling = { ...reader, language: languageFor(html, reader) };
  return filledPlaceholders(words, (name) => fillings(name, filling));
}

/** The words of HTML alone, in one line. */
export function plainText(html: string): string {
  return html
    .replace(/<(?:br|\/p|\/li|\/h[2-4]|\/t[dhr]|hr)[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:nbsp|#160);/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** HTML: what operators and settings say is escaped. */
function fillings(name: Placeholder, { brand, language }: Reader): string {
  const { settings } = brand;
  const inLanguage = (text: LocalText) => escapedHtml(localText(text, language, brand.defaultLanguage));
  switch (name) {
    case 'brand':
      return inLanguage(brand.name);
    case 'minimumAge':
      return String(settings.minimumAge);
    case 'licence':
      return inLanguage(licenceWords(settings));
    case 'contact':
      return contactLinks(settings.site.customerService, language);
    case 'currency':
      return escapedHtml(
        brand.currencySymbol === brand.currency
          ? brand.currency
          : `${brand.currencySymbol} (${brand.currency})`,
      );
    case 'termsVersion':
      return escapedHtml(settings.termsVersion);
    case 'year':
      return String(settings.copyrightYear);
  }
}
