import { chainLinks, placeInChain } from '@lanna/rules/fair-chain';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSecrets } from '../../../../platform/testing/test-secrets.ts';
import { type ReservedLink, reserveLinks } from '../reserve-links.ts';
import { revealLink } from '../reveal-link.ts';
import { CHAIN_SECRETS, linkAt, newChainEnd, placeOfSecret } from './chain-links.ts';

const { db } = await testDatabase();
const secrets = testSecrets();
const now = new Date('2026-11-22T12:00:00Z');

function reserve(purpose: string, count: number, linksOfChain = 10) {
  return db.transaction((tx) => reserveLinks(tx, { secrets }, { purpose, count, now, linksOfChain }));
}

function reveal(link: ReservedLink) {
  return db.transaction((tx) => revealLink(tx, { secrets }, { ...link, now }));
}

function chainsOf(purpose: string) {
  return db.kysely
    .selectFrom('chains.chain')
    .selectAll()
    .where('purpose', '=', purpose)
    .orderBy('number')
    .execute();
}

test('links are those rules make of the secret end, whichever is asked for', () => {
  const end = newChainEnd();
  const { anchor, links } = chainLinks(end, 300);
  const chain = { id: 'one', secret: secrets.seal(end, placeOfSecret('one')), links: 300, anchor };
  expect([1, 44, 45, 172, 299, 300].map((place) => linkAt(secrets, chain, place))).toEqual(
    [1, 44, 45, 172, 299, 300].map((place) => links[place - 1]),
  );
  expect(() => linkAt(secrets, chain, 301)).toThrow('has no place 301');
});

test('places are given away in order, once each, and go on in a chain that was published before the first was used up', async () => {
  const first = await reserve('ORDER', 4);
  expect(first.map(({ place }) => place)).toEqual([1, 2, 3, 4]);
  expect(await chainsOf('ORDER')).toHaveLength(1);
  await reserve('ORDER', 2);
  expect(await chainsOf('ORDER')).toMatchObject([{ reserved: 6 }, { number: 2, reserved: 0 }]);
  const rest = await reserve('ORDER', 6);
  expect(rest.map(({ place }) => place)).toEqual([7, 8, 9, 10, 1, 2]);
});

test('parallel callers never get the same link', async () => {
  const links = (await Promise.all([1, 2, 3, 4, 5, 6].map(() => reserve('PARALLEL', 3)))).flat();
  expect(new Set(links.map(({ chainId, place }) => `${chainId} ${place}`)).size).toBe(18);
});

test('a revealed link leads to the anchor, shows all before it, and stays the same', async () => {
  const links = await reserve('REVEAL', 5, 40);
  const [chain] = await chainsOf('REVEAL');
  const third = await reveal(links[2] as ReservedLink);
  expect(placeInChain(third, chain?.anchor ?? '', 40)).toBe(3);
  const shown = await db.kysely
    .selectFrom('chains.shown_link')
    .select(['place', 'link'])
    .where('chain_id', '=', chain?.id ?? '')
    .orderBy('place')
    .execute();
  expect(shown.map(({ place }) => place)).toEqual([1, 2, 3]);
  expect(shown[2]?.link).toBe(third);
  expect(await reveal(links[2] as ReservedLink)).toBe(third);
  expect(await reveal(links[0] as ReservedLink)).toBe(shown[0]?.link);
});

test('a link that was not given out is never revealed', async () => {
  const [link] = await reserve('UNUSED', 1);
  await expect(reveal({ ...(link as ReservedLink), place: 2 })).rejects.toThrow('is not in use');
});

test('what is kept of a chain is sealed, and another secret in its place is noticed', async () => {
  const [link] = await reserve('SEALED', 1);
  const [chain] = await chainsOf('SEALED');
  expect(CHAIN_SECRETS.secret in (chain ?? {})).toBe(true);
  expect(chain?.secret).toMatch(/^sealed:/);
  const other = { ...(chain as NonNullable<typeof chain>), id: 'another' };
  expect(() =>
    linkAt(secrets, { ...other, secret: secrets.seal(newChainEnd(), placeOfSecret('another')) }, 1),
  ).toThrow('does not lead to its anchor');
  expect(link).toBeDefined();
});
