/** A word of a column that a check of the database holds to the list. */
export function oneOf<const Word extends string>(words: readonly Word[], text: string): Word {
  const word = words.find((known) => known === text);
  if (word === undefined) throw new Error(`${text} is none of ${words.join(', ')}`);
  return word;
}
