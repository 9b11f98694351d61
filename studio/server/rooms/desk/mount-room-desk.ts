import type { BackOfficePermission } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ROOM_OFFICE_PATHS as PATHS } from '../../../room-office-api.ts';
import type { StudioVendor } from '../../../rules/vendors/vendor.ts';
import { parse, success } from '../../back-office/office-reply.ts';
import { recordAct } from '../../back-office/record-act.ts';
import { type OfficeSession, refuseWithout, takeSession } from '../../back-office/session.ts';
import type { Studio } from '../../studio.ts';
import { listOfficeHands, officeHandsQuery, readOfficeHand } from './list-office-hands.ts';
import { listOfficeRooms } from './list-office-rooms.ts';
import { listRake } from './list-rake.ts';
import { listRoomCases, roomCasesQuery } from './list-room-cases.ts';
import { readRoomCase } from './read-room-case.ts';
import { roomSettingBody, setRooms, showRoomSetting } from './set-rooms.ts';
import { openRoomAgain, stopRoom } from './stop-room.ts';
import { caseStepBody, takeCaseStep } from './take-case-step.ts';

const turnBody = z.object({ room: z.string().max(60), reason: z.string().trim().min(5).max(500) });

/** What people of operators see and do of card rooms, in the back office of their vendor. Each look at hands is written down. */
export function mountRoomDesk(app: FastifyInstance, studio: Studio, vendor: StudioVendor): void {
  const { db, clock } = studio;
  const sessionOf = async (
    { headers: { authorization } }: FastifyRequest,
    permission: BackOfficePermission,
  ): Promise<OfficeSession> => {
    const session = await takeSession(db.pool, { vendor: vendor.code, authorization }, clock.now());
    refuseWithout(permission, session);
    return session;
  };
  app.get(PATHS.rooms, async (request) =>
    success(await listOfficeRooms(db.pool, await sessionOf(request, 'read'))),
  );
  app.post(PATHS.stop, async (request) => {
    const session = await sessionOf(request, 'stop');
    await stopRoom(studio, session, parse(turnBody, request.body));
    return success(await listOfficeRooms(db.pool, session));
  });
  app.post(PATHS.open, async (request) => {
    const session = await sessionOf(request, 'stop');
    await openRoomAgain(studio, session, parse(turnBody, request.body));
    return success(await listOfficeRooms(db.pool, session));
  });
  app.get(PATHS.setting, async (request) =>
    success(await showRoomSetting(db.pool, await sessionOf(request, 'read'))),
  );
  app.post(PATHS.setting, async (request) => {
    const session = await sessionOf(request, 'configure');
    await setRooms(studio, session, parse(roomSettingBody, request.body));
    return success(await showRoomSetting(db.pool, session));
  });
  app.get(PATHS.rake, async (request) => success(await listRake(db.pool, await sessionOf(request, 'read'))));
  app.get(PATHS.hands, async (request) => {
    const session = await sessionOf(request, 'read');
    const query = parse(officeHandsQuery, request.query);
    return db.transaction(async (tx) => {
      const found = await listOfficeHands(tx, session, query);
      await recordAct(tx, session, {
        ...{ action: 'searched-rounds', subject: JSON.stringify(query), now: clock.now() },
      });
      return success(found);
    });
  });
  app.get(`${PATHS.hand}/:id`, async (request) => {
    const session = await sessionOf(request, 'read');
    const { id } = parse(z.object({ id: z.uuid() }), request.params);
    return db.transaction(async (tx) => {
      const found = await readOfficeHand(tx, session, id);
      await recordAct(tx, session, { action: 'read-round', subject: id, now: clock.now() });
      return success(found);
    });
  });
  app.get(PATHS.cases, async (request) => {
    const session = await sessionOf(request, 'investigate');
    return success(await listRoomCases(db.pool, session, parse(roomCasesQuery, request.query)));
  });
  app.get(`${PATHS.oneCase}/:id`, async (request) => {
    const session = await sessionOf(request, 'investigate');
    const { id } = parse(z.object({ id: z.uuid() }), request.params);
    return db.transaction(async (tx) => {
      const found = await readRoomCase(tx, session, id);
      await recordAct(tx, session, { action: 'read-room-case', subject: id, now: clock.now() });
      return success(found);
    });
  });
  app.post(`${PATHS.oneCase}/:id`, async (request) => {
    const session = await sessionOf(request, 'investigate');
    const { id } = parse(z.object({ id: z.uuid() }), request.params);
    await takeCaseStep(studio, session, id, parse(caseStepBody, request.body));
    return success(await readRoomCase(db.pool, session, id));
  });
}
