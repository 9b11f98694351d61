import { expect, test } from 'vitest';
import { textParts } from './text-parts.ts';

const linksOf = (text: string) => textParts(text).flatMap(({ href }) => (href === undefined ? [] : [href]));

test.each([
  ['see https://lanna.example/help?x=1.', ['https://lanna.example/help?x=1']],
  ['(https://a.example) and https://b.example!', ['https://a.example/', 'https://b.example/']],
  ['ดูที่ https://lanna.example/ช่วย ได้เลย', ['https://lanna.example/%E0%B8%8A%E0%B9%88%E0%B8%A7%E0%B8%A2']],
])('%s has its https addresses as links', (text, links) => {
  expect(linksOf(text)).toEqual(links);
});

test.each([
  'http://plain.example',
  'javascript:alert(1)',
  'data:text/html,https',
  'www.example.com',
  '<a href="https://">',
  'https://bank.example@evil.test/',
  'https://localhost',
  'https://',
])('%s is text', (text) => {
  expect(linksOf(text)).toEqual([]);
});

test('the parts together are the text, whatever it holds', () => {
  for (const text of [
    '',
    'https://a.example',
    'x https://a.example, https://a.example?q=<b> y',
    '<script>https://a.example</script>',
  ])
    expect(
      textParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
});
