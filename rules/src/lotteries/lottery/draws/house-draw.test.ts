import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import published from '../../../../../docs/draw-results.vectors.json' with { type: 'json' };
import { chainLinks, placeInChain } from '../../../fair-chain.ts';
import { FAMILIES, familyOf } from '../families.ts';
import { type Family, type LotteryType, playOf } from '../family.ts';
import { GAMES } from '../games.ts';
import { houseShot, objectionToRound } from '../yeekee/house-shot.ts';
import {
  clientSeedOf,
  drawStream,
  type HouseDrawInputs,
  houseDraw,
  MAX_SEEDS,
  objectionToDraw,
} from './house-draw.ts';
import { formatResult, parseResult } from './result-text.ts';

/** The published vectors computed again from `docs/draw-results.md` alone, with node:crypto and nothing of ours, and by the rules. */
describe('published vectors', () => {
  test('the chain', () => {
    const { anchor, links } = published.chain;
    expect(links.map(sha256)).toEqual([anchor, ...links.slice(0, -1)]);
    expect(chainLinks(links.at(-1) as string, links.length)).toEqual(published.chain);
    expect(links.map((link) => placeInChain(link, anchor, 8))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(placeInChain(links[7] as string, anchor, 7)).toBeUndefined();
    expect(placeInChain('00'.repeat(32), anchor, 20)).toBeUndefined();
  });

  test.each(published.draws)('a draw of $family, $numero', (draw) => {
    expect(clientSeedAgain(draw)).toBe(draw.clientSeed);
    expect(clientSeedOf(draw)).toBe(draw.clientSeed);
    const { word } = drawStream(draw);
    expect(draw.words.map(() => word())).toEqual(draw.words);
    const again = numbersOf(draw);
    expect(draw.words.map(() => again.word())).toEqual(draw.words);
    expect(drawAgain(draw.family, numbersOf(draw))).toBe(draw.result);
    const family = familyOf(draw.family) as Family;
    expect(formatResult(family.draw, houseDraw(family.draw, draw))).toBe(draw.result);
    expect(objectionToDraw(family.draw, draw)).toBeUndefined();
  });

  const rounds = published.rounds.map((round) => ({
    ...round,
    countedFrom: round.countedFrom === 'last' ? ('last' as const) : ('first' as const),
    leastShots: 'leastShots' in round ? Number(round.leastShots) : 20,
  }));
  test.each(rounds)('a round of Yeekee counted from the $countedFrom, $numero', (round) => {
    const shot = numbersOf({ ...round, seeds: [] }).below(100_000);
    expect(shot).toBe(round.houseShot);
    expect(houseShot(round)).toBe(shot);
    const fromTheFirst = round.countedFrom === 'last' ? [...round.shots].reverse() : round.shots;
    const total = round.shots.reduce((sum, each) => sum + each, shot) - Number(fromTheFirst[15] ?? 0);
    const digits = String(total).padStart(5, '0');
    expect(`${digits.slice(-3)}|${digits.slice(-5, -3)}`).toBe(round.result);
    expect(objectionToRound(round)).toBeUndefined();
  });

  test('the page names every game of the house with its family, and no other', () => {
    const page = readFileSync(new URL('../../../../../docs/draw-results.md', import.meta.url), 'utf8');
    const [, table = ''] = page.split('## 6. Games');
    const rows = [...(table.split('## 7.')[0] ?? '').matchAll(/^\| `(\w+)` \| (`.*`) \|$/gm)];
    const named = rows.flatMap(([, family, games = '']) =>
      games.split(', ').map((game) => [game.replaceAll('`', ''), family]),
    );
    const drawn = GAMES.filter(({ source }) => source === 'house').map(({ code, family }) => [code, family]);
    expect(named.sort()).toEqual(drawn.sort());
    for (const { code } of FAMILIES) expect(page).toMatch(new RegExp(`^\\| [^|]*\`${code}\``, 'm'));
  });

  test('they hold every family that is drawn', () => {
    const drawn = new Set(published.draws.map(({ family }) => family));
    expect(FAMILIES.filter(({ code }) => !drawn.has(code)).map(({ code }) => code)).toEqual(['YEEKEE']);
  });
});

describe('a published draw that is wrong is found', () => {
  const [draw] = published.draws as [(typeof published.draws)[0]];
  const { draw: shape } = familyOf(draw.family) as Family;

  test.each([
    ['another link before', { linkBefore: '00'.repeat(32) }, 'not_the_next_link'],
    ['another link', { link: '00'.repeat(32) }, 'not_the_next_link'],
    ['a link that is none', { link: 'abc' }, 'unreadable'],
    ['another result', { result: draw.result.startsWith('1') ? '22222' : '11111' }, 'another_result'],
    ['a seed added', { seeds: ['lanna'] }, 'another_result'],
    ['another numero', { numero: '20261122-099' }, 'another_result'],
    ['another game', { game: 'SSC1M' }, 'another_result'],
    ['a beacon', { beacon: 'drand:1:00' }, 'another_result'],
    ['a seed with a line feed', { seeds: ['a\nb'] }, 'unreadable'],
  ])('%s', (_, change, objection) => {
    expect(objectionToDraw(shape, { ...draw, ...change })).toBe(objection);
  });

  test('the order of seeds counts, and so does where one ends', () => {
    const words = (seeds: string[]) => drawStream({ ...draw, seeds }).word();
    expect(words(['a', 'b'])).not.toBe(words(['b', 'a']));
    expect(words(['ab'])).not.toBe(words(['a', 'b']));
  });

  test('a shot that is left out or changed', () => {
    const [vector] = published.rounds as [(typeof published.rounds)[0]];
    const round = { ...vector, countedFrom: 'last' as const, leastShots: 20 };
    expect(objectionToRound({ ...round, shots: round.shots.with(3, 99_999) })).toBe('another_result');
    expect(objectionToRound({ ...round, shots: round.shots.slice(1) })).toBe('another_result');
    expect(objectionToRound({ ...round, shots: round.shots.slice(1), result: '' })).toBeUndefined();
    expect(objectionToRound({ ...round, link: published.chain.links[1] as string })).toBe(
      'not_the_next_link',
    );
    expect(objectionToRound({ ...round, link: 'x' })).toBe('unreadable');
    expect(objectionToRound({ ...round, shots: round.shots.with(3, -1) })).toBe('unreadable');
  });
});

test.each([
  ['a game with a line feed', { game: 'A\nB' }],
  ['an empty numero', { numero: '' }],
  ['a beacon with a line feed', { beacon: 'a\nb' }],
  ['an empty beacon', { beacon: '' }],
  ['an empty seed', { seeds: [''] }],
  ['more seeds than a draw takes', { seeds: new Array(MAX_SEEDS + 1).fill('a') }],
  ['a link that is none', { link: 'abc' }],
])('%s is a bug of the caller', (_, change) => {
  expect(() => drawStream({ link: 'ab'.repeat(32), game: 'A', numero: '1', seeds: [], ...change })).toThrow();
});

test.each(FAMILIES.map((family) => [family.code, family] as const))(
  '%s: what is drawn is a result of the family, written and read back the same',
  (_, { draw: shape, plays, type }) => {
    for (let at = 0; at < 40; at += 1) {
      const inputs = { link: '5c'.repeat(32), game: 'GAME', numero: String(at), seeds: ['one', 'two'] };
      const result = houseDraw(shape, inputs);
      const text = formatResult(shape, result);
      expect(parseResult(shape, text)).toEqual({ result });
    }
    expect(plays.every(({ reads }) => reads.length > 0)).toBe(true);
    expect(TYPES).toContain(type);
  },
);

test('only the families of the specification have a logo', () => {
  expect(new Set(FAMILIES.map(({ type }) => type))).toEqual(new Set(TYPES));
  expect(familyOf('NONE')).toBeUndefined();
  expect(playOf(FAMILIES[0] as Family, 'none')).toBeUndefined();
});

test.each([
  ['SSC', '1234', [{ code: 'length', part: 0, number: 0 }]],
  ['SSC', '1234x', [{ code: 'foreign', part: 0, number: 0 }]],
  ['SSC', '12345,12345', [{ code: 'count', part: 0 }]],
  ['SSC', '12345|1', [{ code: 'parts', part: 0 }]],
  ['11X5', '01 02 03 04 04', [{ code: 'doubled', part: 0, number: 0 }]],
  ['11X5', '01 02 03 04 12', [{ code: 'foreign', part: 0, number: 0 }]],
  ['11X5', '1 2 3 4 5', [{ code: 'foreign', part: 0, number: 0 }]],
  ['THAI', '123456|123|789,012|34', [{ code: 'count', part: 1 }]],
  ['THAI', '123456|123,456|789,012', [{ code: 'parts', part: 3 }]],
])('a result of %s that reads "%s" is refused with the place', (code, text, errors) => {
  expect(parseResult((familyOf(code) as Family).draw, text)).toEqual({ errors });
});

const TYPES: LotteryType[] = [
  'SSC',
  '11X5',
  'PK10',
  'LF',
  'LHC',
  'K3',
  'PC28',
  'KENO',
  'VN',
  'THAI',
  'YEEKEE',
  'HANOI',
  'LAO',
  'MALAYSIA',
  'STOCK',
];

interface Numbers {
  word(): number;
  below(n: number): number;
  shuffle(items: number[]): number[];
}

function clientSeedAgain({ game, numero, seeds, beacon }: Omit<HouseDrawInputs, 'link'>): string {
  return sha256(['lanna-draw-1', game, numero, beacon ?? '', seeds.length, ...seeds].join('\n'));
}

function numbersOf(inputs: HouseDrawInputs): Numbers {
  const { link } = inputs;
  const clientSeed = clientSeedAgain(inputs);
  let read = 0;
  const word = () => {
    const block = createHmac('sha256', link)
      .update(`${clientSeed}:0:${read >> 3}`)
      .digest();
    read += 1;
    return block.readUInt32BE(((read - 1) & 7) * 4);
  };
  const below = (n: number) => {
    for (;;) {
      const value = word();
      if (value < Math.floor(2 ** 32 / n) * n) return value % n;
    }
  };
  const shuffle = (items: number[]) => {
    for (let last = items.length - 1; last > 0; last -= 1) {
      const other = below(last + 1);
      const moved = items[last] as number;
      items[last] = items[other] as number;
      items[other] = moved;
    }
    return items;
  };
  return { word, below, shuffle };
}

/** How many numbers of how many digits each prize of a lottery of digits has. */
const DIGITS: Readonly<Record<string, [number, number][]>> = {
  SSC: [[1, 5]],
  LF3: [[1, 3]],
  LF5: [[1, 5]],
  PC28: [[1, 3]],
  VN27: [
    [1, 5],
    [1, 5],
    [2, 5],
    [6, 5],
    [4, 4],
    [6, 4],
    [3, 3],
    [4, 2],
  ],
  VN18: [
    [1, 6],
    [1, 5],
    [1, 5],
    [2, 5],
    [7, 5],
    [1, 4],
    [3, 4],
    [1, 3],
    [1, 2],
  ],
  HANOI: [
    [1, 5],
    [1, 5],
  ],
  LAO: [[1, 4]],
  MALAYSIA: [
    [1, 4],
    [1, 4],
  ],
  STOCK: [
    [1, 3],
    [1, 2],
  ],
};

function drawAgain(family: string, { below, shuffle }: Numbers): string {
  const two = (balls: number[]) => balls.map((ball) => (ball < 10 ? `0${ball}` : `${ball}`)).join(' ');
  const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);
  if (family === '11X5') return two(shuffle(upTo(11)).slice(0, 5));
  if (family === 'PK10') return two(shuffle(upTo(10)));
  if (family === 'LHC') return two(shuffle(upTo(49)).slice(0, 7));
  if (family === 'KENO') return two(shuffle(upTo(80)).slice(0, 20));
  if (family === 'K3') return [below(6) + 1, below(6) + 1, below(6) + 1].join('');
  const layout = DIGITS[family];
  if (layout)
    return layout
      .map(([count, length]) =>
        Array.from({ length: count }, () => Array.from({ length }, () => below(10)).join('')).join(),
      )
      .join('|');
  const other = (length: number, taken: string[]): string => {
    const number = String(below(10 ** length)).padStart(length, '0');
    return taken.includes(number) ? other(length, taken) : number;
  };
  const whole: string[] = [];
  const prize = (count: number, length: number, taken: string[]) =>
    Array.from({ length: count }, () => {
      const number = other(length, taken);
      taken.push(number);
      return number;
    }).join(',');
  return [
    prize(1, 6, whole),
    prize(2, 3, []),
    prize(2, 3, []),
    prize(1, 2, []),
    ...[5, 10, 50, 100].map((count) => prize(count, 6, whole)),
  ].join('|');
}

function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}
