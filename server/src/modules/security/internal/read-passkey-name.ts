import { tidyText } from '@lanna/rules/registration/patterns';
import { hasUnseenCharacters } from '@lanna/rules/unseen-characters';
import { Refusal } from '../../../platform/refusal.ts';

/** What a member calls a passkey, as it is kept. Refuses with `invalid_input` {fields}. */
export function readPasskeyName(typed: string): string {
  const name = tidyText(typed);
  if (name === '' || hasUnseenCharacters(name))
    throw new Refusal('invalid_input', { fields: [{ field: 'name', message: 'unseen_characters' }] });
  return name;
}
