import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import rateLimit from '@fastify/rate-limit';
import type { BackOfficePermission } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { isDatabaseUnreachable } from '@lanna/rules/database-errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { BACK_OFFICE_PAGE, BACK_OFFICE_PATHS } from '../../back-office-api.ts';
import { isFishing, isRooms, isSports } from '../../rules/game.ts';
import type { StudioVendor } from '../../rules/vendors/vendor.ts';
import { STUDIO_VENDORS } from '../../rules/vendors/vendors.ts';
import { mountFishingDesk } from '../fishing/desk/mount-fishing-desk.ts';
import type { Tx } from '../platform/database.ts';
import { mountRoomDesk } from '../rooms/desk/mount-room-desk.ts';
import { mountSportsDesk } from '../sports/desk/mount-sports-desk.ts';
import type { Studio } from '../studio.ts';
import type { TableDesk } from '../tables/desk/open-desk.ts';
import { BackOfficeRefusal } from './back-office-refusal.ts';
import { enter } from './enter.ts';
import { listOfficeGames } from './list-games.ts';
import { listOfficeReturns } from './list-office-returns.ts';
import { listTableReturns } from './list-table-returns.ts';
import { listOfficeTables } from './list-tables.ts';
import { parse, success } from './office-reply.ts';
import { makeTable, makeTableBody, takeTableAway } from './own-tables.ts';
import { readRound } from './read-round.ts';
import { readTableRound } from './read-table-round.ts';
import { type ActName, listActs, recordAct } from './record-act.ts';
import { roundsQuery, searchRounds } from './search-rounds.ts';
import { searchTableRounds, tableRoundsQuery } from './search-table-rounds.ts';
import { type OfficeSession, refuseWithout, takeSession } from './session.ts';
import { setTable, setTableBody } from './set-table.ts';
import { openGameAgain, stopGame } from './stop-game.ts';
import { openTableAgain, stopTable } from './stop-table.ts';
import { voidRound } from './void-round.ts';

export interface BackOfficeSettings {
  /** The brands' keys, by their `operator_id`. */
  brandKeys: ReadonlyMap<string, KeyObject>;
  /** Origins of consoles that may frame the page. */
  ancestors: readonly string[];
  clientFolder: string;
  /** Feeds of the sportsbook that a key is known of. */
  feeds: readonly string[];
  /** What was decided about live tables. */
  desk: TableDesk;
}

const CALLS_MAX = 240;
const WINDOW_MS = 60_000;

const launchBody = z.object({ launch: z.string().min(1).max(8000) });
const turnBody = z.object({ gameCode: z.string().max(60), reason: z.string().trim().min(5).max(500) });
const tableBody = z.object({ table: z.string().max(50), reason: z.string().trim().min(5).max(500) });
const voidBody = tableBody.extend({ round: z.uuid() });
const roundAddress = z.object({ id: z.uuid() });

/** The back office of each vendor, below its address: the page, and the page's calls. */
export function mountBackOffices(app: FastifyInstance, studio: Studio, settings: BackOfficeSettings): void {
  for (const vendor of STUDIO_VENDORS)
    app.register(
      async (office) => {
        await office.register(rateLimit, {
          max: CALLS_MAX,
          timeWindow: WINDOW_MS,
          errorResponseBuilder: (_, { ttl }) => new BackOfficeRefusal('too_soon', { retryAfterMs: ttl }),
        });
        office.setErrorHandler(refuse);
        mountPage(office, settings);
        mountCalls(office, studio, { vendor, brandKeys: settings.brandKeys });
        mountTableCalls(office, studio, { vendor, desk: settings.desk });
        if (vendor.games.some(isSports)) mountSportsDesk(office, studio, { vendor, feeds: settings.feeds });
        if (vendor.games.some(isFishing)) mountFishingDesk(office, studio, vendor);
        if (vendor.games.some(isRooms)) mountRoomDesk(office, studio, vendor);
      },
      { prefix: vendor.path },
    );
}

function mountPage(app: FastifyInstance, { ancestors, clientFolder }: BackOfficeSettings): void {
  const frameAncestors = ancestors.length > 0 ? ancestors.join(' ') : "'none'";
  app.get(BACK_OFFICE_PAGE, async (_, reply) => {
    const page = await readFile(join(clientFolder, 'back-office', 'index.html')).catch(() => undefined);
    // Stricter than a game's: the page draws nothing but text, and only consoles may frame it.
    reply.header(
      'content-security-policy',
      `default-src 'none'; base-uri 'none'; connect-src 'self'; font-src 'self'; form-action 'none'; img-src 'self'; ` +
        `script-src 'self'; style-src 'self'; frame-ancestors ${frameAncestors}`,
    );
    reply.header('cache-control', 'no-cache');
    if (!page) return reply.code(503).type('text/plain').send('The back office has not been built.');
    return reply.type('text/html; charset=utf-8').send(page);
  });
}

function mountCalls(
  app: FastifyInstance,
  studio: Studio,
  { vendor, brandKeys }: { vendor: StudioVendor; brandKeys: BackOfficeSettings['brandKeys'] },
): void {
  const { db, clock } = studio;
  const audience = `${studio.studioUrl}${vendor.path}${BACK_OFFICE_PAGE}`;
  const sessionOf = async ({ headers: { authorization } }: FastifyRequest): Promise<OfficeSession> => {
    const session = await takeSession(db.pool, { vendor: vendor.code, authorization }, clock.now());
    refuseWithout('read', session);
    return session;
  };
  const looking = lookingIn(studio);

  app.post(BACK_OFFICE_PATHS.enter, async (request) =>
    success(await enter(studio, parse(launchBody, request.body).launch, { vendor, audience, brandKeys })),
  );
  app.get(BACK_OFFICE_PATHS.games, async (request) =>
    success(await listOfficeGames(db.pool, await sessionOf(request))),
  );
  app.post(BACK_OFFICE_PATHS.stop, async (request) => {
    const session = await sessionOf(request);
    refuseWithout('stop', session);
    await stopGame(studio, session, parse(turnBody, request.body));
    return success(await listOfficeGames(db.pool, session));
  });
  app.post(BACK_OFFICE_PATHS.open, async (request) => {
    const session = await sessionOf(request);
    refuseWithout('stop', session);
    await openGameAgain(studio, session, parse(turnBody, request.body));
    return success(await listOfficeGames(db.pool, session));
  });
  app.get(BACK_OFFICE_PATHS.rounds, async (request) => {
    const session = await sessionOf(request);
    const query = parse(roundsQuery, request.query);
    return looking(session, { action: 'searched-rounds', ...askedFor(query) }, (tx) =>
      searchRounds(tx, session, query),
    );
  });
  app.get(`${BACK_OFFICE_PATHS.rounds}/:id`, async (request) => {
    const session = await sessionOf(request);
    const { id } = parse(roundAddress, request.params);
    return looking(session, { action: 'read-round', subject: id }, (tx) => readRound(tx, session, id));
  });
  app.get(BACK_OFFICE_PATHS.returns, async (request) => {
    const session = await sessionOf(request);
    return looking(session, { action: 'read-returns' }, (tx) => listOfficeReturns(tx, session));
  });
  app.get(BACK_OFFICE_PATHS.acts, async (request) =>
    success(await listActs(db.pool, await sessionOf(request))),
  );
}

/** Of a vendor with live tables. */
function mountTableCalls(
  app: FastifyInstance,
  studio: Studio,
  { vendor, desk }: { vendor: StudioVendor; desk: TableDesk },
): void {
  const { db, clock } = studio;
  const sessionOf = async (
    request: FastifyRequest,
    permission: BackOfficePermission,
  ): Promise<OfficeSession> => {
    const { authorization } = request.headers;
    const session = await takeSession(db.pool, { vendor: vendor.code, authorization }, clock.now());
    refuseWithout(permission, session);
    return session;
  };
  const looking = lookingIn(studio);
  const list = async (session: OfficeSession) => success(await listOfficeTables(db.pool, desk, session));

  app.get(BACK_OFFICE_PATHS.tables, async (request) => list(await sessionOf(request, 'read')));
  app.post(BACK_OFFICE_PATHS.stopTable, async (request) => {
    const session = await sessionOf(request, 'stop');
    await stopTable(studio, desk, session, parse(tableBody, request.body));
    return list(session);
  });
  app.post(BACK_OFFICE_PATHS.openTable, async (request) => {
    const session = await sessionOf(request, 'stop');
    await openTableAgain(studio, desk, session, parse(tableBody, request.body));
    return list(session);
  });
  app.post(BACK_OFFICE_PATHS.setTable, async (request) => {
    const session = await sessionOf(request, 'configure');
    await setTable(studio, desk, session, parse(setTableBody, request.body));
    return list(session);
  });
  app.post(BACK_OFFICE_PATHS.makeTable, async (request) => {
    const session = await sessionOf(request, 'configure');
    await makeTable(studio, desk, session, parse(makeTableBody, request.body));
    return list(session);
  });
  app.post(BACK_OFFICE_PATHS.takeTableAway, async (request) => {
    const session = await sessionOf(request, 'configure');
    await takeTableAway(studio, desk, session, parse(tableBody, request.body));
    return list(session);
  });
  app.post(BACK_OFFICE_PATHS.voidRound, async (request) => {
    const session = await sessionOf(request, 'stop');
    return success(await voidRound(studio, desk, session, parse(voidBody, request.body)));
  });
  app.get(BACK_OFFICE_PATHS.tableRounds, async (request) => {
    const session = await sessionOf(request, 'read');
    const query = parse(tableRoundsQuery, request.query);
    return looking(session, { action: 'searched-rounds', ...askedFor(query) }, (tx) =>
      searchTableRounds(tx, desk, session, query),
    );
  });
  app.get(`${BACK_OFFICE_PATHS.tableRounds}/:id`, async (request) => {
    const session = await sessionOf(request, 'read');
    const { id } = parse(roundAddress, request.params);
    return looking(session, { action: 'read-round', subject: id }, (tx) =>
      readTableRound(tx, desk, session, id),
    );
  });
  app.get(BACK_OFFICE_PATHS.tableReturns, async (request) => {
    const session = await sessionOf(request, 'read');
    return looking(session, { action: 'read-returns', subject: 'tables' }, (tx) =>
      listTableReturns(tx, session, clock.now()),
    );
  });
}

/** Looking is written down as well, before what was looked for is shown. */
function lookingIn({ db, clock }: Studio) {
  return (
    session: OfficeSession,
    act: { action: ActName; subject?: string },
    read: (tx: Tx) => Promise<unknown>,
  ) =>
    db.transaction(async (tx) => {
      const found = await read(tx);
      await recordAct(tx, session, { ...act, now: clock.now() });
      return success(found);
    });
}

function askedFor(query: object): { subject?: string } {
  return Object.keys(query).length > 0 ? { subject: JSON.stringify(query) } : {};
}

function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { code, facts, status } = asRefusal(error);
  if (status === 500) request.log.error({ err: error }, 'back office call failed');
  return reply.code(status).send({ success: false, code, message: code.replaceAll('_', ' '), value: facts });
}

function asRefusal(error: unknown): BackOfficeRefusal {
  if (error instanceof BackOfficeRefusal) return error;
  if (isDatabaseUnreachable(error)) return new BackOfficeRefusal('unknown_error', {}, 503);
  const statusCode = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return statusCode < 500
    ? new BackOfficeRefusal('invalid_input', {}, statusCode)
    : new BackOfficeRefusal('unknown_error');
}
