import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { confirmRequest, seedRequest, TABLE_PATHS } from '../../table-api.ts';
import { Refusal } from '../platform/refusal.ts';
import { type CallLimit, limitCalls } from '../play/limit-calls.ts';
import { findSession, type PlaySessionRow } from '../play/session.ts';
import type { Studio } from '../studio.ts';
import { balanceReader } from './balances.ts';
import { confirmChips } from './betting/confirm-chips.ts';
import { keepSeed } from './betting/keep-seed.ts';
import { readOwnRound } from './betting/own-round.ts';
import type { TableDesk } from './desk/open-desk.ts';
import type { LiveTable } from './live-table.ts';
import { listTableHistory } from './reading/list-table-history.ts';
import { openTableSession } from './reading/open-session.ts';
import { readRoad } from './reading/read-road.ts';
import { readTableReceipt } from './reading/read-table-receipt.ts';
import { NoAtTable } from './table-refusal.ts';
import { mountTableSocket } from './watching/mount-socket.ts';
import type { TableHub } from './watching/table-hub.ts';

export interface TableCalls {
  desk: TableDesk;
  hub: TableHub;
}

const tableQuery = z.object({ table: z.string().max(50) });
const historyQuery = z.object({ before: z.uuid().optional() });
const CONFIRMS_AT_ONCE = 4;

const receiptQuery = z.object({ round: z.uuid() });

/** The calls of the page of tables, and its socket. What all see alike visitors may read too. */
export function mountTables(app: FastifyInstance, studio: Studio, calls: TableCalls): void {
  app.register(async (limited) => {
    mountCalls(limited, studio, calls, await limitCalls(limited));
    mountTableSocket(limited, studio, calls.hub);
  });
}

function mountCalls(app: FastifyInstance, studio: Studio, { desk, hub }: TableCalls, limit: CallLimit): void {
  const { db, clock } = studio;
  const balanceOf = balanceReader(studio);
  const inTurn = fewAtOnce();
  const sessionOf = async ({ headers: { authorization } }: FastifyRequest) => {
    const session = await findSession(db.pool, authorization, clock.now());
    if (authorization) limit.recognise(authorization);
    return session;
  };
  const knownSession = async (request: FastifyRequest) =>
    request.headers.authorization ? sessionOf(request) : undefined;
  /** As its sheet has it. Of any vendor for who only looks; a table of one brand is there for its players alone. */
  const seenTable = (code: string, session?: PlaySessionRow): LiveTable => {
    const table = desk.offered(code, session?.operatorId ?? null) && desk.table(code);
    if (!table) throw new NoAtTable('invalid_input', { fields: ['table'] });
    return table;
  };
  /** One of the vendor the player is with. */
  const tableOf = (code: string, session: PlaySessionRow): LiveTable => {
    const table = seenTable(code, session);
    if (session.vendor !== table.vendor) throw new NoAtTable('invalid_input', { fields: ['table'] });
    return table;
  };
  const ownOf = async (table: LiveTable, session: PlaySessionRow) => {
    const fresh = await findOwnMoney(studio, session);
    return readOwnRound(studio, table, session, await balanceOf(fresh));
  };

  app.get(TABLE_PATHS.session, async (request) => {
    const session = await sessionOf(request);
    return success(await openTableSession(studio, session, desk.offeredTo(session.operatorId)));
  });
  app.get(TABLE_PATHS.state, async (request) => {
    const session = await knownSession(request);
    const table = seenTable(parse(tableQuery, request.query).table, session);
    return success(await hub.read(table, session?.operatorId ?? null));
  });
  app.get(TABLE_PATHS.own, async (request) => {
    const session = await sessionOf(request);
    return success(await ownOf(tableOf(parse(tableQuery, request.query).table, session), session));
  });
  app.post(TABLE_PATHS.confirm, async (request) =>
    inTurn(request.headers.authorization ?? '', async () => {
      const session = await sessionOf(request);
      const confirm = parse(confirmRequest, request.body);
      const table = tableOf(confirm.table, session);
      await confirmChips(studio, table, session, confirm);
      return success(await ownOf(table, session));
    }),
  );
  app.post(TABLE_PATHS.seed, async (request) => {
    const session = await sessionOf(request);
    const { table, seed } = parse(seedRequest, request.body);
    await keepSeed(db.pool, tableOf(table, session), session, seed);
    return success({ seed });
  });
  app.get(TABLE_PATHS.road, async (request) =>
    success(
      await readRoad(db.pool, seenTable(parse(tableQuery, request.query).table, await knownSession(request))),
    ),
  );
  app.get(TABLE_PATHS.history, async (request) => {
    const session = await sessionOf(request);
    return success(await listTableHistory(studio, session, parse(historyQuery, request.query).before));
  });
  app.get(TABLE_PATHS.receipt, async (request) => {
    const { round } = parse(receiptQuery, request.query);
    return success(await readTableReceipt(db.pool, round));
  });
}

/** A page sends one confirmation after another. Who sends many at once takes no connection from others: what comes beyond a few is refused before anything is read. */
function fewAtOnce() {
  const underway = new Map<string, number>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = underway.get(key) ?? 0;
    if (before >= CONFIRMS_AT_ONCE) throw new Refusal('too_soon', { retryAfterMs: 500 });
    underway.set(key, before + 1);
    try {
      return await work();
    } finally {
      const left = (underway.get(key) ?? 1) - 1;
      if (left > 0) underway.set(key, left);
      else underway.delete(key);
    }
  };
}

/** Money that is kept here, as it is after what the call has done. */
async function findOwnMoney({ db }: Studio, session: PlaySessionRow): Promise<PlaySessionRow> {
  if (session.demoBalance === null && session.keptBalance === null) return session;
  const { rows } = await db.pool.query<Pick<PlaySessionRow, 'demoBalance' | 'keptBalance'>>(
    'select demo_balance as "demoBalance", kept_balance as "keptBalance" from studio.player where id = $1',
    [session.playerId],
  );
  return { ...session, ...rows[0] };
}

function success<T>(value: T): { success: true; value: T } {
  return { success: true, value };
}

function parse<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new NoAtTable('invalid_input', { fields: parsed.error.issues.map((issue) => issue.path.join('.')) });
}
