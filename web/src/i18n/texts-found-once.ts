import type { i18n, TFunction } from 'i18next';

interface Remembering {
  t: TFunction;
  texts: Map<string, unknown>;
}

/**
 * A page asks for some hundred texts, most of which depend on nothing but their key. Such a text is looked up once, until more words are
 * loaded; what is given anything besides its key is put together each time.
 */
export function textsFoundOnce(words: i18n): i18n {
  const fixed = words.getFixedT.bind(words) as (...args: unknown[]) => TFunction;
  const known = new Map<string, Remembering>();
  const getFixedT = (...args: unknown[]): TFunction => {
    const key = JSON.stringify(args);
    const one = known.get(key) ?? remembering(fixed(...args));
    known.set(key, one);
    return one.t;
  };
  words.getFixedT = getFixedT as i18n['getFixedT'];
  // A key that was asked for before its words were there.
  words.on('loaded', () => {
    for (const { texts } of known.values()) texts.clear();
  });
  return words;
}

function remembering(t: TFunction): Remembering {
  const look = t as unknown as (...args: unknown[]) => unknown;
  const texts = new Map<string, unknown>();
  const remembered = (...args: unknown[]): unknown => {
    const [key] = args;
    if (args.length > 1 || typeof key !== 'string') return look(...args);
    const text = texts.get(key) ?? look(key);
    texts.set(key, text);
    return text;
  };
  return { t: Object.assign(remembered, t) as unknown as TFunction, texts };
}
