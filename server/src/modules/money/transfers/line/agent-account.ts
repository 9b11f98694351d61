import type { Received, Value } from '@lanna/contract/endpoint';
import {
  AGENT_ACCOUNT_KINDS,
  type AgentAccountKind,
  type AgentAccountRow,
  type agentAccount as endpoint,
} from '@lanna/contract/money/transfers/agent-account';
import { formatMoney } from '@lanna/rules/money';
import type { FileAnswer } from '../../../../platform/files/send-csv.ts';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { readCursor, writeCursor } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import {
  type MoveBesidePlay,
  movesBesidePlay,
  sumsBesidePlay,
} from '../../../books/ledger/moves-beside-play.ts';
import { maskName } from '../../../people/members/mask.ts';
import { nameInLine } from '../../../people/members/name-in-line.ts';
import { periodOf } from '../../../play/records/period.ts';

type Query = Received<typeof endpoint>['query'];
type Filter = Omit<Query, 'after' | 'pageSize'>;
interface Reader {
  brand: Pick<Brand, 'id' | 'currency' | 'timeZone'>;
  memberId: string;
  now: Date;
}

const CODES: Readonly<Record<AgentAccountKind, readonly string[]>> = {
  transfer: ['transfer_up', 'transfer_down'],
  envelope: ['envelope_filled', 'envelope_returned', 'envelope'],
  commission: ['commission', 'commission_returned'],
  salary: ['salary', 'salary_returned', 'upline_salary'],
  dividend: ['dividend', 'dividend_returned', 'upline_dividend'],
  contract: ['contract_pay_set_aside', 'contract_pay_returned'],
};
const ALL = Object.values(CODES).flat();
const ORDER = 'agent account';
const FILE_PAGE = 500;

/** What moved an agent's wallet as an agent, from the books, a page at a time by keys; and the sums of the period. */
export async function agentAccount(
  db: Queryable,
  reader: Reader,
  { after, pageSize, ...filter }: Query,
): Promise<Value<typeof endpoint>> {
  const { brand, memberId, now } = reader;
  const period = periodOf(filter, { timeZone: brand.timeZone, now });
  const [place, key] = after === undefined ? [] : readCursor(after, ORDER);
  const [found, sums] = await Promise.all([
    read(db, reader, filter, { after: placeOf(place, key), limit: pageSize + 1 }),
    sumsBesidePlay(db, { merchantId: brand.id, memberId }, { ...period, only: ALL }),
  ]);
  const shown = found.slice(0, pageSize);
  const last = found.length > pageSize ? shown.at(-1) : undefined;
  return {
    period: { from: period.from, to: period.to },
    currency: brand.currency,
    totals: AGENT_ACCOUNT_KINDS.map((kind) => {
      const of = sums.filter(({ code }) => CODES[kind].includes(code));
      const total = (side: 'came' | 'went') => formatMoney(of.reduce((sum, one) => sum + one[side], 0n));
      return { kind, came: total('came'), went: total('went') };
    }),
    rows: await showRows(db, reader, shown),
    next: last ? writeCursor([ORDER, String(last.at_us), last.key]) : null,
  };
}

/** All of it as a file. */
export function agentAccountFile(db: Queryable, reader: Reader, filter: Filter): FileAnswer {
  // What cannot be asked for is refused before the file begins.
  periodOf(filter, { timeZone: reader.brand.timeZone, now: reader.now });
  return {
    name: 'agent-account',
    header: ['at', 'kind', 'code', 'change', 'currency', 'other', 'reference', 'transfer'],
    rows: linesOf(db, reader, filter),
  };
}

async function* linesOf(db: Queryable, reader: Reader, filter: Filter) {
  let after: { atUs: bigint; key: string } | undefined;
  for (;;) {
    const found = await read(db, reader, filter, { after, limit: FILE_PAGE });
    for (const [at, row] of (await showRows(db, reader, found)).entries())
      yield [
        row.at,
        row.kind,
        row.code,
        found[at]?.change ?? null,
        row.currency,
        row.other ?? '',
        row.reference,
        row.id,
      ] as const;
    const last = found.at(-1);
    if (!last || found.length < FILE_PAGE) return;
    after = { atUs: last.at_us, key: last.key };
  }
}

function placeOf(atUs: string | undefined, key: string | undefined) {
  if (atUs === undefined || key === undefined) return undefined;
  return { atUs: BigInt(/^\d{1,18}$/.test(atUs) ? atUs : 0), key };
}

function read(
  db: Queryable,
  { brand, memberId, now }: Reader,
  { kind, ...asked }: Filter,
  page: { after: { atUs: bigint; key: string } | undefined; limit: number },
) {
  const period = periodOf(asked, { timeZone: brand.timeZone, now });
  const only = kind === undefined ? ALL : CODES[kind];
  return movesBesidePlay(db, { merchantId: brand.id, memberId }, { ...period, ...page, without: [], only });
}

async function showRows(
  db: Queryable,
  { memberId }: Reader,
  moves: readonly MoveBesidePlay[],
): Promise<AgentAccountRow[]> {
  const names = await othersOf(
    db,
    memberId,
    moves.filter(({ code }) => CODES.transfer.includes(code)).map(({ reference }) => reference),
  );
  return moves.map(({ transfer_id, code, change, currency, at_us, reference }) => ({
    id: String(transfer_id),
    kind: AGENT_ACCOUNT_KINDS.find((kind) => CODES[kind].includes(code)) ?? 'transfer',
    code,
    change: formatMoney(change),
    currency,
    at: new Date(Number(at_us / 1000n)).toISOString(),
    other: names.get(reference) ?? null,
    reference,
  }));
}

/** The other side of each transfer within the line: a member directly below by the whole name, any other masked. */
async function othersOf(db: Queryable, memberId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom('transfers.transfer as t')
    .innerJoin('members.account as m', 'm.id', 't.member_id')
    .leftJoin('members.account as a', 'a.id', 't.agent_id')
    .select([
      't.id',
      't.member_id',
      'm.username',
      'm.nickname',
      'm.agent_id',
      'a.username as agent',
      'a.nickname as agent_nick',
    ])
    .where('t.id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      row.member_id === memberId
        ? maskName(row.agent ?? row.agent_nick ?? '')
        : nameInLine(memberId, { username: row.username ?? row.nickname, agent_id: row.agent_id }),
    ]),
  );
}
