import { siteSettings } from '@lanna/contract/house/brands/site-settings';
import { expect, test } from 'vitest';
import { siteStatusFor } from './site-state.ts';

const closed = { notice: { TH: 'ปิดปรับปรุง', EN: 'Closed' } };

test.each([
  ['a site that is not closed', {}, 'TH', 0],
  ['an open site and an unknown country', {}, null, 0],
  ['maintenance', { maintenance: closed }, 'TH', 1],
  ['an allowed country', { region: { mode: 'allow', countries: ['TH'] } }, 'TH', 0],
  [
    'a country that is not on the list of the allowed',
    { region: { mode: 'allow', countries: ['TH'] } },
    'US',
    2,
  ],
  ['a blocked country', { region: { mode: 'block', countries: ['US', 'GB'] } }, 'GB', 2],
  [
    'a country that is not on the list of the blocked',
    { region: { mode: 'block', countries: ['US'] } },
    'TH',
    0,
  ],
  ['an unknown country under an allow-list', { region: { mode: 'allow', countries: ['TH'] } }, null, 2],
  ['an unknown country under a block-list', { region: { mode: 'block', countries: ['US'] } }, null, 2],
  [
    'an unknown country where the brand serves those',
    { region: { mode: 'allow', countries: ['TH'], unknownCountry: 'serve' } },
    null,
    0,
  ],
  [
    'maintenance where the visitor is not served anyway',
    { maintenance: closed, region: { mode: 'block', countries: ['US'] } },
    'US',
    2,
  ],
  ['a country written small', { region: { mode: 'block', countries: ['us'] } }, 'US', 2],
])('%s', (_case, settings, country, status) => {
  expect(siteStatusFor(siteSettings.parse(settings), country)).toBe(status);
});

test('an announced end of maintenance is stored in UTC and does not open the site by itself', () => {
  const site = siteSettings.parse({ maintenance: { ...closed, until: '2020-01-01T09:00:00+07:00' } });
  expect(site.maintenance?.until).toBe('2020-01-01T02:00:00.000Z');
  expect(siteStatusFor(site, 'TH')).toBe(1);
});

test.each([
  ['a script as a contact link', { customerService: { url: 'javascript:alert(1)' } }],
  ['a link that leaves by way of two slashes', { customerService: { url: '//evil.test' } }],
  ['a path that browsers read as another host', { customerService: { url: '/\\evil.test' } }],
  ['an address in place of a LINE id', { customerService: { line: 'line.me/ti/p/x' } }],
  ['a script in place of a number', { customerService: { phone: 'javascript:alert(1)' } }],
  ['a number with parameters', { customerService: { phone: '+66200000;ext=1' } }],
  ['a mailbox with a subject', { customerService: { email: 'a@b.example?subject=x' } }],
  ['a country of three letters', { region: { countries: ['THA'] } }],
  ['an empty notice', { maintenance: { notice: { TH: '', EN: 'Closed' } } }],
])('%s is no setting', (_case, settings) => {
  expect(siteSettings.safeParse(settings).success).toBe(false);
});
