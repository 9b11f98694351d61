/** นิวนิว by other means than the rules: texts, all ten ways of taking three cards, one figure that orders all hands. It shares no code with them. */

const FACES = 'A23456789TJQK';
const worth = (card: string) => Math.min(FACES.indexOf(card[0] as string) + 1, 10);
const strength = (card: string) => FACES.indexOf(card[0] as string) * 4 + 'CDHS'.indexOf(card[1] as string);
const THREES = [7, 11, 13, 14, 19, 21, 22, 25, 26, 28];

export function evaluatedApart(text: string): { name: string; points: number; times: number; order: number } {
  const cards = text.split(' ');
  const top = Math.max(...cards.map(strength));
  const faces = cards.map((card) => card[0] as string);
  const small = faces.every((face) => 'A234'.includes(face));
  if (small && cards.map(worth).reduce((one, other) => one + other) <= 10)
    return { name: 'five_small', points: 0, times: 5, order: 9_000 + top };
  const four = faces
    .toSorted()
    .join('')
    .match(/(.)\1{3}/)?.[1];
  if (four) return { name: 'bomb', points: 0, times: 5, order: 8_000 + FACES.indexOf(four) };
  if (faces.every((face) => 'JQK'.includes(face)))
    return { name: 'five_faces', points: 0, times: 5, order: 7_000 + top };
  for (const bits of THREES) {
    let inside = 0;
    let outside = 0;
    for (const [at, card] of cards.entries())
      if (bits & (1 << at)) inside += worth(card);
      else outside += worth(card);
    if (inside % 10 !== 0) continue;
    const points = outside % 10;
    if (points === 0) return { name: 'bull_bull', points: 0, times: 3, order: 6_000 + top };
    return { name: 'bull', points, times: points > 6 ? 2 : 1, order: 500 * points + top };
  }
  return { name: 'no_bull', points: 0, times: 1, order: top };
}

/** What each seat wins in a whole hand before the rake, in units of money. */
export function wonApart(
  { base, dealer, seats }: { base: bigint; dealer: number; seats: readonly number[] },
  deck: readonly string[],
  moves: readonly { seat: number; move: string; times: number }[],
): Map<number, bigint> {
  const order = [...seats, ...seats].slice(seats.indexOf(dealer) + 1).slice(0, seats.length);
  const cardsOf = (seat: number) =>
    deck
      .slice(0, 5 * seats.length)
      .filter((_, at) => order[at % seats.length] === seat)
      .join(' ');
  const said = (kind: string, seat: number) =>
    moves.find((one) => one.move === kind && one.seat === seat)?.times ?? 0;
  let bank = dealer;
  for (const seat of order.toReversed())
    if (said('bid', seat) > 0 && said('bid', seat) >= said('bid', bank)) bank = seat;
  const bid = BigInt(said('bid', bank) || 1);
  const against = evaluatedApart(cardsOf(bank));
  const won = new Map<number, bigint>(seats.map((seat) => [seat, 0n]));
  for (const seat of seats) {
    if (seat === bank) continue;
    const own = evaluatedApart(cardsOf(seat));
    const size =
      base *
      bid *
      BigInt(said('stake', seat)) *
      BigInt(Math.max(own.order, against.order) === own.order ? own.times : against.times);
    const sign = own.order > against.order ? 1n : -1n;
    won.set(seat, sign * size);
    won.set(bank, (won.get(bank) as bigint) - sign * size);
  }
  return won;
}
