import type { Received } from '@lanna/contract/endpoint';
import type * as contract from '@lanna/contract/lotteries/feeds/calendar-ops';
import { type CalendarGame, nextNumero } from '@lanna/rules/lotteries/lottery/draws/calendar';
import { sql } from 'kysely';
import { z } from 'zod';
import { type ProposalKind, proposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { type CalendarRow, lockNumeros } from '../../draws/calendar.ts';
import {
  addCalendarDays,
  moveCalendarDay,
  type NewCalendarDay,
  removeCalendarDay,
} from '../../draws/change-calendar.ts';
import { notifyFeeds } from '../desk/change-feed.ts';
import { type FindAtStake, stakesOn } from '../desk/show-draw.ts';
import {
  calendarGame,
  closesBeforeSeconds,
  dayAhead,
  drawsAtOf,
  existingDays,
  refuseUnfitDays,
} from './calendar-day.ts';

const CALENDAR_KIND = 'feeds.calendar';

const payload = z.object({
  gameCode: z.string(),
  /** Moved is one day, which keeps its numero. */
  change: z.enum(['add', 'move']),
  days: z.array(z.object({ day: z.string(), numero: z.string(), drawsAt: z.coerce.date() })).min(1),
});
type Wanted = z.output<typeof payload>;

type Finders = readonly FindAtStake[];

/** Proposes days with the numeros they will have. Refuses as `addCalendarDays` of the contract declares. */
export async function proposeCalendarDays(
  tx: Tx,
  call: Pick<AnyOpsCall, 'propose'>,
  { gameCode, days, reason }: Received<typeof contract.addCalendarDays>['body'] & { gameCode: string },
  now: Date,
): Promise<{ proposalId: string }> {
  const game = calendarGame(gameCode);
  await lockNumeros(tx, gameCode);
  const wanted = await numbered(tx, game, days);
  await refuseUnfitDays(tx, game, wanted, { now });
  return propose(tx, call, { gameCode, change: 'add', days: wanted }, reason);
}

/** Proposes another day of a numero. Refuses as `moveCalendarDay` of the contract declares. */
export async function proposeMovedDay(
  tx: Tx,
  call: Pick<AnyOpsCall, 'propose'>,
  {
    gameCode,
    numero,
    day,
    time,
    reason,
  }: Received<typeof contract.moveCalendarDay>['body'] & { gameCode: string },
  { now, finders }: { now: Date; finders: Finders },
): Promise<{ proposalId: string }> {
  const game = calendarGame(gameCode);
  await lockNumeros(tx, gameCode);
  const wanted = { day, numero, drawsAt: drawsAtOf(game, day, time) };
  await movable(tx, game, wanted, { now, finders });
  return propose(tx, call, { gameCode, change: 'move', days: [wanted] }, reason);
}

export function calendarProposal(finders: () => Finders): ProposalKind {
  return proposalKind({
    kind: CALENDAR_KIND,
    permission: 'feeds.change',
    payload,
    preview: async (db, { gameCode, change, days }) => {
      const before = (await existingDays(db, calendarGame(gameCode))).filter(({ numero }) =>
        days.some((wanted) => wanted.numero === numero),
      );
      return { ...(change === 'move' && { before: factsOf(before) }), after: factsOf(days) };
    },
    carryOut: async (tx, { gameCode, change, days }, { proposer, approver, now }) => {
      const game = calendarGame(gameCode);
      await lockNumeros(tx, gameCode);
      const givenBy = `${proposer}, ${approver.name}`;
      const [first] = days;
      if (change === 'add' || !first) {
        await refuseUnfitDays(tx, game, days, { now });
        await addCalendarDays(tx, { gameCode, source: 'operator', givenBy, now }, days);
        await notifyFeeds(tx);
        return { after: factsOf(days) };
      }
      const row = await movable(tx, game, first, { now, finders: finders() });
      await moveCalendarDay(tx, row, {
        ...{ day: first.day, drawsAt: first.drawsAt, givenBy },
        closesBeforeSeconds: await closesBeforeSeconds(tx, game),
        now,
      });
      await notifyFeeds(tx);
      return { before: factsOf([row]), after: factsOf(days) };
    },
  });
}

/** At once, since it only takes bets away. Refuses as `removeCalendarDay` of the contract declares. */
export async function removeDay(
  tx: Tx,
  call: Pick<AnyOpsCall, 'record'>,
  { gameCode, numero, reason }: { gameCode: string; numero: string; reason: string },
  { now, finders }: { now: Date; finders: Finders },
): Promise<{ cancelled: boolean }> {
  const game = calendarGame(gameCode);
  await lockNumeros(tx, gameCode);
  const row = await dayAhead(tx, game, numero, now);
  await refuseSold(tx, row, finders);
  await removeCalendarDay(tx, row, reason, now);
  await call.record(tx, {
    action: 'feeds.remove-calendar-day',
    brandId: null,
    subject: { kind: 'lottery-game', id: gameCode, name: gameCode },
    before: factsOf([row]),
    after: { removed: numero },
    reason,
  });
  await notifyFeeds(tx);
  return { cancelled: row.drawId !== null };
}

async function propose(
  tx: Tx,
  call: Pick<AnyOpsCall, 'propose'>,
  wanted: Wanted,
  reason: string,
): Promise<{ proposalId: string }> {
  const proposalId = await call.propose(tx, {
    kind: CALENDAR_KIND,
    brandId: null,
    subject: { kind: 'lottery-game', id: wanted.gameCode, name: wanted.gameCode },
    payload: { ...wanted, days: wanted.days.map((day) => ({ ...day, drawsAt: day.drawsAt.toISOString() })) },
    reason,
  });
  return { proposalId };
}

/** Days in their order, each with the numero it was given or the one that follows. Refuses `calendar_numero_unfit` where none does. */
async function numbered(
  tx: Tx,
  game: CalendarGame,
  days: Received<typeof contract.addCalendarDays>['body']['days'],
): Promise<NewCalendarDay[]> {
  const known: { day: string; numero: string }[] = (await existingDays(tx, game)).filter(
    ({ source }) => source !== 'rule',
  );
  const wanted: NewCalendarDay[] = [];
  for (const { day, time, numero } of days.toSorted((one, other) => (one.day < other.day ? -1 : 1))) {
    const next = numero ?? nextNumero([...known, ...wanted], day);
    if (next === undefined) throw new Refusal('calendar_numero_unfit', { day });
    wanted.push({ day, numero: next, drawsAt: drawsAtOf(game, day, time) });
  }
  return wanted;
}

async function movable(
  tx: Tx,
  game: CalendarGame,
  wanted: NewCalendarDay,
  { now, finders }: { now: Date; finders: Finders },
): Promise<CalendarRow> {
  const row = await dayAhead(tx, game, wanted.numero, now);
  await refuseUnfitDays(tx, game, [wanted], { now, moved: row });
  await refuseSold(tx, row, finders);
  return row;
}

/** Slips that are being taken come first. What was bet on never moves: two operators cancel the draw, and its stakes go back. */
async function refuseSold(tx: Tx, { drawId, numero }: CalendarRow, finders: Finders): Promise<void> {
  if (drawId === null) return;
  await sql`select draws.lock_for_closing(${drawId})`.execute(tx);
  const stakes = await stakesOn(tx, drawId, finders);
  if (stakes.length > 0) throw new Refusal('calendar_day_sold', { numero });
}

function factsOf(days: readonly { day: string; numero: string; drawsAt: Date }[]) {
  return Object.fromEntries(days.map(({ numero, drawsAt }) => [numero, drawsAt.toISOString()]));
}
