import { range } from '../cover/combinations.ts';
import { type DrawPart, type Family, makeFamily } from '../family.ts';
import type { Play, Tier } from '../play.ts';
import { exact } from '../sea/number-plays.ts';
import { price } from '../sea/price.ts';
import { everyHit } from './every-hit-plays.ts';
import { listedAllSeen } from './listed-sets.ts';
import { allSeen, noneSeen } from './number-set-plays.ts';
import { NORTH, type Slot, SOUTH, slotsOf, tailsOf } from './prizes.ts';
import { digitSum, oneDigit, sides } from './special-plays.ts';

type Prices = Pick<Tier, 'price' | 'marketPrice'>;

/** What differs between the two besides the prizes. */
interface Market {
  /** Đề on the prizes of two digits, 3 càng on those of three. */
  twoDigits: string;
  threeDigits: string;
  lo2: Prices;
  lo2For1: Prices;
  special: Prices;
  /** Of xiên 2, 3, 4 and trượt 4, 8, 10: of a house edition and of the market. */
  xien: readonly Prices[];
  miss: readonly Prices[];
}

/** The most numbers of a pick: more make too many units, or leave few results that lose. */
const XIEN_MOST = [50, 40, 30];
const MISS = [
  { k: 4, most: 30 },
  { k: 8, most: 16 },
  { k: 10, most: 16 },
];

/** xổ số miền Bắc. A unit costs 1. */
export const vietnamNorth: Family = family('VN27', NORTH, {
  twoDigits: 'g7',
  threeDigits: 'g6',
  lo2: pays('98.5'),
  lo2For1: pays('3.65', '3.649'),
  special: pays('99'),
  xien: [pays('16'), pays('65'), pays('285', '180')],
  miss: [pays('2.3'), pays('8'), pays('13', '12')],
});

/** xổ số miền Trung and miền Nam. */
export const vietnamSouth: Family = family('VN18', SOUTH, {
  twoDigits: 'g8',
  threeDigits: 'g7',
  lo2: pays('99'),
  lo2For1: pays('5.5'),
  special: pays('98'),
  xien: [pays('29', '28'), pays('195', '150'), pays('1360', '750')],
  miss: [pays('1.8'), pays('3.4', '3.3'), pays('5.1', '4.3')],
});

function family(code: string, parts: readonly DrawPart[], market: Market): Family {
  const digits = parts.reduce((sum, { count, length }) => sum + count * length, 0);
  return makeFamily(
    {
      code,
      type: 'VN',
      unitCost: 1,
      draw: { parts, random: ({ below }) => range(1, digits).map(() => below(10)) },
    },
    () => [
      ...tailPlays(parts, market),
      ...twoDigitPlays(parts, market),
      ...specialDigits(parts),
      ...threeDigitPlays(parts, market),
      ...setPlays(parts, market),
    ],
  );
}

function tailPlays(parts: readonly DrawPart[], { lo2, lo2For1 }: Market): Play[] {
  const slots = slotsOf(parts);
  const of = { group: 'lo', slots: tailsOf(slots, 2) };
  return [
    everyHit({ ...of, code: 'lo2', prices: lo2 }),
    everyHit({ ...of, code: 'lo2_1k', prices: lo2For1, isOneUnit: true }),
    everyHit({ ...of, code: 'lo3', slots: tailsOf(slots, 3), prices: pays('960') }),
    everyHit({ ...of, code: 'lo4', slots: tailsOf(slots, 4), prices: pays('8880') }),
  ];
}

function twoDigitPlays(parts: readonly DrawPart[], { special, twoDigits }: Market): Play[] {
  const ofSpecial = slotOf(parts, 'special');
  const first = slotOf(parts, 'g1');
  const of = (code: string, slot: Slot, prices = pays('98')) => ({
    ...exact(code, slot, prices),
    group: 'de',
  });
  return [
    of('de_special', ofSpecial.slice(-2), special),
    of('de_special_head', ofSpecial.slice(0, 2)),
    of('de_g1', first.slice(-2)),
    of('de_g1_head', first.slice(0, 2)),
    everyHit({ code: 'de_low', group: 'de', slots: slotsOf(parts, twoDigits), prices: pays('98') }),
  ];
}

function specialDigits(parts: readonly DrawPart[]): Play[] {
  const [tens = 0, ones = 0] = slotOf(parts, 'special').slice(-2);
  return [oneDigit('head', tens), oneDigit('tail', ones), sides([tens, ones]), digitSum([tens, ones])];
}

function threeDigitPlays(parts: readonly DrawPart[], { threeDigits }: Market): Play[] {
  const special = slotOf(parts, 'special');
  const low = slotsOf(parts, threeDigits);
  const of = { group: 'cang', prices: pays('960') };
  return [
    { ...exact('cang3_special', special.slice(-3), of.prices), group: 'cang' },
    everyHit({ ...of, code: 'cang3_low', slots: low }),
    everyHit({ ...of, code: 'cang3_both', slots: [...low, special.slice(-3)] }),
    { ...exact('cang4_special', special.slice(-4), pays('8880')), group: 'cang' },
  ];
}

function setPlays(parts: readonly DrawPart[], { xien, miss }: Market): Play[] {
  const tails = tailsOf(slotsOf(parts), 2);
  return [
    ...xien.map((prices, at) =>
      allSeen({ code: `xien${at + 2}`, k: at + 2, most: XIEN_MOST[at] as number, tails, prices }),
    ),
    ...xien.map((prices, at) => listedAllSeen({ code: `xien${at + 2}_lines`, k: at + 2, tails, prices })),
    ...MISS.map((of, at) => noneSeen({ ...of, code: `miss${of.k}`, tails, prices: miss[at] as Prices })),
  ];
}

function slotOf(parts: readonly DrawPart[], name: string): Slot {
  return slotsOf(parts, name)[0] as Slot;
}

/** In a house edition, and on the market of the real draw where that is another price. */
function pays(house: string, market = house): Prices {
  return { price: price(house), ...(market !== house && { marketPrice: price(market) }) };
}
