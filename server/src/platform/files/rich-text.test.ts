import { expect, test } from 'vitest';
import { Refusal } from '../refusals/refusal.ts';
import { cleanRichText } from './rich-text.ts';

const PICTURE = '/files/0199f2a0-0000-7000-8000-000000000000.webp';
const clean = (html: string) => cleanRichText({ EN: html }).EN;

test('headings, lists, tables, links and own pictures stay', () => {
  const html = [
    '<h2>Tonight</h2><p>The <strong>market</strong> <em>opens</em><br />at dusk</p>',
    '<ul><li>one</li></ul><ol><li>two</li></ol><blockquote><p>so</p></blockquote><hr />',
    '<table><tbody><tr><th colspan="2">a</th></tr></tbody></table>',
    `<p><a href="/help?article=play">help</a> <img src="${PICTURE}" alt="lamp" /></p>`,
  ].join('');
  expect(clean(html)).toBe(html);
});

test('a link elsewhere opens apart and shows no other site where it was pressed', () => {
  expect(clean('<a href="https://line.example/x">LINE</a>')).toBe(
    '<a href="https://line.example/x" target="_blank" rel="noopener noreferrer">LINE</a>',
  );
});

test('what pasted text brings along falls away', () => {
  expect(clean('<div class="x"><span id="y" lang="th"><b>ก</b></span><o:p></o:p></div>')).toBe(
    '<p><strong>ก</strong></p>',
  );
});

test.each([
  ['<p>a</p><script>alert(1)</script>', '<script>'],
  ['<SCRIPT SRC="https://x.example/x.js"></SCRIPT>', '<script>'],
  ['<style>p{color:red}</style>', '<style>'],
  ['<p style="position:fixed">a</p>', 'style'],
  ['<p onclick="x()">a</p>', 'onclick'],
  ['<img src="x" onerror="x()">', 'onerror'],
  ['<a href="javascript:x()">a</a>', 'javascript:'],
  ['<a href="java\tscript:x()">a</a>', 'javascript:'],
  ['<a href="&#106;avascript:x()">a</a>', 'javascript:'],
  ['<a href="\u0001data:text/html,x">a</a>', 'data:'],
  ['<img src="data:image/png;base64,AAAA">', '<img>'],
  ['<img src="https://elsewhere.example/x.png">', '<img>'],
  ['<a href="http://plain.example">a</a>', 'http:'],
  ['<a href="//elsewhere.example">a</a>', 'href'],
  ['<iframe src="https://x.example"></iframe>', '<iframe>'],
  ['<svg><script>1</script></svg>', '<svg>'],
  ['<form action="/x"><input></form>', '<form>'],
])('%s is refused, and what it holds is named', (html, found) => {
  expect(() => cleanRichText({ TH: '<p>ก</p>', EN: html })).toThrow(
    expect.objectContaining({ facts: { found: expect.arrayContaining([found]) } }),
  );
  expect(() => clean(html)).toThrow(Refusal);
});

test('a language whose text comes to nothing is left out', () => {
  expect(cleanRichText({ TH: '<p>ก</p>', EN: '<o:p></o:p>' })).toEqual({ TH: '<p>ก</p>' });
});

test('what was cleaned once is clean', () => {
  const once = clean('<div><a href="https://a.example">x</a><i>y</i></div>') ?? '';
  expect(clean(once)).toBe(once);
});
