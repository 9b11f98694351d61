import { formatResult } from '../draws/result-text.ts';
import type { Result } from '../play.ts';
import { thai } from './family.ts';

export type TicketPrize =
  | 'first'
  | 'neighbour'
  | 'front3'
  | 'back3'
  | 'last2'
  | 'second'
  | 'third'
  | 'fourth'
  | 'fifth';

const TICKETS = 1_000_000;

/** What a six-digit ticket wins in a draw; a prize stands twice if the ticket has both of its numbers. */
export function ticketPrizes(ticket: string, numbers: DrawnNumbers): TicketPrize[] {
  if (!/^\d{6}$/.test(ticket)) throw new Error('a ticket has six digits');
  return [
    ...only('first', numbers.first.has(ticket)),
    ...only('neighbour', numbers.neighbours.has(ticket)),
    ...only('second', numbers.second.has(ticket)),
    ...only('third', numbers.third.has(ticket)),
    ...only('fourth', numbers.fourth.has(ticket)),
    ...only('fifth', numbers.fifth.has(ticket)),
    ...numbers.front3.filter((number) => ticket.startsWith(number)).map(() => 'front3' as const),
    ...numbers.back3.filter((number) => ticket.endsWith(number)).map(() => 'back3' as const),
    ...only('last2', ticket.endsWith(numbers.last2)),
  ];
}

export interface DrawnNumbers {
  first: Set<string>;
  neighbours: Set<string>;
  front3: string[];
  back3: string[];
  last2: string;
  second: Set<string>;
  third: Set<string>;
  fourth: Set<string>;
  fifth: Set<string>;
}

/** The numbers of a result by prize. After 999999 comes 000000. */
export function drawnNumbers(result: Result): DrawnNumbers {
  const [first = [], front3 = [], back3 = [], [last2 = ''] = [], ...minor] = formatResult(thai.draw, result)
    .split('|')
    .map((part) => part.split(','));
  const winner = Number(first[0]);
  const neighbours = [winner + TICKETS - 1, winner + 1].map((number) =>
    String(number % TICKETS).padStart(6, '0'),
  );
  const [second, third, fourth, fifth] = [0, 1, 2, 3].map((at) => new Set(minor[at]));
  const none = new Set<string>();
  return {
    first: new Set(first),
    neighbours: new Set(neighbours),
    front3,
    back3,
    last2,
    second: second ?? none,
    third: third ?? none,
    fourth: fourth ?? none,
    fifth: fifth ?? none,
  };
}

function only(prize: TicketPrize, isWon: boolean): TicketPrize[] {
  return isWon ? [prize] : [];
}
