import { createInstance, type i18n } from 'i18next';
import { expect, test, vi } from 'vitest';
import { textsFoundOnce } from './texts-found-once.ts';

async function words(): Promise<i18n> {
  const instance = createInstance();
  await instance.init({
    lng: 'en',
    fallbackLng: false,
    ns: ['shell', 'games'],
    resources: {
      en: {
        shell: {
          title: 'Lanna',
          hello: 'Hello {{name}}',
          left_one: '{{count}} day',
          left_other: '{{count}} days',
        },
        games: { title: 'Games' },
      },
    },
    interpolation: { escapeValue: false },
  });
  return instance;
}

/** These are words of this page alone, of which the types of the site's words know nothing. */
function textOf(words: i18n, topic: string, key: string, values?: object): string {
  const fixed = words.getFixedT as unknown as (
    language: string,
    topic: string,
  ) => (...args: unknown[]) => string;
  return values ? fixed('en', topic)(key, values) : fixed('en', topic)(key);
}

test('a text that depends on its key alone is looked up once, each topic’s by itself', async () => {
  const plain = await words();
  const translated = vi.spyOn(plain, 't');
  const once = textsFoundOnce(plain);
  for (let time = 0; time < 3; time++) {
    expect(textOf(once, 'shell', 'title')).toBe('Lanna');
    expect(textOf(once, 'games', 'title')).toBe('Games');
  }
  expect(translated).toHaveBeenCalledTimes(2);
});

test('what is put into a text is put there each time', async () => {
  const once = textsFoundOnce(await words());
  const filled = (key: string, values: object) => textOf(once, 'shell', key, values);
  expect([filled('hello', { name: 'Ann' }), filled('hello', { name: 'Bea' })]).toEqual([
    'Hello Ann',
    'Hello Bea',
  ]);
  expect([filled('left', { count: 1 }), filled('left', { count: 2 })]).toEqual(['1 day', '2 days']);
});
