/** Texts of a bundle by where they stand in it. */
function textsOf(bundle: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(bundle).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[`${path}${key}`, value] as const]
        : [...textsOf(value as object, `${path}${key}.`)],
    ),
  );
}

/** Where one bundle says what the other does not, says nothing, or gives other facts. */
export function differencesOf(one: object, other: object): string[] {
  const [texts, others] = [textsOf(one), textsOf(other)];
  const keys = new Set([...texts.keys(), ...others.keys()]);
  return [...keys].filter((key) => {
    const [text = '', same = ''] = [texts.get(key), others.get(key)];
    return text.trim() === '' || same.trim() === '' || placesOf(text).join() !== placesOf(same).join();
  });
}

function placesOf(text: string): string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted();
}
