import { createHash, createHmac } from 'node:crypto';

/**
 * Rounds of tables computed a second time, from what is written of them (`docs/shared-rounds.md`) and with nothing of what plays them: no stream, no shoe, no hands of ours.
 */
export interface RoundApart {
  link: string;
  kind: string;
  ruleVersion: string;
  subject: string;
  number: number;
  seeds: readonly string[];
  beacon: string | null;
}

export function clientSeedApart(round: RoundApart): string {
  const { kind, ruleVersion, subject, number, beacon, seeds } = round;
  const lines = ['lanna-shared-1', kind, ruleVersion, subject, number, beacon ?? '', seeds.length, ...seeds];
  return createHash('sha256').update(lines.join('\n'), 'utf8').digest('hex');
}

export function wordsApart(round: RoundApart): Generator<number> {
  const seed = clientSeedApart(round);
  return (function* () {
    for (let block = 0; ; block += 1) {
      const bytes = createHmac('sha256', round.link).update(`${seed}:0:${block}`).digest();
      for (let at = 0; at < 32; at += 4) yield bytes.readUInt32BE(at);
    }
  })();
}

export function outcomeApart(round: RoundApart): unknown {
  const words = wordsApart(round);
  const below = (count: bigint): number => {
    const whole = (2n ** 32n / count) * count;
    for (;;) {
      const word = BigInt(words.next().value);
      if (word < whole) return Number(word % count);
    }
  };
  switch (round.kind) {
    case 'baccarat':
      return baccaratApart(shoeApart(below));
    case 'dragon-tiger':
      return dragonTigerApart(shoeApart(below));
    case 'roulette':
      return rouletteApart(below(37n));
    case 'fish-prawn-crab':
      return picturesApart([below(6n), below(6n), below(6n)]);
    default:
      return diceApart([below(6n), below(6n), below(6n)]);
  }
}

/** Swaps from the last place down, on a list that is never moved otherwise. */
function shoeApart(below: (count: bigint) => number): string[] {
  const cards: string[] = [];
  for (let deck = 1; deck <= 8; deck += 1)
    for (const suit of 'SHDC') for (const rank of 'A23456789TJQK') cards.push(rank + suit);
  for (let place = 415; place >= 1; place -= 1) {
    const other = below(BigInt(place + 1));
    const moved = cards[place] as string;
    cards[place] = cards[other] as string;
    cards[other] = moved;
  }
  return cards;
}

/** By the banker's points 0 … 7: at which third cards of the player it draws; `-` where the player stood. */
const BANKER_DRAWS = [
  '0123456789-',
  '0123456789-',
  '0123456789-',
  '012345679-',
  '234567-',
  '4567-',
  '67',
  '',
];

function baccaratApart(shoe: readonly string[]) {
  const worth = (card = '') =>
    'TJQK'.includes(card.charAt(0)) ? 0 : 'A23456789'.indexOf(card.charAt(0)) + 1;
  const sum = (cards: readonly string[]) =>
    Number(String(cards.reduce((all, card) => all + worth(card), 0)).slice(-1));
  const [p1 = '', b1 = '', p2 = '', b2 = '', fifth = '', sixth = ''] = shoe;
  const [player, banker] = [
    [p1, p2],
    [b1, b2],
  ];
  const natural = sum(player) > 7 || sum(banker) > 7;
  if (!natural) {
    const points = sum(banker);
    const draws = sum(player) < 6;
    if (draws) player.push(fifth);
    const seen = draws ? String(worth(fifth)) : '-';
    if ((BANKER_DRAWS[points] ?? '').includes(seen)) banker.push(draws ? sixth : fifth);
  }
  const points = { player: sum(player), banker: sum(banker) };
  const ahead = Math.sign(points.player - points.banker);
  const pair = ([one = '', two = '']: readonly string[]) =>
    one.charAt(0) !== two.charAt(0) ? 'none' : one === two ? 'perfect' : 'pair';
  return {
    ...{ player, banker, points, natural },
    winner: ahead === 0 ? 'tie' : ahead > 0 ? 'player' : 'banker',
    pairs: { player: pair(player), banker: pair(banker) },
  };
}

function dragonTigerApart([dragon = '', tiger = '']: readonly string[]) {
  const points = {
    dragon: 'A23456789TJQK'.indexOf(dragon.charAt(0)) + 1,
    tiger: 'A23456789TJQK'.indexOf(tiger.charAt(0)) + 1,
  };
  const ahead = Math.sign(points.dragon - points.tiger);
  const winner = ahead === 0 ? 'tie' : ahead > 0 ? 'dragon' : 'tiger';
  return { dragon, tiger, points, winner, suited: dragon === tiger };
}

function diceApart(rolled: readonly number[]) {
  const dice = rolled.map((one) => one + 1);
  return { dice, total: dice.reduce((all, one) => all + one, 0), triple: new Set(dice).size === 1 };
}

function picturesApart(rolled: readonly number[]) {
  const pictures = 'gourd/blue crab/green fish/red prawn/green rooster/red tiger/blue'.split(' ');
  const shown = rolled.map((one) => (pictures[one] ?? '').split('/'));
  return {
    dice: shown.map(([picture]) => picture),
    colours: shown.map(([, colour]) => colour),
    triple: new Set(rolled).size === 1,
  };
}

function rouletteApart(number: number) {
  const reds = '1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36'.split(' ');
  return { number, colour: number === 0 ? 'green' : reds.includes(String(number)) ? 'red' : 'black' };
}
