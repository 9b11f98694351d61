import type { AskStudio } from './ask-studio.ts';
import type { PageContext } from './page-context.ts';
import type { TableView } from './state/state.ts';
import { openTableLine } from './wire/table-line.ts';

/** Somewhat longer than the studio keeps a balance. */
const BALANCE_KEPT_MS = 1800;
/** Without a line what happens is asked for. */
const ASK_MS = 2500;

export type PageLine = ReturnType<typeof pageLine>;

/** The line to the studio, and what is asked for where the line says nothing. */
export function pageLine({ token, clock, state, dispatch }: PageContext, { askState, askOwn }: AskStudio) {
  const again = new Map<string, ReturnType<typeof setTimeout>>();
  const line = openTableLine({
    token,
    received(message) {
      if (message.t === 'state') {
        clock.take(message.state.now);
        dispatch({ type: 'frame', frame: message.state, at: clock.now() });
      }
      if (message.t === 'own') askOwnTwice(message.table);
      if (message.t === 'pong') clock.take(message.now);
      if (message.t === 'refused' && message.code === 'session_expired')
        dispatch({ type: 'halt', error: 'session_expired' });
    },
    changed: (connection) => dispatch({ type: 'connection', connection }),
  });
  const asking = setInterval(askWithoutLine, ASK_MS);

  /** The balance in the first answer may be some moments old: what was pushed is asked for once more when the wallet has been asked again. */
  function askOwnTwice(table: string): void {
    askOwn(table);
    clearTimeout(again.get(table));
    again.set(
      table,
      setTimeout(() => askOwn(table), BALANCE_KEPT_MS),
    );
  }

  function askWithoutLine(): void {
    const { connection, halted, open, tables } = state();
    const quiet = connection !== 'live' && !document.hidden && !halted;
    for (const table of open) {
      if (quiet) askState(table);
      // Paid, but not said yet: the push may have been lost.
      if (quiet || awaitsMoney(tables[table])) askOwn(table);
    }
  }

  return {
    watch: line.watch,
    close() {
      clearInterval(asking);
      for (const timer of again.values()) clearTimeout(timer);
      line.close();
    },
  };
}

function awaitsMoney(view: TableView | undefined): boolean {
  const round = view?.frame?.round;
  if (!view || !round || view.own?.round !== round.id) return false;
  return (
    ['closed', 'settled', 'void'].includes(round.state) &&
    ['confirmed', 'placing', 'placed'].includes(view.own.state)
  );
}
