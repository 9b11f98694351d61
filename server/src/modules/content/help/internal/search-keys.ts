import type { LocalText } from '@lanna/rules/local-text';
import { sql } from 'kysely';
import { plainText } from '../reading/reader.ts';

/** What a search looks through: the words of an article in all its languages. The line break cannot be searched for. */
export function searchKeys({ title, content }: { title: LocalText; content: LocalText }) {
  const titles = Object.values(title).join('\n');
  const texts = Object.values(content).map(plainText).join('\n');
  return {
    title_key: key('search_key', titles),
    text_key: key('search_key', texts),
    title_sound: key('sound_key', titles),
  };
}

function key(made: 'search_key' | 'sound_key', words: string) {
  return made === 'search_key'
    ? sql<string>`catalogue.search_key(${words})`
    : sql<string>`catalogue.sound_key(${words})`;
}
