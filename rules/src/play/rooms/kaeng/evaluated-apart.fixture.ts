/** แคง by other means than the rules: texts, one place for each card and one count in halves of a base stake. It shares no code with them. */

const ORDER = 'A23456789TJQKA';
const RUNS = Array.from({ length: 10 }, (_, from) => [...ORDER.slice(from, from + 5)].toSorted().join(''));
const weight = (card: string) => 'A23456789'.indexOf(card[0] as string) + 1 || 10;

/** What five cards win as they were dealt, and one figure that orders all such hands; 0 for none. */
export function dealtApart(cards: readonly string[]): { name: string; times: number; order: number } {
  const faces = cards.map((card) => card[0] as string);
  const run = RUNS.indexOf(faces.toSorted().join(''));
  const flush = cards.every((card) => card[1] === cards[0]?.[1]);
  const four = [...'A23456789TJQK'].find((face) => faces.join('').split(face).length === 5);
  const top = Math.max(...faces.map((face) => ORDER.lastIndexOf(face)));
  if (flush && run >= 0) return { name: 'straight_flush', times: 5, order: 400 + run };
  if (four) return { name: 'four', times: 5, order: 300 + ORDER.lastIndexOf(four) };
  if (flush) return { name: 'flush', times: 3, order: 200 + top };
  return run >= 0 ? { name: 'straight', times: 3, order: 100 + run } : { name: 'none', times: 0, order: 0 };
}

export function sumApart(cards: readonly string[]): number {
  let sum = 0;
  for (const card of cards) sum += weight(card);
  return sum;
}

interface MoveApart {
  seat: number;
  move: string;
  cards?: readonly string[];
}

/** What each seat wins in a whole hand before the rake, in units of money. */
export function wonApart(
  { base, dealer, seats }: { base: bigint; dealer: number; seats: readonly number[] },
  deck: readonly string[],
  moves: readonly MoveApart[],
): Map<number, bigint> {
  const order = [...seats, ...seats].slice(seats.indexOf(dealer) + 1).slice(0, seats.length);
  const places = new Map<string, number | 'stock' | 'gone'>();
  for (const [at, card] of deck.entries())
    if (at < 5 * seats.length) places.set(card, order[at % seats.length] as number);
    else if (at < 11 * seats.length) places.set(card, 'stock');
  const heldBy = (of: number | string) =>
    [...places].flatMap(([card, place]) => (place === of ? [card] : []));
  const units = new Map<number, bigint>(seats.map((seat) => [seat, 0n]));
  const pay = (from: number, to: number, amount: bigint) => {
    units.set(from, (units.get(from) as bigint) - amount);
    units.set(to, (units.get(to) as bigint) + amount);
  };
  /** All but the winners pay so many base stakes into one pot, which is shared unit by unit. */
  const pot = (winners: readonly number[], bases: bigint) => {
    let lying = 0n;
    for (const seat of order)
      if (!winners.includes(seat)) {
        units.set(seat, (units.get(seat) as bigint) - bases * base);
        lying += bases * base;
      }
    const share = lying / BigInt(winners.length);
    let left = lying - share * BigInt(winners.length);
    for (const seat of order)
      if (winners.includes(seat)) {
        units.set(seat, (units.get(seat) as bigint) + share + (left > 0n ? 1n : 0n));
        left -= left > 0n ? 1n : 0n;
      }
  };

  const best = Math.max(...order.map((seat) => dealtApart(heldBy(seat)).order));
  if (best > 0) {
    const winners = order.filter((seat) => dealtApart(heldBy(seat)).order === best);
    pot(winners, BigInt(dealtApart(heldBy(winners[0] as number)).times));
    return units;
  }
  const paid = new Map<number, number>();
  let lastFace = '';
  let lastSeat = 0;
  for (const { seat, move, cards } of moves) {
    if (move === 'call') {
      const others = order.filter((one) => one !== seat);
      const wins = others.every((one) => sumApart(heldBy(one)) > sumApart(heldBy(seat)));
      for (const one of others) wins ? pay(one, seat, base) : pay(seat, one, 2n * base);
      return units;
    }
    if (move === 'draw') {
      places.set(heldBy('stock')[0] as string, seat);
      continue;
    }
    const gone = move === 'throw' ? (cards ?? []) : heldBy(seat).filter((card) => card[0] === lastFace);
    if (move === 'follow') {
      const times = paid.get(lastSeat) ?? 0;
      if (times < 4) pay(lastSeat, seat, base / 2n);
      paid.set(lastSeat, times + 1);
    }
    for (const card of gone) places.set(card, 'gone');
    [lastFace, lastSeat] = [gone[0]?.[0] as string, seat];
    if (heldBy(seat).length === 0) {
      pot([seat], 2n);
      return units;
    }
  }
  if (heldBy('stock').length > 0) throw new Error('the hand has not ended');
  const least = Math.min(...order.map((seat) => sumApart(heldBy(seat))));
  pot(
    order.filter((seat) => sumApart(heldBy(seat)) === least),
    1n,
  );
  return units;
}
