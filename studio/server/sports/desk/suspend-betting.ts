import { z } from 'zod';
import { BackOfficeRefusal } from '../../back-office/back-office-refusal.ts';
import { recordAct } from '../../back-office/record-act.ts';
import type { OfficeSession } from '../../back-office/session.ts';
import type { Studio } from '../../studio.ts';
import { notifySports } from '../notify-sports.ts';
import { moveFixture } from '../offer/move-fixture.ts';

export const suspendBody = z.object({
  fixture: z.uuid(),
  /** Null: the whole match. */
  market: z.string().max(80).nullable(),
  reason: z.string().trim().min(5).max(500),
});
type Suspending = z.infer<typeof suspendBody>;

/** No bets on a market, or on the match, from the commit on; no source opens what a person has suspended. It protects the book, which is one for all brands. Refuses `game_stopped`. */
export async function suspendBetting(
  { db, clock }: Studio,
  session: OfficeSession,
  ask: Suspending,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (ask.market === null) {
      const moved = await moveFixture(tx, [ask.fixture], ['prematch', 'live'], 'suspended');
      if (moved.length === 0) throw new BackOfficeRefusal('game_stopped');
    } else {
      const { rowCount } = await tx.query(
        `update studio.sports_market set state = 'suspended', held_by = $3 where fixture_id = $1 and market = $2 and state <> 'closed' and held_by is null`,
        [ask.fixture, ask.market, session.personName],
      );
      if (rowCount !== 1) throw new BackOfficeRefusal('game_stopped');
      await notifySports(tx, { what: 'fixture', ids: [ask.fixture] });
    }
    await recordAct(tx, session, {
      ...{ action: 'suspended-betting', subject: subjectOf(ask), reason: ask.reason, now: clock.now() },
    });
  });
}

/** Bets again, as long as the match has not begun. Refuses `game_open`. */
export async function resumeBetting(
  { db, clock }: Studio,
  session: OfficeSession,
  ask: Suspending,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (ask.market === null) {
      const { rowCount } = await tx.query(
        `select from studio.sports_fixture where id = $1 and state = 'suspended' and starts_at > clock_timestamp() for update`,
        [ask.fixture],
      );
      if (rowCount !== 1) throw new BackOfficeRefusal('game_open');
      await moveFixture(tx, [ask.fixture], ['suspended'], 'prematch');
    } else {
      const { rowCount } = await tx.query(
        `update studio.sports_market set state = 'open', held_by = null where fixture_id = $1 and market = $2 and held_by is not null`,
        [ask.fixture, ask.market],
      );
      if (rowCount !== 1) throw new BackOfficeRefusal('game_open');
      await notifySports(tx, { what: 'fixture', ids: [ask.fixture] });
    }
    await recordAct(tx, session, {
      ...{ action: 'resumed-betting', subject: subjectOf(ask), reason: ask.reason, now: clock.now() },
    });
  });
}

function subjectOf({ fixture, market }: Suspending): string {
  return market === null ? fixture : `${fixture} ${market}`;
}
