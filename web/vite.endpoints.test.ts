import { expect, test } from 'vitest';
import { withoutSchemas } from './vite.endpoints.ts';

test('an endpoint keeps what a caller needs and loses its schemas', () => {
  const code = `export const login = endpoint({
    method: 'POST', path: '/login', module: 'COMM3', access: 'anyone', encrypted: true, summary: 'x',
    body: z.object({ method: z.string() }), value: loggedIn, refusals: [], limit: LIMITS.read });`;
  const kept = withoutSchemas(code);
  expect(kept).not.toContain('z.');
  expect(kept).toMatch(
    /method: 'POST',\s*path: '\/login',\s*module: 'COMM3',\s*access: 'anyone',\s*encrypted: true/,
  );
});

test('a description in two halves loses the schemas of both', () => {
  const code = `const half = { method: 'POST', module: 'A', body: z.object({}), value: z.object({}) } as const;
    export const add = endpoint({ ...half, path: '/add', summary: 'Adds' });`;
  expect(withoutSchemas(code)).not.toMatch(/z\.|Adds/);
});

test('other objects stay as they are', () => {
  const code = `export const LIMITS = { read: { max: 300, by: 'address', value: 1 } };`;
  expect(withoutSchemas(code)).toBe(code);
});
