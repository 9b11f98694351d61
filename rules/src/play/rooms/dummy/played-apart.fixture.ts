/** Every meld there is, as its cards in alphabetical order: the rules' question turned into a list. */
const ALL_MELDS = new Set<string>();
const RANKS_UP = '23456789TJQKA';
for (const suit of 'SHDC')
  for (let from = 0; from < 13; from += 1)
    for (let to = from + 3; to <= 13; to += 1)
      ALL_MELDS.add(key([...RANKS_UP.slice(from, to)].map((rank) => rank + suit)));
for (const rank of RANKS_UP)
  for (const suits of ['SHDC', 'SHD', 'SHC', 'SDC', 'HDC'])
    ALL_MELDS.add(key([...suits].map((suit) => rank + suit)));

const WORTH: Readonly<Record<string, number>> = {
  ...{ A: 15, K: 10, Q: 10, J: 10, T: 10, '2C': 50, QS: 50 },
};

export function isMeldApart(cards: readonly string[]): boolean {
  return ALL_MELDS.has(key(cards));
}

/** Every meld as texts of its cards. */
export function allMeldsApart(): string[][] {
  return [...ALL_MELDS].map((text) => text.split(' '));
}

interface Asked {
  seat: number;
  move: string;
  card?: string;
  cards?: readonly string[];
  meld?: number;
  melds?: readonly (readonly string[])[];
}

/** A hand of ดัมมี่ by other means than the rules: where each card lies is one table, a meld is an entry of a list, and nothing is shared with them. */
export class PlayedApart {
  readonly order: number[];
  readonly place = new Map<string, string>();
  readonly laidBy = new Map<string, number>();
  readonly pile: string[] = [];
  readonly thrown = new Map<string, number>();
  readonly bornAt = new Map<number, number>();
  readonly fines = new Map<number, number>();
  readonly melds: string[][] = [];
  at = 0;
  mayDraw = true;
  over = false;
  knocked: { seat: number; times: number } | undefined;
  #stock: string[];
  #head: string;
  #fool: number | undefined;

  constructor(seats: readonly number[], dealer: number, deck: readonly string[]) {
    const from = seats.indexOf(dealer) + 1;
    this.order = seats.map((_, at) => seats[(from + at) % seats.length] as number);
    const each = { 2: 11, 3: 9, 4: 7 }[seats.length] ?? 0;
    const cards = [...deck];
    for (let round = 0; round < each; round += 1)
      for (const seat of this.order) this.place.set(cards.shift() as string, `hand ${seat}`);
    this.#head = cards.shift() as string;
    this.#stock = cards;
    this.#throw(this.#head);
  }

  get turn(): number {
    return this.order[this.at % this.order.length] as number;
  }

  held(seat: number): string[] {
    return [...this.place].flatMap(([card, where]) => (where === `hand ${seat}` ? [card] : []));
  }

  allows(asked: Asked): boolean {
    if (this.over || asked.seat !== this.turn) return false;
    const held = this.held(asked.seat);
    const mine = (cards: readonly string[]) => cards.every((card) => held.includes(card));
    const cards = asked.cards ?? [];
    const stays = new Set(cards).size < held.length;
    const born = this.bornAt.has(asked.seat);
    if (asked.move === 'draw') return this.mayDraw;
    if (asked.move === 'take') {
      const card = asked.card ?? '';
      const from = this.pile.indexOf(card);
      if (!this.mayDraw || from < 0) return false;
      const lifted = this.pile.slice(from);
      const isThere = cards.every((one) => held.includes(one) || lifted.includes(one));
      const mineToo = cards.some((one) => held.includes(one));
      const left = held.length + lifted.length - cards.length - 1;
      return isThere && mineToo && isMeldApart([card, ...cards]) && left > 0;
    }
    if (this.mayDraw) return false;
    if (asked.move === 'meld') return born && mine(cards) && isMeldApart(cards) && stays;
    if (asked.move === 'lay_off') {
      if (!born || cards.length === 0 || !mine(cards) || !stays || !this.melds[asked.meld ?? 99])
        return false;
      return isMeldApart([...(this.melds[asked.meld as number] as string[]), ...cards]);
    }
    if (asked.move === 'discard') return mine([asked.card ?? '']);
    const all = [...(asked.melds ?? []).flat(), asked.card ?? ''];
    const melds = asked.melds ?? [];
    return melds.length > 0 && melds.every(isMeldApart) && key(all) === key(held);
  }

  play(asked: Asked): void {
    const { seat, cards = [], card = '' } = asked;
    switch (asked.move) {
      case 'draw':
        this.place.set(this.#stock.shift() as string, `hand ${seat}`);
        this.mayDraw = false;
        break;
      case 'take': {
        const lifted = this.pile.splice(this.pile.indexOf(card));
        const top = lifted.at(-1) as string;
        for (const one of lifted) this.place.set(one, `hand ${seat}`);
        this.#lay(seat, [card, ...cards]);
        if (!this.bornAt.has(seat)) this.bornAt.set(seat, this.at);
        if ([card, ...cards].includes(top)) this.#fool = this.thrown.get(top);
        this.mayDraw = false;
        break;
      }
      case 'meld':
        this.#lay(seat, cards);
        break;
      case 'lay_off':
        for (const one of cards) this.#put(one, seat, asked.meld as number);
        break;
      case 'discard':
        this.#endTurn(seat, card);
        break;
      default:
        for (const meld of asked.melds ?? []) this.#lay(seat, meld);
        this.#endTurn(seat, card);
    }
  }

  points(): Map<number, number> {
    const sums = new Map(this.order.map((seat) => [seat, -50 * (this.fines.get(seat) ?? 0)]));
    const add = (seat: number, points: number) => sums.set(seat, (sums.get(seat) ?? 0) + points);
    const times = (seat: number) => (this.knocked?.seat === seat ? this.knocked.times : 1);
    for (const [card, where] of this.place) {
      const owner = this.laidBy.get(card);
      if (owner !== undefined) add(owner, this.#worth(card) * times(owner));
      else if (where.startsWith('hand ')) add(Number(where.slice(5)), -this.#worth(card));
    }
    if (this.knocked) add(this.knocked.seat, 50 * this.knocked.times);
    return sums;
  }

  #worth(card: string): number {
    const plain = WORTH[card] ?? WORTH[card[0] as string] ?? 5;
    return card === this.#head ? 50 + (plain === 50 ? 50 : 0) : plain;
  }

  #throw(card: string, seat?: number): void {
    this.place.set(card, 'pile');
    this.pile.push(card);
    if (seat === undefined) this.thrown.delete(card);
    else this.thrown.set(card, seat);
  }

  #lay(seat: number, cards: readonly string[]): void {
    this.melds.push([]);
    for (const card of cards) this.#put(card, seat, this.melds.length - 1);
  }

  #put(card: string, seat: number, meld: number): void {
    this.place.set(card, `meld ${meld}`);
    this.laidBy.set(card, seat);
    this.melds[meld]?.push(card);
  }

  #endTurn(seat: number, card: string): void {
    const isLast = this.held(seat).length === 1;
    if (!isLast) {
      if (this.melds.some((meld) => isMeldApart([...meld, card]))) this.#fine(seat);
      const pairs = this.pile.flatMap((one, at) =>
        this.pile.slice(at + 1).map((other) => [one, other, card]),
      );
      if (pairs.some(isMeldApart)) this.#fine(seat);
    }
    this.#throw(card, seat);
    if (isLast) {
      const laid = [...this.laidBy].flatMap(([one, by]) => (by === seat ? [one[1]] : []));
      const isDark = (this.bornAt.get(seat) ?? this.at) === this.at;
      this.knocked = { seat, times: (isDark ? 2 : 1) * (new Set(laid).size === 1 ? 2 : 1) };
      if (this.#fool !== undefined) this.#fine(this.#fool);
    }
    this.#fool = undefined;
    this.over = isLast || this.#stock.length === 0;
    this.at += 1;
    this.mayDraw = true;
  }

  #fine(seat: number): void {
    this.fines.set(seat, (this.fines.get(seat) ?? 0) + 1);
  }
}

function key(cards: readonly string[]): string {
  return cards.toSorted().join(' ');
}
