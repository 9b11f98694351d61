import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContactsProvider, type ContactWay } from './contact-links.tsx';
import { MessageText } from './message-text.tsx';
import { type UiWords, UiWordsProvider } from './words.tsx';

const words = {
  customerService: 'customer service',
  contact: { line: 'LINE', page: 'Contact us', phone: 'Phone', mail: 'E-mail' },
} as UiWords;
const ways: ContactWay[] = [
  { kind: 'line', href: 'https://line.me/R/ti/p/%40river', text: '@river' },
  { kind: 'page', href: '/help' },
  { kind: 'mail', href: 'mailto:help@river.example', text: 'help@river.example' },
];
const NAMING = 'This account is locked. Please contact Customer Service.';

function shown(message: string, reachedBy: readonly ContactWay[]): string {
  // Both take their children by name; `createElement` would want them apart.
  const text = MessageText.bind(null, { children: message });
  const inSite = ContactsProvider.bind(null, { ways: reachedBy, children: createElement(text) });
  const inWords = UiWordsProvider.bind(null, { words, children: createElement(inSite) });
  return renderToStaticMarkup(createElement(inWords));
}

test('below a message that names customer service stand the ways to it, each by its name', () => {
  const html = shown(NAMING, ways);
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(ways.map(({ href }) => href));
  const said = html.replace(/<[^>]+>/g, '');
  for (const name of ['LINE @river', 'Contact us', 'E-mail help@river.example']) expect(said).toContain(name);
});

test('what leads away from the site opens beside it, the site’s own page in its place', () => {
  const html = shown(NAMING, ways);
  expect(html).toMatch(/href="https:\/\/line\.me[^>]+target="_blank" rel="noopener noreferrer"/);
  expect(html).not.toMatch(/href="\/help"[^>]+target/);
});

test('a brand without contacts shows the message and nothing else', () => {
  expect(shown(NAMING, [])).toBe(NAMING);
});

test('a message that names no contact stays alone', () => {
  expect(shown('Please try again.', ways)).toBe('Please try again.');
});
