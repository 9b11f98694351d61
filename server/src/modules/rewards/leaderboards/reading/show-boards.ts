import type { Language } from '@lanna/contract/people/members/members';
import type { VendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import type { ShownLeaderboard } from '@lanna/contract/rewards/leaderboards/leaderboards';
import { localText } from '@lanna/rules/local-text';
import { formatMoney } from '@lanna/rules/money';
import { LIVE_LEADERBOARDS_MOST, linesOf, prizesByPlace } from '@lanna/rules/rewards/leaderboards/terms';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { maskName } from '../../../people/members/mask.ts';
import { type Board, prizesIn, scoreIn } from '../board.ts';
import { type PlaceNow, placesNow } from '../ranking/places-now.ts';

/** How long one that is over is still shown. */
const SHOWN_AFTER_MS = 7 * 86_400_000;
const PLACES_LEAST = 10;

export interface BoardReader {
  brand: Pick<Brand, 'id' | 'timeZone' | 'defaultLanguage'>;
  language: Language;
  memberId: string;
  now: Date;
}

/** Leaderboards of the brand that are announced, under way or lately paid, each with its first places and the member's own. */
export async function showBoards(db: Queryable, reader: BoardReader): Promise<ShownLeaderboard[]> {
  const { brand, now } = reader;
  const boards = await db
    .selectFrom('leaderboards.board')
    .selectAll()
    .where('merchant_id', '=', brand.id)
    .where(({ or, eb, and }) =>
      or([
        eb('state', 'in', ['published', 'closed', 'paying']),
        and([eb('state', '=', 'ended'), eb('ended_at', '>', new Date(now.getTime() - SHOWN_AFTER_MS))]),
      ]),
    )
    .orderBy('ends_at')
    .orderBy('id')
    .limit(2 * LIVE_LEADERBOARDS_MOST)
    .execute();
  return Promise.all(boards.map((board) => shownBoard(db, board, reader)));
}

async function shownBoard(db: Queryable, board: Board, reader: BoardReader): Promise<ShownLeaderboard> {
  const prizes = prizesIn(board);
  const places = isFixed(board)
    ? await fixedPlaces(db, board)
    : await placesNow(db, board, Math.max(prizesByPlace(prizes).length, PLACES_LEAST));
  return {
    id: board.id,
    title: localText(board.title, reader.language, reader.brand.defaultLanguage),
    state: stateOf(board, reader.now),
    score: scoreIn(board),
    categories: board.categories as VendorGroup[],
    leastStake: board.least_stake > 0n ? formatMoney(board.least_stake) : null,
    startsAt: board.starts_at.toISOString(),
    endsAt: board.ends_at.toISOString(),
    paysAt: board.pays_at?.toISOString() ?? null,
    currency: board.currency,
    prizes: linesOf(prizes),
    places: places.map(({ place, member_id, username, score, amount }) => ({
      ...{ place, name: maskName(username), score: formatMoney(score), amount: formatMoney(amount) },
      isMe: member_id === reader.memberId,
    })),
    own: await ownPlace(db, board, { memberId: reader.memberId, places }),
  };
}

function isFixed({ state }: Board): boolean {
  return state === 'paying' || state === 'ended';
}

/** It begins and ends by the clock; what comes after is said by its row. */
function stateOf({ state, starts_at, ends_at }: Board, now: Date): ShownLeaderboard['state'] {
  if (state === 'ended') return 'paid';
  if (state === 'paying') return 'paying';
  if (state === 'closed' || ends_at <= now) return 'closed';
  return starts_at > now ? 'ahead' : 'open';
}

/** What was paid, and not what scores have become since. Members who were passed by are not shown. */
async function fixedPlaces(db: Queryable, { id }: Board): Promise<PlaceNow[]> {
  return db
    .selectFrom('leaderboards.prize as p')
    .innerJoin('members.account as m', 'm.id', 'p.member_id')
    .select(['p.place', 'p.member_id', 'm.username', 'p.score', 'p.reached_at', 'p.amount'])
    .$narrowType<{ username: string }>()
    .where('p.board_id', '=', id)
    .where('p.state', '<>', 'passed')
    .where('m.status', '=', 'active')
    .orderBy('p.place')
    .orderBy('p.member_id')
    .execute();
}

async function ownPlace(
  db: Queryable,
  board: Board,
  { memberId, places }: { memberId: string; places: readonly PlaceNow[] },
): Promise<ShownLeaderboard['own']> {
  const shown = places.find(({ member_id }) => member_id === memberId);
  if (shown)
    return { place: shown.place, score: formatMoney(shown.score), amount: formatMoney(shown.amount) };
  const { rows } = await sql<{ score: bigint; is_removed: boolean; ahead: number }>`
    select s.score, exists (select from leaderboards.removal x where (x.board_id, x.member_id) = (s.board_id, s.member_id) and x.state = 'decided') as is_removed,
      (select count(*)::integer from leaderboards.score o
        join members.account m on m.id = o.member_id and m.status = 'active' and m.type <> 4 and not m.is_demo_player
        where o.board_id = s.board_id and (o.score > s.score or o.score = s.score and o.reached_at < s.reached_at)
          and not exists (select from leaderboards.removal x where (x.board_id, x.member_id) = (o.board_id, o.member_id) and x.state = 'decided')) as ahead
    from leaderboards.score s where s.board_id = ${board.id} and s.member_id = ${memberId} and s.score > 0`.execute(
    db,
  );
  const [own] = rows;
  if (!own) return null;
  return { place: own.is_removed ? null : own.ahead + 1, score: formatMoney(own.score), amount: '0.00' };
}
