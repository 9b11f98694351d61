import type { Play } from '@lanna/rules/lotteries/lottery/play';
import * as z from 'zod/mini';
import { Refusal } from '../../../../api/calls/refusal.ts';
import { ruleNumber } from '../board/plays.ts';
import type { LineOfBets } from '../slip/slip-lines.ts';
import type { NumberRule, Table } from './rates.ts';

/** What a refusal has reported of numbers at a draw; `full` where a number was taken for one at half rate. */
export interface ShownRules {
  numero: string;
  rules: readonly { play: string; number: string; rule: NumberRule | 'full' }[];
}

const numbers = z.array(z.object({ play: z.string(), number: z.string() }));
const lines = z.array(z.object({ line: z.int(), half: z.array(z.string()) }));

/** Numbers a refusal names, all of them. */
export function namedNumbers(error: unknown): readonly { play: string; number: string }[] {
  return error instanceof Refusal ? (numbers.safeParse(error.facts['numbers']).data ?? []) : [];
}

/** The rules of a draw that is not the current one are known from refusals alone: without them the same slip would be refused again and again. */
export function notifiedBy(
  error: unknown,
  numero: string,
  sent: readonly LineOfBets[],
  plays: readonly Play[],
): ShownRules {
  const code = error instanceof Refusal ? error.code : undefined;
  if (code === 'number_closed')
    return { numero, rules: namedNumbers(error).map((named) => ({ ...named, rule: 'closed' as const })) };
  if (code !== 'price_changed' || !(error instanceof Refusal)) return { numero, rules: [] };
  const reached = namedNumbers(error).map((named) => ({ ...named, rule: 'half' as const }));
  const changed = lines.safeParse(error.facts['lines']).data ?? [];
  const ofLines = changed.flatMap(({ line, half }) =>
    (sent[line - 1]?.bets ?? []).map((bet) => {
      const play = plays.find(({ code: known }) => known === bet.play);
      const number = play ? ruleNumber(play, bet.number) : bet.number;
      return { play: bet.play, number, rule: half.includes(number) ? ('half' as const) : ('full' as const) };
    }),
  );
  return { numero, rules: [...reached, ...ofLines] };
}

/** The table as it is for a draw: of the current one by what the table says, of another one by what has been reported as well. */
export function tableAt(table: Table, numero: string | undefined, notified: ShownRules | undefined): Table {
  if (!notified || notified.numero !== numero || numero === table.game.current?.numero) return table;
  const keyOf = ({ play, number }: { play: string; number: string }) => `${play} ${number}`;
  const overruled = new Set(notified.rules.map(keyOf));
  return {
    ...table,
    numbers: [
      ...table.numbers.filter((known) => !overruled.has(keyOf(known))),
      ...notified.rules.flatMap(({ rule, ...number }) => (rule === 'full' ? [] : [{ ...number, rule }])),
    ],
  };
}
