import { expect, test } from 'vitest';
import { overlaid, paths, uncovered } from './paths.ts';

test('a path carries only what was asked for', () => {
  expect(paths.slots()).toBe('/rng');
  expect(paths.slots({ vendor: 'LANNA' })).toBe('/rng?page=LANNA');
  expect(paths.category('LIVE')).toBe('/live');
  expect(paths.category('ELOTT', 'MEKONG')).toBe('/elott?page=MEKONG');
  expect(paths.help({ page: 'terms' })).toBe('/help?page=terms');
  expect(paths.game({ id: 'a b', demo: true })).toBe('/game?game=a+b&demo=1');
});

test('an overlay keeps the query of the page below it', () => {
  const location = { pathname: '/game', search: '?game=42' };
  expect(overlaid(location, paths.loginDialog())).toBe('/game?game=42&dialog=login');
});

test('what a dialog is about goes with it', () => {
  expect(overlaid({ pathname: '/rng', search: '?page=LANNA' }, paths.gameSheet('42'))).toBe(
    '/rng?page=LANNA&dialog=game&about=42',
  );
  expect(overlaid({ pathname: '/rng', search: '?dialog=game&about=42' }, paths.loginDialog())).toBe(
    '/rng?dialog=login',
  );
  expect(uncovered({ pathname: '/rng', search: '?page=LANNA&dialog=game&about=42' })).toBe('/rng?page=LANNA');
});

test('one overlay replaces another', () => {
  const location = { pathname: '/', search: '?centre=member&page=transferFund' };
  expect(overlaid(location, paths.memberCentre('personalHistoryCopy'))).toBe(
    '/?centre=member&page=personalHistoryCopy',
  );
  expect(overlaid(location, paths.loginDialog())).toBe('/?dialog=login');
});

test('a vendor in the address is not mistaken for a page of a centre', () => {
  const location = { pathname: '/rng', search: '?page=LANNA' };
  expect(overlaid(location, paths.loginDialog())).toBe('/rng?page=LANNA&dialog=login');
  expect(uncovered({ pathname: '/rng', search: '?page=LANNA&dialog=login' })).toBe('/rng?page=LANNA');
});

test('filters of a centre stay while its pages are turned, and leave with it', () => {
  const location = {
    pathname: '/rng',
    search: '?sort=rtp&centre=member&page=personalHistoryCopy&personalHistoryCopy.status=open',
  };
  expect(overlaid(location, paths.memberCentre('transferFund'))).toBe(
    '/rng?sort=rtp&personalHistoryCopy.status=open&centre=member&page=transferFund',
  );
  expect(overlaid(location, paths.agentCentre('agentDownline'))).toBe(
    '/rng?sort=rtp&centre=agent&page=agentDownline',
  );
  expect(overlaid(location, paths.loginDialog())).toBe('/rng?sort=rtp&dialog=login');
  expect(uncovered(location)).toBe('/rng?sort=rtp');
});

test('taking an overlay away leaves the page', () => {
  expect(uncovered({ pathname: '/game', search: '?game=42&centre=member&page=transferFund' })).toBe(
    '/game?game=42',
  );
  expect(uncovered({ pathname: '/', search: '?dialog=login' })).toBe('/');
});

test('an overlay opened on the login page lies over the home page', () => {
  expect(overlaid({ pathname: '/login', search: '' }, paths.registerDialog())).toBe('/?dialog=register');
});
