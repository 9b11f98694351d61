import { hasUnseenCharacters } from '../../unseen-characters.ts';

export type CharacterRule = 'unseen' | 'marks' | 'markup';

/** Joins the parts of one emoji (families, flags of regions). Between anything else it hides. */
const JOINED_EMOJI =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\uFE0F)\u200D(?=\p{Extended_Pictographic})/gu;
const KEYCAP = /(?<=[0-9#*])\uFE0F?\u20E3/g;
/** Thai has at most a vowel and a tone above, and one below: three marks on a letter are none of a language here. */
const TOO_MANY_MARKS = /\p{M}{3,}/u;
const MARKUP =
  /<\/?[a-z!][^>]{0,200}>|\[\/?(?:url|img|b|i|u|color|size)[^\]]{0,100}\]|!?\[[^\]\n]{1,100}\]\([^)\n]{1,200}\)|&(?:#x?[0-9a-f]{1,6}|[a-z]{2,8});/i;

/** What a message is refused for whatever it says: characters that do not show, heaps of marks, markup. */
export function checkCharacters(text: string): CharacterRule | undefined {
  const shown = text.replace(JOINED_EMOJI, '').replace(KEYCAP, '');
  if (shown.split('\n').some(hasUnseenCharacters)) return 'unseen';
  if (TOO_MANY_MARKS.test(shown.normalize('NFD').replace(/\u0E4D\u0E32/g, '\u0E33'))) return 'marks';
  return MARKUP.test(text) ? 'markup' : undefined;
}
