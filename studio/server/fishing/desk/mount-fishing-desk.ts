import type { BackOfficePermission } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { FISHING_OFFICE_PATHS as PATHS } from '../../../fishing-office-api.ts';
import type { StudioVendor } from '../../../rules/vendors/vendor.ts';
import { parse, success } from '../../back-office/office-reply.ts';
import { type OfficeSession, refuseWithout, takeSession } from '../../back-office/session.ts';
import type { Studio } from '../../studio.ts';
import { decideCase, decideCaseBody, openSeat, openSeatBody } from './decide-case.ts';
import { casesQuery, listCases } from './list-cases.ts';
import { listHalls } from './list-halls.ts';
import { listKindReturns } from './list-kind-returns.ts';
import { listOfficePackets, officePacketsQuery, readOfficePacket } from './list-packets.ts';
import { listHallSettings } from './list-settings.ts';
import { setHall, setHallBody } from './set-hall.ts';

/** What people of operators see and decide of halls, in the back office of their vendor. A hall is stopped as every game is: its packets are shot to their end. */
export function mountFishingDesk(app: FastifyInstance, studio: Studio, vendor: StudioVendor): void {
  const { db, clock } = studio;
  const sessionOf = async (
    { headers: { authorization } }: FastifyRequest,
    permission: BackOfficePermission = 'read',
  ): Promise<OfficeSession> => {
    const session = await takeSession(db.pool, { vendor: vendor.code, authorization }, clock.now());
    refuseWithout(permission, session);
    return session;
  };
  app.get(PATHS.halls, async (request) => success(await listHalls(db.pool, await sessionOf(request))));
  app.get(PATHS.returns, async (request) =>
    success(await listKindReturns(db.pool, await sessionOf(request))),
  );
  app.get(PATHS.packets, async (request) => {
    const session = await sessionOf(request);
    return success(await listOfficePackets(db.pool, session, parse(officePacketsQuery, request.query)));
  });
  app.get(`${PATHS.packet}/:id`, async (request) => {
    const session = await sessionOf(request);
    const { id } = parse(z.object({ id: z.uuid() }), request.params);
    return success(await readOfficePacket(db.pool, session, id));
  });
  app.get(PATHS.settings, async (request) =>
    success(await listHallSettings(db.pool, await sessionOf(request))),
  );
  app.post(PATHS.settings, async (request) => {
    const session = await sessionOf(request, 'configure');
    await setHall(studio, session, parse(setHallBody, request.body));
    return success(await listHallSettings(db.pool, session));
  });
  app.get(PATHS.cases, async (request) => {
    const session = await sessionOf(request, 'investigate');
    return success(await listCases(db.pool, session, parse(casesQuery, request.query)));
  });
  app.post(PATHS.cases, async (request) => {
    const session = await sessionOf(request, 'investigate');
    await decideCase(studio, session, parse(decideCaseBody, request.body));
    return success(await listCases(db.pool, session, {}));
  });
  app.post(PATHS.openSeat, async (request) => {
    const session = await sessionOf(request, 'investigate');
    await openSeat(studio, session, parse(openSeatBody, request.body));
    return success(await listCases(db.pool, session, {}));
  });
}
