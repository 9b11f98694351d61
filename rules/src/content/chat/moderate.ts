import { type CharacterRule, checkCharacters } from './check-characters.ts';
import { findContact } from './find-contacts.ts';
import { findInvitation, findLinks, withoutOwnLinks } from './find-links.ts';
import { findNumber, type NumberRule } from './find-numbers.ts';
import { normalise } from './normalise.ts';
import type { WordList } from './word-list.ts';

type Moderated =
  | { verdict: 'refuse'; rule: CharacterRule | 'link' | 'invitation' | 'word-refuse'; found: string }
  | { verdict: 'hold'; rule: NumberRule | 'contact' | 'word-hold'; found: string }
  | { verdict: 'mask'; rule: 'word-mask'; found: string; shown: string }
  | { verdict: 'accept' };

interface ModerationRules {
  words: WordList;
  /** Hosts of the brand: links to them are taken. */
  ownHosts: readonly string[];
  /** The room takes addresses that bring members into someone's line. */
  invitationsAllowed: boolean;
}

/** What becomes of a text by what it says. Rates are asked before, since they cost less. */
export function moderate(text: string, { words, ownHosts, invitationsAllowed }: ModerationRules): Moderated {
  const characters = checkCharacters(text);
  if (characters) return { verdict: 'refuse', rule: characters, found: '' };
  const plain = normalise(text);
  const [link] = findLinks(plain, ownHosts);
  if (link !== undefined) return { verdict: 'refuse', rule: 'link', found: link };
  if (!invitationsAllowed && findInvitation(plain))
    return { verdict: 'refuse', rule: 'invitation', found: '' };
  const found = words.find(text);
  const worst = (weight: string) => found.find((one) => one.weight === weight)?.word;
  const refused = worst('refuse');
  if (refused !== undefined) return { verdict: 'refuse', rule: 'word-refuse', found: refused };
  const rest = withoutOwnLinks(plain, ownHosts);
  const number = findNumber(rest);
  if (number) return { verdict: 'hold', rule: number, found: '' };
  if (findContact(rest)) return { verdict: 'hold', rule: 'contact', found: '' };
  const held = worst('hold');
  if (held !== undefined) return { verdict: 'hold', rule: 'word-hold', found: held };
  const masked = worst('mask');
  if (masked !== undefined)
    return { verdict: 'mask', rule: 'word-mask', found: masked, shown: words.mask(text) };
  return { verdict: 'accept' };
}
