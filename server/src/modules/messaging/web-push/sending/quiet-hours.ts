import {
  PUSH_KINDS,
  type PushKind,
  QUIET_HOURS_DEFAULT,
  type QuietHours,
} from '@lanna/contract/messaging/web-push/web-push';
import type { Queryable } from '../../../../platform/sql/database.ts';

interface QuietRow {
  from_minute: number | null;
  until_minute: number | null;
  kinds: string[] | null;
}

/** What a member has chosen, or what holds where nothing was. */
export async function quietHoursOf(db: Queryable, memberId: string): Promise<QuietHours> {
  const row = await db
    .selectFrom('web_push.quiet_hours')
    .select(['from_minute', 'until_minute', 'kinds'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ? quietRow(row) : QUIET_HOURS_DEFAULT;
}

export async function chooseQuietHours(
  db: Queryable,
  memberId: string,
  { from, until, kinds }: QuietHours,
): Promise<QuietHours> {
  const values = {
    from_minute: minuteOf(from),
    until_minute: minuteOf(until),
    kinds: PUSH_KINDS.filter((kind) => kinds.includes(kind)),
  };
  await db
    .insertInto('web_push.quiet_hours')
    .values({ member_id: memberId, ...values })
    .onConflict((oc) => oc.column('member_id').doUpdateSet(values))
    .execute();
  return quietHoursOf(db, memberId);
}

/** A row as it comes of a left join. */
export function quietRow({ from_minute, until_minute, kinds }: QuietRow): QuietHours {
  if (from_minute === null || until_minute === null || kinds === null) return QUIET_HOURS_DEFAULT;
  return {
    from: clockTime(from_minute),
    until: clockTime(until_minute),
    kinds: PUSH_KINDS.filter((kind) => kinds.includes(kind)),
  };
}

/** When the quiet hours that it falls in are over; null where it may be sent at once. */
export function quietUntil(
  { from, until, kinds }: QuietHours,
  kind: PushKind | 'try',
  now: Date,
  timeZone: string,
): Date | null {
  if (kind === 'try' || !kinds.includes(kind) || from === until) return null;
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const time = local.toPlainTime();
  const [begins, ends] = [Temporal.PlainTime.from(from), Temporal.PlainTime.from(until)];
  const isPast = (moment: Temporal.PlainTime) => Temporal.PlainTime.compare(time, moment) >= 0;
  const overMidnight = Temporal.PlainTime.compare(ends, begins) < 0;
  const isQuiet = overMidnight ? isPast(begins) || !isPast(ends) : isPast(begins) && !isPast(ends);
  if (!isQuiet) return null;
  const endDay = overMidnight && isPast(begins) ? local.toPlainDate().add({ days: 1 }) : local.toPlainDate();
  return new Date(endDay.toZonedDateTime({ timeZone, plainTime: ends }).epochMilliseconds);
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function clockTime(minute: number): string {
  const two = (count: number) => String(count).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
