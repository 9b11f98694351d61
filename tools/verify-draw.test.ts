import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chainLinks } from '@lanna/rules/fair-chain';
import { houseDraw } from '@lanna/rules/lotteries/lottery/draws/house-draw';
import { formatResult } from '@lanna/rules/lotteries/lottery/draws/result-text';
import { keno } from '@lanna/rules/lotteries/lottery/keno/family';
import { ssc } from '@lanna/rules/lotteries/lottery/ssc/family';
import { yeekee } from '@lanna/rules/lotteries/lottery/yeekee/family';
import { houseShot } from '@lanna/rules/lotteries/lottery/yeekee/house-shot';
import { resultOfShots } from '@lanna/rules/lotteries/lottery/yeekee/shots';
import { expect, test } from 'vitest';
import { verifyProof } from './verify-draw.ts';

const { anchor, links } = chainLinks('7'.repeat(64), 9);
const [linkBefore = '', link = ''] = links.slice(4, 6);
const chain = { number: 1, anchor, place: 6, linkBefore, link };
const seeds = ['ลูกค้า', 'second'];

function proof(over: Record<string, unknown> = {}) {
  const draw = { gameCode: 'SSC_1M', numero: '202611220001' };
  const beacon = 'lantern:77:abc';
  const result = formatResult(
    ssc.draw,
    houseDraw(ssc.draw, { link, game: 'SSC_1M', numero: draw.numero, seeds, beacon }),
  );
  return {
    draw: { ...draw, result },
    source: 'house',
    chain,
    beacon,
    beaconName: 'lantern',
    beaconAddress: 'https://lantern.test/public/77',
    seeds,
    shots: [],
    versions: [{ version: 1, result, source: 'house', reason: null, givenAt: '2026-11-22T00:00:00Z' }],
    ...over,
  };
}

function round(
  shots: number[],
  from: 'last' | 'first' = 'last',
  shotsCountedFrom: string | undefined = from,
  leastShots = 20,
) {
  const numero = '20261122-01';
  const found = resultOfShots(shots, houseShot({ link, game: 'YEEKEE', numero }), {
    countedFrom: from,
    leastShots,
  });
  const result = found ? formatResult(yeekee.draw, found) : '';
  return proof({
    draw: { gameCode: 'YEEKEE', numero, result },
    source: 'shots',
    beacon: null,
    beaconName: null,
    seeds: [],
    shots,
    ...(shotsCountedFrom && { shotsCountedFrom }),
    ...(leastShots !== 20 && { leastShots }),
    versions: [{ version: 1, result, source: 'shots', reason: null, givenAt: '' }],
  });
}

test('a published draw holds, and what it was checked by is said', () => {
  const { lines, exitCode } = verifyProof({ success: true, value: proof() });
  expect(exitCode).toBe(0);
  expect(lines.at(-1)).toBe('The draw holds.');
  expect(lines.join('\n')).toContain(`hashed 6 times the link is the published anchor ${anchor}`);
  expect(lines.join('\n')).toContain('to compare: what the beacon gave, at https://lantern.test/public/77');
});

test('twenty balls of keno hold, and do not with one changed', () => {
  const numero = '4000001';
  const beacon = 'lantern:77:abc';
  const drawn = houseDraw(keno.draw, { link, game: 'KENO_1M', numero, seeds, beacon });
  const said = (numbers: readonly number[]) => {
    const result = formatResult(keno.draw, numbers);
    const draw = { gameCode: 'KENO_1M', numero, result };
    const versions = [{ version: 1, result, source: 'house', reason: null, givenAt: '2026-11-22T00:00:00Z' }];
    return verifyProof({ success: true, value: proof({ draw, versions }) }).exitCode;
  };
  expect(said(drawn)).toBe(0);
  expect(said(drawn.toReversed())).not.toBe(0);
});

test('a round of Yeekee holds, with enough shots and with too few', () => {
  expect(verifyProof(round(Array(21).fill(12_345))).exitCode).toBe(0);
  const few = verifyProof(round(Array(19).fill(12_345)));
  expect(few.exitCode).toBe(0);
  expect(few.lines.join('\n')).toContain('fewer than 20 shots');
});

test('a round is held to the end it counts its sixteenth shot from; one that names none counts from the first', () => {
  const shots = Array.from({ length: 25 }, (_, at) => 1000 * at);
  expect(verifyProof(round(shots, 'first')).exitCode).toBe(0);
  expect(verifyProof(round(shots, 'first', '')).exitCode).toBe(0);
  expect(verifyProof(round(shots, 'last')).exitCode).toBe(0);
  expect(verifyProof(round(shots, 'last', '')).exitCode).toBe(1);
  expect(verifyProof(round(shots, 'last', 'first')).exitCode).toBe(1);
});

test('a round is held to the shots it needs; one that names none needs 20', () => {
  const one = round([12_345], 'last', 'last', 1);
  expect(one.versions[0]?.result).not.toBe('');
  expect(verifyProof(one).exitCode).toBe(0);
  for (const leastShots of [undefined, null, 2, 0])
    expect(verifyProof({ ...one, leastShots }).exitCode).toBe(1);
  const few = verifyProof(round(Array(29).fill(12_345), 'last', 'last', 30));
  expect(few.exitCode).toBe(0);
  expect(few.lines.join('\n')).toContain('fewer than 30 shots');
});

test.each([
  [
    'another result',
    { draw: { ...proof().draw, result: '00000' }, versions: [{ version: 1, result: '00000', reason: null }] },
  ],
  ['a result in force that was never computed', { draw: { ...proof().draw, result: '00000' } }],
  ['seeds in another order', { seeds: seeds.toReversed() }],
  ['a seed less', { seeds: seeds.slice(1) }],
  ['another beacon', { beacon: 'lantern:78:abc' }],
  ['no beacon', { beacon: null }],
  ['the beacon of another', { beaconName: 'moon' }],
  ['another link', { chain: { ...chain, link: links[6] } }],
  ['a link before that fits no chain', { chain: { ...chain, link: '8'.repeat(64) } }],
  ['another anchor', { chain: { ...chain, anchor: '9'.repeat(64) } }],
  ['another place', { chain: { ...chain, place: 5 } }],
  ['another numero', { draw: { ...proof().draw, numero: '202611220002' } }],
  ['a game rules do not know', { draw: { ...proof().draw, gameCode: 'OTHER' } }],
  ['text in place of a link', { chain: { ...chain, link: 'secret' } }],
])('with %s it does not hold', (_, over) => {
  const { lines, exitCode } = verifyProof(proof(over));
  expect(exitCode).toBe(1);
  expect(lines.at(-1)).toBe('THE DRAW DOES NOT HOLD.');
});

test('a round with a shot changed does not hold', () => {
  const right = round(Array(25).fill(12_345));
  expect(verifyProof({ ...right, shots: [...right.shots.slice(1), 54_321] }).exitCode).toBe(1);
});

test.each([
  ['of another lottery', { source: 'feed', chain: null }],
  ['not drawn yet', { chain: { ...chain, link: null } }],
  ['nothing at all', { chain: null, versions: [] }],
])('of a draw %s there is nothing to compute', (_, over) => {
  expect(verifyProof(proof(over)).exitCode).toBe(2);
});

test('the command reads a file, says what it checked, and ends by whether it holds', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'proof-')), 'proof.json');
  const run = (answer: unknown) => {
    writeFileSync(file, JSON.stringify(answer));
    const program = fileURLToPath(new URL('verify-draw.ts', import.meta.url));
    const { status, stdout } = spawnSync(process.execPath, [program, file], { encoding: 'utf8' });
    return { status, last: stdout.trim().split('\n').at(-1) };
  };
  expect(run({ success: true, value: proof() })).toEqual({ status: 0, last: 'The draw holds.' });
  const tampered = round(Array(25).fill(12_345));
  expect(run({ ...tampered, shots: tampered.shots.slice(1) })).toEqual({
    status: 1,
    last: 'THE DRAW DOES NOT HOLD.',
  });
  expect(run('no proof')).toMatchObject({ status: 2 });
});
