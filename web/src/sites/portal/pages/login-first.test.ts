import { expect, test } from 'vitest';
import { loginPathFor } from './login-first.tsx';

const at = (pathname: string, search: Record<string, string> = {}) => loginPathFor({ pathname, search });

test('without a session every page leads to the login page', () => {
  for (const path of ['/', '/rng', '/game', '/fair', '/no/such/page']) expect(at(path)).toBe('/login');
});

test('the pages of the specification stay open', () => {
  for (const path of ['/login', '/register', '/helpmc', '/down', '/download'])
    expect(at(path)).toBeUndefined();
});

test('a pop-up or a centre on the way is kept, a filter of the page is not', () => {
  expect(at('/', { dialog: 'reset', link: 'abc' })).toBe('/login?dialog=reset&link=abc');
  expect(at('/', { centre: 'member', page: 'personalHistoryCopy' })).toBe(
    '/login?centre=member&page=personalHistoryCopy',
  );
  expect(at('/rng', { page: 'LANNA' })).toBe('/login');
});
