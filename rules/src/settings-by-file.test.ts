import { expect, test } from 'vitest';
import { settingsByFile } from './settings-by-file.ts';

const files: Record<string, string> = { '/run/key': 'secret\n', '/run/empty': '\n' };
function read(file: string): string {
  const content = files[file];
  if (content === undefined) throw new Error(`no ${file}`);
  return content;
}

test('a setting lies in the environment or in a file of its own, whose last line break is none of it', () => {
  expect(settingsByFile({ KEY_FILE: '/run/key', PORT: '1', HOST: '' }, ['KEY'], read)).toEqual({
    settings: { KEY_FILE: '/run/key', KEY: 'secret', PORT: '1' },
    errors: [],
  });
});

test('only what is named a secret is looked for in a file: other settings may end in _FILE', () => {
  expect(settingsByFile({ PUBLIC_KEY_FILE: '/run/key' }, ['KEY'], read).settings).toEqual({
    PUBLIC_KEY_FILE: '/run/key',
  });
});

test.each([
  [{ KEY: 'secret', KEY_FILE: '/run/key' }, /^KEY_FILE: KEY is set as well/],
  [{ KEY_FILE: '/run/none' }, /^KEY_FILE: names no readable file/],
  [{ KEY_FILE: '/run/empty' }, /^KEY_FILE: names an empty file/],
])('what cannot be used is said without its content: %j', (env, sentence) => {
  const { errors } = settingsByFile(env, ['KEY'], read);
  expect(errors).toEqual([expect.stringMatching(sentence)]);
  expect(errors.join()).not.toContain('secret');
});
