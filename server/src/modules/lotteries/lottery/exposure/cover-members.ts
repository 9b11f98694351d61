import { COUNTED_MILLIONTHS, uncountedLines } from '@lanna/rules/lotteries/lottery/cover/coverage';
import { type Family, playOf } from '@lanna/rules/lotteries/lottery/family';
import { readSelection } from '@lanna/rules/lotteries/lottery/plays/selection-text';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/sql/database.ts';
import { familyOfGame } from '../betting/family-of-game.ts';
import type { DrawToSettle } from '../settle-draw.ts';

/**
 * Members looked at in one transaction, and for how long: the pass and the draw are held meanwhile, but no wallet. Finding them reads all lines of the
 * draw, so they are many, and it is the time that ends a transaction.
 */
const MEMBERS = 2000;
const WORK_MS = 1000;
/** Lines of one member on one draw, and what their selections take as they are stored: with more of either none of them counts. */
const MOST_LINES = 20_000;
const MOST_BYTES = 16_000_000;
/** Selections read at a time. */
const READ_BYTES = 4_000_000;

/**
 * Decides for the next members of a draw which of their lines count for turnover and rebates. Their lines stay as they are once the draw is closed, so it is
 * the same however often it is asked, whatever the result. Only members whose lines might cover too much are looked at. Answers whether all are done.
 */
export async function coverMembers(
  tx: Tx,
  { id, version }: DrawToSettle,
  pass: { game_code: string; covered_to: string | null },
): Promise<boolean> {
  const members = await widestMembers(tx, id, pass.covered_to);
  const family = familyOfGame(pass.game_code);
  const until = performance.now() + WORK_MS;
  let coveredTo = pass.covered_to;
  for await (const { memberId, lines } of linesOf(tx, id, members)) {
    await refuse(tx, id, memberId, lines && uncountedOf(family, lines));
    coveredTo = memberId;
    if (performance.now() > until) break;
  }
  const isDone = members.length < MEMBERS && coveredTo === (members.at(-1)?.member_id ?? coveredTo);
  await tx
    .updateTable('lottery.settlement')
    .set({ covered_to: coveredTo, is_covered: isDone })
    .where('draw_id', '=', id)
    .where('version', '=', version)
    .execute();
  return isDone;
}

interface Member {
  member_id: string;
  lines: number;
  bytes: number;
}

/** The next members whose lines come to more than may be covered, if no two of them won together. */
async function widestMembers(tx: Tx, drawId: string, after: string | null): Promise<Member[]> {
  const { rows } = await sql<Member>`
    select member_id, count(*)::int as lines, sum(pg_column_size(selection))::int as bytes
    from lottery.line
    where draw_id = ${drawId} and state <> 'refunded' and coverage is not null
      and member_id > coalesce(${after}::uuid, '00000000-0000-0000-0000-000000000000')
    group by member_id having sum(coverage) > ${COUNTED_MILLIONTHS}
    order by member_id limit ${MEMBERS}`.execute(tx);
  return rows;
}

/** What each of them has on the draw, some of them read together; null for too many lines to look at. */
async function* linesOf(tx: Tx, drawId: string, members: readonly Member[]) {
  const left = [...members];
  while (left.length > 0) yield* await readLines(tx, drawId, nextToRead(left));
}

/** Takes as many members from the list as are read together. */
function nextToRead(left: Member[]): Member[] {
  const group: Member[] = [];
  let bytes = 0;
  for (let next = left[0]; next && (group.length === 0 || bytes + next.bytes <= READ_BYTES); next = left[0]) {
    group.push(next);
    left.shift();
    bytes += isTooMany(next) ? 0 : next.bytes;
  }
  return group;
}

function isTooMany({ lines, bytes }: Member): boolean {
  return lines > MOST_LINES || bytes > MOST_BYTES;
}

interface Bought {
  play: string;
  selection: string;
  ids: string[];
}

/** Alike lines stand together. */
async function readLines(tx: Tx, drawId: string, members: readonly Member[]) {
  const looked = members.filter((member) => !isTooMany(member)).map(({ member_id }) => member_id);
  const { rows } = await sql<Bought & { member_id: string }>`
    select member_id, play, selection, array_agg(id) as ids
    from lottery.line
    where draw_id = ${drawId} and state <> 'refunded' and coverage is not null and member_id = any (${looked}::uuid[])
    group by member_id, play, selection`.execute(tx);
  const byMember = Map.groupBy(rows, ({ member_id }) => member_id);
  return members.map((member) => ({
    memberId: member.member_id,
    lines: isTooMany(member) ? null : (byMember.get(member.member_id) ?? []),
  }));
}

function uncountedOf(family: Family, bought: readonly Bought[]): string[] {
  const lines = bought.map(({ play: code, selection: text, ids }) => {
    const play = playOf(family, code);
    const read = play && readSelection(play, text);
    if (!read || !('selection' in read))
      throw new Error(`a line of ${family.code} cannot be read: ${code} ${text}`);
    return { play, selection: read.selection, text, ids };
  });
  return [...uncountedLines(family, lines)].flatMap(({ ids }) => ids);
}

/** These lines of the member, or all of them, count for nothing. */
async function refuse(
  tx: Tx,
  drawId: string,
  memberId: string,
  ids: readonly string[] | null,
): Promise<void> {
  if (ids?.length === 0) return;
  await tx
    .updateTable('lottery.line')
    .set({ counts: false })
    .where('draw_id', '=', drawId)
    .where('member_id', '=', memberId)
    .where('state', '<>', 'refunded')
    .where('coverage', 'is not', null)
    .where('counts', '=', true)
    .$if(ids !== null, (lines) => lines.where((eb) => eb('id', '=', eb.fn.any(eb.val([...(ids ?? [])])))))
    .execute();
}
