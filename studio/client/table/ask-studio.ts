import { formatMoney } from '@lanna/rules/money';
import { NoConnection, Refused } from '../shared/studio-calls.ts';
import type { PageContext } from './page-context.ts';
import type { Command } from './state/events.ts';
import { moneyOf } from './state/state.ts';
import { ownOf, refusalFacts } from './wire/read-own.ts';
import { tableErrorOf } from './wire/studio.ts';

const ENDING = ['session_expired', 'player_disabled', 'game_disabled'];
/** A confirmation that was sent in time may be answered a little later. */
const AFTER_CLOSING_MS = 2000;

export type AskStudio = ReturnType<typeof askStudio>;

/** Calls of the studio, whose answers come back as events. */
export function askStudio({ studio, clock, state, dispatch }: PageContext) {
  function askState(table: string): void {
    studio.loadState(table).then((found) => {
      clock.take(found.now);
      dispatch({ type: 'frame', frame: found, at: clock.now() });
    }, failed);
  }

  function askOwn(table: string): void {
    studio
      .loadOwn(table)
      .then(
        (answer) => dispatch({ type: 'own', table, own: ownOf(answer), balance: moneyOf(answer.balance) }),
        failed,
      );
  }

  /** What ends the page ends it wherever it is learnt; what did not arrive is asked for again by the line or the clock. */
  function failed(error: unknown): void {
    const code = tableErrorOf(error);
    if (error instanceof Refused && ENDING.includes(code)) dispatch({ type: 'halt', error: code });
    else if (!(error instanceof Refused || error instanceof NoConnection)) throw error;
  }

  async function confirm({ table, sending }: Extract<Command, { do: 'confirm' }>): Promise<void> {
    const closesAt = state().tables[table]?.frame?.round?.closesAt;
    const left = closesAt === undefined ? 0 : Date.parse(closesAt) - clock.now();
    const chips = Object.fromEntries(
      Object.entries(sending.chips).map(([play, amount]) => [play, formatMoney(amount)]),
    );
    const request = { table, round: sending.round, chips, idempotencyKey: sending.key };
    try {
      const answer = await studio.confirm(request, performance.now() + left + AFTER_CLOSING_MS);
      const own = ownOf(answer);
      dispatch({ type: 'confirmed', table, key: sending.key, own, balance: moneyOf(answer.balance) });
    } catch (error) {
      const facts = error instanceof Refused ? refusalFacts(error.facts) : {};
      dispatch({ type: 'refused', table, key: sending.key, error: tableErrorOf(error), facts });
      if (!(error instanceof Refused || error instanceof NoConnection)) throw error;
    }
  }

  return { askState, askOwn, confirm };
}
