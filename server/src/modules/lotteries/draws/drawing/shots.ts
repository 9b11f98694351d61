import type { Received, Value } from '@lanna/contract/endpoint';
import type {
  listShots as listContract,
  sendShot as sendContract,
} from '@lanna/contract/lotteries/draws/shots';
import { houseShot } from '@lanna/rules/lotteries/lottery/yeekee/house-shot';
import { MAX_SHOTS, subtractedNumber } from '@lanna/rules/lotteries/lottery/yeekee/shots';
import { sql } from 'kysely';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { maskName } from '../../../people/members/mask.ts';
import { databaseTime } from './database-time.ts';
import { countedFromOf, leastShotsAt } from './draw-inputs.ts';

const YEEKEE = 'YEEKEE';
const NEWEST_SHOWN = 50;
const FIRST_SHOT = 1;

/** Sends a number to a round. Refuses with `draw_unknown`, `shots_closed`, `shot_too_soon`: one a second. */
export async function sendShot(
  db: Queryable,
  { numero, shot }: Received<typeof sendContract>['body'],
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<Value<typeof sendContract>> {
  const { id } = await roundOf(db, numero);
  const { rows } = await sql<{ number: number | null; refused: 'shots_closed' | 'shot_too_soon' | null }>`
    select number, refused from draws.shoot(${id}, ${merchantId}, ${memberId}, ${Number(shot)}, ${MAX_SHOTS})`.execute(
    db,
  );
  const [taken] = rows;
  if (taken?.refused)
    throw new Refusal(taken.refused, taken.refused === 'shot_too_soon' ? { retryAfterSeconds: 1 } : {});
  return { number: taken?.number ?? 0 };
}

/** A round and its newest shots, the same for all readers: `isOwn` is added for each reader by `shotsFor`. */
export async function readShots(db: Queryable, numero: string, merchantId: string) {
  const round = await roundOf(db, numero);
  // Shots are numbered without gaps: those of one moment are the ones up to its count.
  const totals = await db
    .selectFrom('draws.shot')
    .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.sum<bigint | null>('shot').as('sum')])
    .where('draw_id', '=', round.id)
    .executeTakeFirstOrThrow();
  const count = Number(totals.count);
  const countedFrom = countedFromOf(round.shots_counted_from);
  const sixteenth = subtractedNumber(count, countedFrom);
  const upTo = () => shotsOfRound(db, round.id).where('s.number', '<=', count);
  const [newest, named, links, leastShots, now] = await Promise.all([
    upTo().orderBy('s.number', 'desc').limit(NEWEST_SHOWN).execute(),
    upTo().where('s.number', 'in', [FIRST_SHOT, sixteenth]).execute(),
    linksOf(db, round),
    leastShotsAt(db, round.id, merchantId),
    databaseTime(db),
  ]);
  return { now, round, totals, newest, named, links, countedFrom, sixteenth, leastShots };
}

export function shotsFor(
  {
    now,
    round,
    totals,
    newest,
    named,
    links,
    countedFrom,
    sixteenth,
    leastShots,
  }: Awaited<ReturnType<typeof readShots>>,
  memberId: string | undefined,
): Value<typeof listContract> {
  const shown = ({ number, shot, username, member_id, shot_at }: (typeof newest)[number]) => ({
    number,
    shot: String(shot).padStart(5, '0'),
    by: maskName(username),
    isOwn: member_id === memberId,
    at: shot_at.toISOString(),
  });
  const at = (place: number) => {
    const found = named.find(({ number }) => number === place);
    return found ? shown(found) : null;
  };
  return {
    now: now.toISOString(),
    endsAt: round.draws_at.toISOString(),
    count: Number(totals.count),
    sum: String(totals.sum ?? 0),
    newest: newest.map(shown),
    first: at(FIRST_SHOT),
    sixteenth: at(sixteenth),
    countedFrom,
    leastShots,
    committedBy: links.committedBy,
    houseShot: links.link
      ? String(
          houseShot({
            link: links.link,
            game: YEEKEE,
            numero: round.numero,
            beacon: round.beacon ?? undefined,
          }),
        ).padStart(5, '0')
      : null,
  };
}

async function roundOf(db: Queryable, numero: string) {
  const round = await db
    .selectFrom('draws.draw')
    .select(['id', 'numero', 'draws_at', 'chain_id', 'link_place', 'beacon', 'shots_counted_from'])
    .where('game_code', '=', YEEKEE)
    .where('numero', '=', numero)
    .executeTakeFirst();
  if (!round) throw new Refusal('draw_unknown');
  return round;
}

function shotsOfRound(db: Queryable, drawId: string) {
  return db
    .selectFrom('draws.shot as s')
    .innerJoin('members.account as a', 'a.id', 's.member_id')
    .where('s.draw_id', '=', drawId)
    .select(['s.number', 's.shot', 's.member_id', 's.shot_at', 'a.username']);
}

/** The house shot's link once it is shown, and the hash before it that commits to it: until that is shown, the anchor of the whole chain. */
async function linksOf(
  db: Queryable,
  { chain_id, link_place }: { chain_id: string | null; link_place: number | null },
) {
  if (chain_id === null || link_place === null) return { committedBy: null, link: null };
  const shown = await db
    .selectFrom('chains.shown_link')
    .select(['place', 'link'])
    .where('chain_id', '=', chain_id)
    .where('place', 'in', [link_place - 1, link_place])
    .execute();
  const { anchor } = await db
    .selectFrom('chains.chain_record')
    .select('anchor')
    .where('id', '=', chain_id)
    .executeTakeFirstOrThrow();
  const at = (place: number) => shown.find((link) => link.place === place)?.link;
  return { committedBy: at(link_place - 1) ?? anchor, link: at(link_place) ?? null };
}
