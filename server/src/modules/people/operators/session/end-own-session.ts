import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { endOperatorSessions } from '../accounts/end-operator-sessions.ts';
import { type OperatorDeps, type OwnCall, operatorSubject } from './deps.ts';

/** Ends one of the own sessions, or (null) every other. Answers how many were open. Refuses with `not_found`. */
export async function endOwnSession(
  { db, clock }: Pick<OperatorDeps, 'db' | 'clock'>,
  sessionId: string | null,
  call: OwnCall,
): Promise<number> {
  const { operator } = call;
  return db.transaction(async (tx) => {
    const ended = await endOperatorSessions(tx, {
      operatorId: operator.id,
      which: sessionId === null ? { allBut: operator.sessionId } : { only: sessionId },
      now: clock.now(),
    });
    if (sessionId !== null && ended === 0) throw new Refusal('not_found');
    await call.record(tx, {
      action: 'operators.end-session',
      brandId: null,
      subject: operatorSubject(operator),
      after: { sessionsEnded: ended },
    });
    return ended;
  });
}
