import { unknownPlaceholders } from '@lanna/contract/content/help/placeholders';
import { LANGUAGES, type LocalText } from '@lanna/rules/local-text';
import { cleanRichText } from '../../../platform/files/rich-text.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { plainText } from './reading/reader.ts';

/**
 * Title and text as they are kept. Refuses `rich_text_unsafe` {found}, `help_placeholder_unknown` {found}, and `help_text_empty`
 * {languages} where a language has the one without the other: its reader would get half of it in another language.
 */
export function cleanText(text: { title: LocalText; content: LocalText }): {
  title: LocalText;
  content: LocalText;
} {
  const { title } = text;
  const content = cleanContent(text.content);
  const halves = LANGUAGES.filter(
    (language) => (title[language] === undefined) !== (content[language] === undefined),
  );
  if (halves.length > 0) throw new Refusal('help_text_empty', { languages: halves });
  refuseUnknown(title);
  return { title, content };
}

/** A text alone; the same refusals. Languages in which nothing is left that can be read fall away. */
export function cleanContent(content: LocalText): LocalText {
  const clean = cleanRichText(content);
  const kept: LocalText = Object.fromEntries(
    Object.entries(clean).filter(([, html]) => plainText(html) !== '' || html.includes('<img')),
  );
  const [first] = LANGUAGES.filter((language) => content[language] !== undefined);
  if (Object.keys(kept).length === 0)
    throw new Refusal('help_text_empty', { languages: first ? [first] : [] });
  refuseUnknown(kept);
  return kept;
}

export function refuseUnknown(text: LocalText): void {
  const found = new Set(Object.values(text).flatMap((words) => unknownPlaceholders(words)));
  if (found.size > 0) throw new Refusal('help_placeholder_unknown', { found: [...found] });
}
