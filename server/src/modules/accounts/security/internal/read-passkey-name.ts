import { tidyText } from '@lanna/rules/accounts/registration/patterns';
import { hasUnseenCharacters } from '@lanna/rules/unseen-characters';
import { Refusal } from '../../../../platform/refusals/refusal.ts';

/** Validates a passkey's name and returns it as stored. Refuses with `invalid_input` {fields}. */
export function readPasskeyName(typed: string): string {
  const name = tidyText(typed);
  if (name === '' || hasUnseenCharacters(name))
    throw new Refusal('invalid_input', { fields: [{ field: 'name', message: 'unseen_characters' }] });
  return name;
}
