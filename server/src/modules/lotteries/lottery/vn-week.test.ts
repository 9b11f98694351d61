import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { closeTestDraw, makeOpenDraw } from '../draws/draws.factory.ts';
import { makeFeed } from '../feeds/feeds.factory.ts';
import { receiveReport } from '../feeds/reports/receive-report.ts';
import { settlingFixture } from './settling.fixture.ts';
import type { LineRequest } from './slips.factory.ts';
import { PUBLISHED, type PublishedDraw } from './vn-week.fixture.ts';

const { db, url } = await testDatabase();
const fixture = await settlingFixture(db, url);
const games = [...new Set(PUBLISHED.map(({ gameCode }) => gameCode))];
const feeds = [await makeFeed(db, { code: 'ONE', games }), await makeFeed(db, { code: 'OTHER', games })];
/** The draws of these weeks are held as if they were drawn in an hour. */
const later = { now: () => new Date(Date.now() + 3_600_000) };

test('a week of published results, said by two feeds, pays on every play what a small program of its own says', async () => {
  const won = new Set<string>();
  for (const published of PUBLISHED) {
    const { gameCode, numero, day, prizes } = published;
    const player = await fixture.player(100_000);
    const draw = await makeOpenDraw(db, { game: gameCode, numero, day });
    const lines = slipOn(published);
    const slip = await fixture.buy(player, draw, lines);
    await closeTestDraw(db, draw);
    const result = prizes.map((rank) => rank.join(',')).join('|');
    const said = [];
    for (const feed of feeds) {
      const report = feed.signed({ game: gameCode, numero, result });
      const { body } = await receiveReport({ db, clock: later }, { feedCode: feed.code, ...report });
      said.push(body.status);
    }
    expect([numero, said]).toEqual([numero, ['waits', 'agreed']]);
    await fixture.settle(draw);
    const expected = lines.map((line) => {
      const paid = payout(prizes, line);
      if (paid > 0) won.add(`${gameCode === 'VN_NORTH' ? 'N' : 'S'} ${line.play}`);
      return `${line.play} ${line.selection}: ${paid > 0 ? `won ${paid / 1000}` : 'lost'}`;
    });
    const settled = await fixture.lines(slip);
    expect([
      numero,
      settled.map((state, at) => `${lines[at]?.play} ${lines[at]?.selection}: ${state}`),
    ]).toEqual([numero, expected]);
  }
  // Every play has won in both regions: none was only ever right about losing.
  expect(won.size).toBe(2 * new Set(slipOn(PUBLISHED[0] as PublishedDraw).map(({ play }) => play)).size);
  await fixture.booksFit();
}, 600_000);

/** Of each play a line that is made of what was drawn, with something beside it, and one that knows nothing. */
function slipOn({ prizes }: PublishedDraw): LineRequest[] {
  const all = prizes.flat();
  const [special = '', first = ''] = all;
  const twos = [...new Set(all.map((number) => number.slice(-2)))];
  const [a = '', b = '', c = '', d = '', e = ''] = twos;
  const absent = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0')).filter(
    (number) => !twos.includes(number),
  );
  const low = (digits: number) => all.findLast((number) => number.length === digits) ?? '';
  const ends = (digits: number) =>
    all.filter(({ length }) => length >= digits).map((number) => number.slice(-digits));
  const options: [string, ...string[]][] = [
    ['lo2', listOf(a, b, '17'), '38'],
    ['lo2_1k', listOf(b, '71'), '38'],
    ['lo3', listOf(ends(3)[4], '123'), '508'],
    ['lo4', listOf(ends(4)[5], '1234'), '5508'],
    ['de_special', listOf(special.slice(-2), '40'), '21'],
    ['de_special_head', listOf(special.slice(0, 2), '40'), '28'],
    ['de_g1', listOf(first.slice(-2), '40'), '31'],
    ['de_g1_head', listOf(first.slice(0, 2), '40'), '56'],
    ['de_low', listOf(low(2), '40'), '10'],
    ['head', '0 2 4 6 8', special.at(-2) ?? ''],
    ['tail', '1 3 5 7', special.at(-1) ?? ''],
    ['special_sides', 'tai odd', 'xiu', 'even'],
    ['special_sum', '0 4 9 13', String(Number(special.at(-2)) + Number(special.at(-1)))],
    ['cang3_special', listOf(special.slice(-3), '040'), '021'],
    ['cang3_low', listOf(low(3), '040'), '548'],
    ['cang3_both', listOf(special.slice(-3), low(3)), '021 548'],
    ['cang4_special', listOf(special.slice(-4), '0040'), '8021'],
    ['xien2', [a, b, absent[0]].join(' '), '21 31'],
    ['xien3', [a, b, c, d].join(' '), '21 31 44'],
    ['xien4', [a, b, c, d, e].join(' '), '21 31 44 03'],
    ['xien2_lines', `${a} ${b},${b} ${absent[1]}`, '31 21'],
    ['xien3_lines', `${c} ${a} ${b},${a} ${b} ${absent[1]}`, '31 21 44'],
    ['xien4_lines', `${d} ${c} ${a} ${b},${a} ${b} ${c} ${absent[1]}`, '31 21 44 03'],
    ['miss4', absent.slice(0, 5).join(' '), '00 01 02 03'],
    ['miss8', [...absent.slice(0, 8), a].join(' '), '00 01 02 03 04 05 06 07'],
    ['miss10', absent.slice(0, 11).join(' '), '00 01 02 03 04 05 06 07 08 09'],
  ];
  return options.flatMap(([play, ...selections]) => selections.map((selection) => ({ play, selection })));
}

/** Numbers of a list, each once. */
function listOf(...numbers: (string | undefined)[]): string {
  return [...new Set(numbers)].join(' ');
}

/** Thousandths of a unit a line pays: what the draw says read as text, and prices typed here once more. */
function payout(prizes: readonly string[][], { play, selection }: LineRequest): number {
  const isNorth = prizes.length === 8;
  const all = prizes.flat();
  const [special = '', first = ''] = all;
  const picked = selection.split(/[ ,]/);
  const sets = selection.split(',').map((line) => line.split(' '));
  const twos = all.map((number) => number.slice(-2));
  const endings = (digits: number) =>
    all.filter(({ length }) => length >= digits).map((number) => number.slice(-digits));
  const times = (drawn: readonly string[], price: number) =>
    price * picked.reduce((sum, number) => sum + drawn.filter((one) => one === number).length, 0);
  const [here, gone] = [
    picked.filter((one) => twos.includes(one)).length,
    picked.filter((one) => !twos.includes(one)).length,
  ];
  const ways = (n: number, k: number): number =>
    k === 0 ? 1 : n < k ? 0 : ways(n - 1, k - 1) + ways(n - 1, k);
  const both = (one: number, other: number) => (isNorth ? one : other);
  const threes = prizes[both(6, 7)] ?? [];
  const sum = Number(special.at(-2)) + Number(special.at(-1));
  switch (play) {
    case 'lo2':
      return times(twos, both(98_500, 99_000));
    case 'lo2_1k':
      return times(twos, both(3649, 5500));
    case 'lo3':
      return times(endings(3), 960_000);
    case 'lo4':
      return times(endings(4), 8_880_000);
    case 'de_special':
      return times([special.slice(-2)], both(99_000, 98_000));
    case 'de_special_head':
      return times([special.slice(0, 2)], 98_000);
    case 'de_g1':
      return times([first.slice(-2)], 98_000);
    case 'de_g1_head':
      return times([first.slice(0, 2)], 98_000);
    case 'de_low':
      return times(prizes.at(-1) ?? [], 98_000);
    case 'head':
      return times([special.at(-2) ?? ''], 9800);
    case 'tail':
      return times([special.at(-1) ?? ''], 9800);
    case 'special_sides':
      return times(
        [special.slice(-2) >= '50' ? 'tai' : 'xiu', '13579'.includes(special.at(-1) ?? '') ? 'odd' : 'even'],
        1800,
      );
    case 'special_sum':
      return times(
        [String(sum)],
        [90_000, 45_000, 30_000, 22_500, 18_000, 15_000, 12_860, 11_250, 10_000, 9000][
          Math.min(sum, 18 - sum)
        ] ?? 0,
      );
    case 'cang3_special':
      return times([special.slice(-3)], 960_000);
    case 'cang3_low':
      return times(threes, 960_000);
    case 'cang3_both':
      return times([...threes, special.slice(-3)], 960_000);
    case 'cang4_special':
      return times([special.slice(-4)], 8_880_000);
    case 'xien2':
      return ways(here, 2) * both(16_000, 28_000);
    case 'xien3':
      return ways(here, 3) * both(65_000, 150_000);
    case 'xien4':
      return ways(here, 4) * both(180_000, 750_000);
    case 'xien2_lines':
      return wonSets() * both(16_000, 28_000);
    case 'xien3_lines':
      return wonSets() * both(65_000, 150_000);
    case 'xien4_lines':
      return wonSets() * both(180_000, 750_000);
    case 'miss4':
      return ways(gone, 4) * both(2300, 1800);
    case 'miss8':
      return ways(gone, 8) * both(8000, 3300);
    case 'miss10':
      return ways(gone, 10) * both(12_000, 4300);
    default:
      throw new Error(`nothing is known of ${play}`);
  }

  function wonSets(): number {
    return sets.filter((set) => set.every((one) => twos.includes(one))).length;
  }
}
