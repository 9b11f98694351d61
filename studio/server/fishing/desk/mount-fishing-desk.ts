import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { FISHING_OFFICE_PATHS as PATHS } from '../../../fishing-office-api.ts';
import type { StudioVendor } from '../../../rules/vendors/vendor.ts';
import { parse, success } from '../../back-office/office-reply.ts';
import { type OfficeSession, refuseWithout, takeSession } from '../../back-office/session.ts';
import type { Studio } from '../../studio.ts';
import { listHalls } from './list-halls.ts';
import { listKindReturns } from './list-kind-returns.ts';
import { listOfficePackets, officePacketsQuery, readOfficePacket } from './list-packets.ts';

/** What people of operators see of halls, in the back office of their vendor. A hall is stopped as every game is: its packets are shot to their end. */
export function mountFishingDesk(app: FastifyInstance, { db, clock }: Studio, vendor: StudioVendor): void {
  const sessionOf = async ({ headers: { authorization } }: FastifyRequest): Promise<OfficeSession> => {
    const session = await takeSession(db.pool, { vendor: vendor.code, authorization }, clock.now());
    refuseWithout('read', session);
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
}
