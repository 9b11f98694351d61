import { expect, test } from 'vitest';
import { Refusal } from '../../../api/calls/refusal.ts';
import { announcesClosing, closedBy } from './site-status.ts';

const open: Parameters<typeof closedBy>[0] = {
  status: 0,
  permission: {
    whitelabel: true,
    register: true,
    resources: false,
    customerService: { line: null, url: '/help', phone: null, email: null },
    analytics: false,
    imageCDNs: [],
    launchGameCDNs: [],
    location: { ip: '8.8.8.8', country: 'US' },
    maintenance: null,
    regionRestriction: false,
  },
};

test('a site whose status is not known yet is not shown as closed', () => {
  expect(closedBy(undefined, null)).toBeUndefined();
  expect(closedBy(undefined, new Refusal('network'))).toBeUndefined();
  expect(closedBy(open, null)).toBeUndefined();
});

test('status 1 shows the notice and how long it lasts', () => {
  const notice = { TH: 'ปิดปรับปรุง', EN: 'Closed' };
  const permission = { ...open.permission, maintenance: { notice, until: '2026-11-21T02:00:00Z' } };
  expect(closedBy({ status: 1, permission }, null)).toEqual({
    why: 'maintenance',
    notice,
    until: '2026-11-21T02:00:00Z',
  });
  expect(closedBy({ ...open, status: 1 }, null)).toMatchObject({ why: 'maintenance', until: null });
});

test('status 2 shows address and country', () => {
  expect(closedBy({ ...open, status: 2 }, null)).toEqual({
    why: 'region',
    ip: '8.8.8.8',
    country: 'US',
  });
});

test('an unknown domain is shown as such even when the site was open a moment ago', () => {
  expect(closedBy(open, new Refusal('domain_unknown'))).toEqual({ why: 'domain' });
});

test('a lost connection leaves the state as it was', () => {
  expect(closedBy({ ...open, status: 2 }, new Refusal('network'))).toMatchObject({ why: 'region' });
});

test('only refusals that concern the whole site make the page fetch its status again', () => {
  const codes = ['maintenance', 'region_blocked', 'domain_unknown', 'game_unavailable', 'network'] as const;
  expect(codes.filter((code) => announcesClosing(new Refusal(code)))).toEqual(codes.slice(0, 3));
  expect(announcesClosing(new Error('maintenance'))).toBe(false);
});
