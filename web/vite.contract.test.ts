import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { forBrowsers, withBodies } from './vite.contract.ts';

test('an endpoint keeps what a caller needs and loses its schemas', () => {
  const code = `export const login = endpoint({
    method: 'POST', path: '/login', module: 'COMM3', access: 'anyone', encrypted: true, summary: 'x',
    body: z.object({ method: z.string() }), value: loggedIn, refusals: [], limit: LIMITS.read });`;
  const kept = forBrowsers(code);
  expect(kept).not.toMatch(/z\.|loggedIn|LIMITS/);
  expect(kept).toMatch(
    /method: 'POST',\s*path: '\/login',\s*module: 'COMM3',\s*access: 'anyone',\s*encrypted: true/,
  );
});

test('an endpoint described in two parts loses the schemas of both', () => {
  const code = `const half = { method: 'POST', module: 'A', body: z.object({}), value: z.object({}) } as const;
    export const add = endpoint({ ...half, path: '/add', summary: 'Adds' });`;
  expect(forBrowsers(code)).not.toMatch(/z\.|Adds/);
});

test('the first part of a description may leave the module to the second', () => {
  const code = `const half = { method: 'PUT', access: 'anyone', body: z.object({}), value: z.object({}) } as const;
    export const add = endpoint({ ...half, path: '/add', module: 'A', summary: 'Adds' });`;
  expect(forBrowsers(code)).not.toMatch(/z\./);
});

test('what endpoints of several methods have in common loses its schemas as well', () => {
  const code = `const changing = { module: 'A', access: 'player', value: z.object({}), limit: LIMITS.write } as const;
    export const add = endpoint({ ...changing, method: 'PUT', path: '/add', summary: 'Adds' });`;
  expect(forBrowsers(code)).not.toMatch(/z\.|LIMITS/);
});

test('an unused schema is marked droppable, whatever calls build it', () => {
  expect(forBrowsers('export const a = given(b.extend({})).optional();')).toBe(
    'export const a = /* @__PURE__ */ (() => (given(b.extend({})).optional()))();',
  );
});

test('functions stay as they are, and other objects keep their properties', () => {
  const code = `export const double = (value) => value * 2;\nexport function f() { return z.string(); }`;
  expect(forBrowsers(code)).toBe(code);
  expect(forBrowsers(`const LIMITS = { read: { max: 300, value: 1 } };`)).toContain('value: 1');
});

test('a schema with a field named summary keeps its fields, also inside of an endpoint', () => {
  const shape = 'const news = z.object({ title: z.string(), summary: z.string(), value: z.int() });';
  expect(forBrowsers(shape)).toContain('summary: z.string(), value: z.int()');
  const code = `export const add = endpoint({ method: 'PUT', module: 'A', path: '/add', summary: 'Adds',
    value: z.object({ summary: z.string(), body: z.string() }) });`;
  expect(forBrowsers(code)).toMatch(/path: '\/add',\s*\}\)/);
});

test('a list keeps what a page offers and asks, and loses its schemas', () => {
  const code = `export const listLamps = list({ path: '/ops/lamps', access: 'lamps.read', summary: 'Lamps' + more, row,
    choices: { state: ['lit', ...STATES] }, filters: { member: z.uuid() }, needs: { game }, search: true, sorts: ['at'],
    more: { totals: z.object({}) }, file: 'As a file' });`;
  const kept = forBrowsers(code);
  expect(kept).not.toMatch(/z\.|row|game|Lamps'/);
  expect(kept).toMatch(
    /path: '\/ops\/lamps',\s*access: 'lamps.read',\s*choices: \{ state: \['lit', ...STATES\] \}/,
  );
  expect(kept).toContain("sorts: ['at']");
});

test('what makes a list of its description needs no schema in the browser', async () => {
  const made = forBrowsers(await readFile(new URL('../contract/src/ops-list.ts', import.meta.url), 'utf8'));
  const [, body] = /function list<.*?\{\n(.*?)\n\}/s.exec(made) ?? [];
  expect(body).toContain('choices');
  expect(body).not.toMatch(/z\.|Query|listOf/);
});

test('read for forms an endpoint keeps the schema of what is sent, and nothing else', () => {
  const code = `export const add = endpoint({ method: 'PUT', module: 'A', path: '/add', summary: 'Adds',
    query: z.object({ q: z.string() }), body: z.object({ name: z.string().max(40) }), value: z.int() });`;
  expect(forBrowsers(code, true)).toMatch(
    /path: '\/add',\s*body: z\.object\(\{ name: z\.string\(\)\.max\(40\) \}\),\s*\}\)/,
  );
});

const FORM = `import { call } from './call.ts';
import { add as addNote, change } from '@lanna/contract/notes/notes';
const form = useContractForm(known ? change : addNote, { send: (body) => call(addNote, { body }) });`;

test('a form reads its endpoints from the contract for forms, its calls as before', () => {
  const { code } = withBodies(FORM, 'form.tsx') ?? { code: '' };
  expect(code).toContain(
    'useContractForm(known ? change$form : addNote$form, { send: (body) => call(addNote, { body }) })',
  );
  expect(code).toContain("import { add as addNote$form } from '@lanna/contract/notes/notes?form';");
  expect(code).toContain("import { change as change$form } from '@lanna/contract/notes/notes?form';");
});

test('a form that names no endpoint is not built: it would know no rule', () => {
  expect(() => withBodies(FORM.replace('known ? change : addNote', 'endpoint'), 'form.tsx')).toThrow(
    'no endpoint',
  );
});

test('a file without a form is left as it is', () => {
  expect(withBodies("import { add } from '@lanna/contract/notes/notes';\nadd;", 'page.tsx')).toBeUndefined();
});
