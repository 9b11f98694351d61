import type { AskStudio } from './ask-studio.ts';
import { writeOpenTables } from './open-tables.ts';
import type { PageContext } from './page-context.ts';
import type { Command } from './state/events.ts';

/** The result must be seen before the next round is announced. */
const BEFORE_NEXT_MS = 1200;
const REVEAL_MOST_MS = 16_000;

/** Does what the state asks of the outside. */
export function carryOut(
  context: PageContext,
  ask: AskStudio,
  watch: (tables: readonly string[]) => void,
  command: Command,
): void {
  const { state, sound, post, kept, keep } = context;
  switch (command.do) {
    case 'watch':
      watch(command.tables);
      break;
    case 'ask-state':
      ask.askState(command.table);
      break;
    case 'ask-own':
      ask.askOwn(command.table);
      break;
    case 'confirm':
      void ask.confirm(command);
      break;
    case 'reveal':
      reveal(context, command);
      break;
    case 'result':
      if (command.won > command.stake && command.table === state().current) sound.won();
      break;
    case 'post':
      post(command.message);
      break;
    case 'keep': {
      const { chip, timeConfirms, open, current } = state();
      keep({ chip, preferences: { ...kept().preferences, timeConfirms } });
      writeOpenTables(open, current);
      break;
    }
  }
}

function reveal(
  { panels, state, clock, dispatch }: PageContext,
  { table, round, outcome, atOnce }: Extract<Command, { do: 'reveal' }>,
): void {
  const panel = panels.get(table);
  // Its panel is still being loaded: it shows the end when it comes, and nothing waits for it.
  if (!panel) {
    dispatch({ type: 'revealed', table, round });
    return;
  }
  const nextAt = state().tables[table]?.frame?.nextAt;
  const left = nextAt ? Date.parse(nextAt) - clock.now() - BEFORE_NEXT_MS : REVEAL_MOST_MS;
  panel.reveal(round, outcome, {
    atOnce: atOnce || document.hidden,
    timeMs: Math.min(left, REVEAL_MOST_MS),
  });
}
