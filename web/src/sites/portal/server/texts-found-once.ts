import type { i18n, TFunction } from 'i18next';

/**
 * A page asks for some hundred texts, most of which depend on nothing but their key. Here no word is added and no language changed once the portal
 * runs, so such a text is looked up once; what is given anything besides its key is put together each time.
 */
export function textsFoundOnce(words: i18n): i18n {
  const fixed = words.getFixedT.bind(words) as (...args: unknown[]) => TFunction;
  const known = new Map<string, TFunction>();
  const getFixedT = (...args: unknown[]): TFunction => {
    const key = JSON.stringify(args);
    const t = known.get(key) ?? remembering(fixed(...args));
    known.set(key, t);
    return t;
  };
  words.getFixedT = getFixedT as i18n['getFixedT'];
  return words;
}

function remembering(t: TFunction): TFunction {
  const look = t as unknown as (...args: unknown[]) => unknown;
  const texts = new Map<string, unknown>();
  const remembered = (...args: unknown[]): unknown => {
    const [key] = args;
    if (args.length > 1 || typeof key !== 'string') return look(...args);
    const text = texts.get(key) ?? look(key);
    texts.set(key, text);
    return text;
  };
  return Object.assign(remembered, t) as unknown as TFunction;
}
