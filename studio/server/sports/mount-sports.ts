import { formatMoney } from '@lanna/rules/money';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  favouriteRequest,
  fixturesQuery,
  type OwnSlip,
  placeRequest,
  quoteRequest,
  SPORTS_PATHS,
  sportsSettings,
} from '../../sports-api.ts';
import { type CallLimit, limitCalls } from '../play/limit-calls.ts';
import { findSession, type PlaySessionRow } from '../play/session.ts';
import type { Studio } from '../studio.ts';
import { balanceReader } from '../tables/balances.ts';
import { listFixtures } from './reading/list-fixtures.ts';
import { listOutrights } from './reading/list-outrights.ts';
import { listResults, resultsQuery } from './reading/list-results.ts';
import { openSportsSession, readFavourites, writeFavourite, writeSettings } from './reading/open-session.ts';
import { readBookRules } from './reading/read-book-rules.ts';
import { readEvent } from './reading/read-event.ts';
import { listOwnSlips, showSlips } from './reading/show-slips.ts';
import { placeSlip } from './slips/place-slip.ts';
import { quoteSlip } from './slips/quote-slip.ts';
import type { SlipBatches } from './slips/slip-batches.ts';
import { type SlipRow, selectSlips } from './slips/slip-row.ts';
import { NoAtSports } from './sports-refusal.ts';
import { mountSportsSocket } from './watching/mount-socket.ts';
import type { SportsHub } from './watching/sports-hub.ts';

const slipsQuery = z.object({ state: z.enum(['open', 'settled']).optional(), before: z.uuid().optional() });
const VENDOR = 'SANAM';

/** The calls of the sports page, and its socket. What all see alike visitors may read too. */
export function mountSports(
  app: FastifyInstance,
  studio: Studio,
  parts: { hub: SportsHub; slips: SlipBatches },
): void {
  app.register(async (limited) => {
    mountCalls(limited, studio, parts.slips, await limitCalls(limited));
    mountSportsSocket(limited, studio, parts.hub);
  });
}

function mountCalls(app: FastifyInstance, studio: Studio, slips: SlipBatches, limit: CallLimit): void {
  const { db, clock } = studio;
  const balanceOf = balanceReader(studio);
  const sessionOf = async ({ headers: { authorization } }: FastifyRequest) => {
    const session = await findSession(db.pool, authorization, clock.now());
    if (authorization) limit.recognise(authorization);
    if (session.vendor !== VENDOR) throw new NoAtSports('game_disabled');
    return session;
  };
  const moneyOf = async (session: PlaySessionRow, fresh = false) =>
    formatMoney(await balanceOf(await withOwnMoney(studio, session), fresh));
  const shown = async (slip: SlipRow | undefined): Promise<OwnSlip> => {
    const [own] = slip ? await showSlips(db.pool, [slip]) : [];
    if (!own) throw new NoAtSports('invalid_input', { fields: ['slip'] });
    return own;
  };

  app.get(SPORTS_PATHS.session, async (request) => {
    const session = await sessionOf(request);
    const balance = await balanceOf(await withOwnMoney(studio, session), true);
    return success(await openSportsSession(db.pool, session, balance));
  });
  app.get(SPORTS_PATHS.fixtures, async (request) =>
    success(await listFixtures(db.pool, parse(fixturesQuery, request.query))),
  );
  app.get(SPORTS_PATHS.outrights, async () => success(await listOutrights(db.pool)));
  app.get(SPORTS_PATHS.rules, async () => success(await readBookRules(db.pool)));
  app.get(SPORTS_PATHS.event, async (request) =>
    success(await readEvent(db.pool, parse(z.object({ fixture: z.uuid() }), request.query).fixture)),
  );
  app.get(SPORTS_PATHS.results, async (request) =>
    success(await listResults(db.pool, parse(resultsQuery, request.query))),
  );
  app.post(SPORTS_PATHS.quote, async (request) => {
    const session = request.headers.authorization ? await sessionOf(request) : undefined;
    return success(await quoteSlip(db.pool, parse(quoteRequest, request.body), session));
  });
  app.post(SPORTS_PATHS.place, async (request) => {
    const session = await sessionOf(request);
    const slip = await placeSlip({ slips }, session, parse(placeRequest, request.body));
    const balance =
      slip.balanceAfter === null ? await moneyOf(session, true) : formatMoney(slip.balanceAfter);
    return success({ slip: await shown(slip), balance });
  });
  app.get(SPORTS_PATHS.slips, async (request) => {
    const session = await sessionOf(request);
    const list = await listOwnSlips(db.pool, session.playerId, parse(slipsQuery, request.query));
    return success({ ...list, balance: await moneyOf(session) });
  });
  app.get(SPORTS_PATHS.slip, async (request) => {
    const session = await sessionOf(request);
    const { slip: id } = parse(z.object({ slip: z.uuid() }), request.query);
    const [slip] = await selectSlips(db.pool, 's.id = $1 and s.player_id = $2', [id, session.playerId]);
    return success(await shown(slip));
  });
  app.post(SPORTS_PATHS.settings, async (request) => {
    const session = await sessionOf(request);
    const settings = parse(sportsSettings, request.body);
    await writeSettings(db.pool, session.playerId, settings);
    return success(settings);
  });
  app.post(SPORTS_PATHS.favourites, async (request) => {
    const session = await sessionOf(request);
    await writeFavourite(db.pool, session.playerId, parse(favouriteRequest, request.body));
    return success(await readFavourites(db.pool, session.playerId));
  });
}

/** Money that is kept here, as it is after what the call has done. */
async function withOwnMoney({ db }: Studio, session: PlaySessionRow): Promise<PlaySessionRow> {
  if (session.demoBalance === null) return session;
  const { rows } = await db.pool.query<{ demoBalance: bigint }>(
    'select demo_balance as "demoBalance" from studio.player where id = $1',
    [session.playerId],
  );
  return { ...session, demoBalance: rows[0]?.demoBalance ?? session.demoBalance };
}

function success<T>(value: T): { success: true; value: T } {
  return { success: true, value };
}

function parse<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new NoAtSports('invalid_input', { fields: parsed.error.issues.map((issue) => issue.path.join('.')) });
}
