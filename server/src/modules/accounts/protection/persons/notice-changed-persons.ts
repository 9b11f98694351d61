import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { takeChangedPerson } from '../../../people/members/persons/changed-persons.ts';
import type { Exclusions } from '../exclusions.ts';

/** What else waits comes with the next tick. */
const AT_ONCE = 200;

/**
 * Compares with excluded persons each account of which something has changed that a person is known by, whichever call changed it: registered, made by
 * an agent, a name, a birthday, a number, an e-mail, a log-in. One transaction each; killed anywhere, the account still waits.
 */
export async function noticeChangedPersons(
  deps: {
    db: Database;
    clock: { now(): Date };
    exclusions: Pick<Exclusions, 'noticePerson'>;
  },
  signal?: AbortSignal,
): Promise<void> {
  for (let done = 0; done < AT_ONCE && !signal?.aborted; done += 1)
    if (!(await deps.db.transaction((tx) => noticeNext(tx, deps)))) return;
}

async function noticeNext(tx: Tx, { clock, exclusions }: Parameters<typeof noticeChangedPersons>[0]) {
  const account = await takeChangedPerson(tx);
  if (account) await exclusions.noticePerson(tx, account, clock.now());
  return account !== undefined;
}
