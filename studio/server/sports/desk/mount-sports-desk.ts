import type { BackOfficePermission } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { StudioVendor } from '../../../rules/vendors/vendor.ts';
import { SPORTS_OFFICE_PATHS as PATHS } from '../../../sports-office-api.ts';
import { BackOfficeRefusal } from '../../back-office/back-office-refusal.ts';
import { type OfficeSession, refuseWithout, takeSession } from '../../back-office/session.ts';
import type { Studio } from '../../studio.ts';
import { listFeeds } from './feed-health.ts';
import { listMargins } from './list-margins.ts';
import { listOfficeFixtures, officeFixturesQuery } from './list-office-fixtures.ts';
import { listOfficeSlips, officeSlipsQuery } from './list-office-slips.ts';
import { decideErrorBody, decidePriceError, priceErrorBody, proposePriceError } from './price-errors.ts';
import { readOfficeFixture } from './read-office-fixture.ts';
import { reportBody, reportResult } from './report-result.ts';
import { marginsBody, readMarginSheet, setMargins } from './set-margins.ts';
import { boundBody, listBounds, setBound } from './sports-bounds.ts';
import { closeCase, closeCaseBody, listCases } from './sports-cases.ts';
import { groupBody, listGroups, setGroup } from './sports-groups.ts';
import { limitBody, listLimits, setLimit } from './sports-limits.ts';
import { resumeBetting, suspendBetting, suspendBody } from './suspend-betting.ts';

/** What people of operators do with the book, in the back office of its vendor. */
export function mountSportsDesk(
  app: FastifyInstance,
  studio: Studio,
  { vendor, feeds }: { vendor: StudioVendor; feeds: readonly string[] },
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

  app.get(PATHS.fixtures, async (request) => {
    const session = await sessionOf(request, 'read');
    return success(await listOfficeFixtures(db.pool, session, parse(officeFixturesQuery, request.query)));
  });
  app.get(`${PATHS.fixture}/:id`, async (request) => {
    const session = await sessionOf(request, 'read');
    return success(
      await readOfficeFixture(db.pool, session, parse(z.object({ id: z.uuid() }), request.params).id),
    );
  });
  app.post(PATHS.suspend, async (request) => {
    const session = await sessionOf(request, 'trade');
    const body = parse(suspendBody, request.body);
    await suspendBetting(studio, session, body);
    return success(await readOfficeFixture(db.pool, session, body.fixture));
  });
  app.post(PATHS.resume, async (request) => {
    const session = await sessionOf(request, 'trade');
    const body = parse(suspendBody, request.body);
    await resumeBetting(studio, session, body);
    return success(await readOfficeFixture(db.pool, session, body.fixture));
  });
  app.post(PATHS.report, async (request) => {
    // Which of the two permissions it takes follows from how far the match is.
    const session = await sessionOf(request, 'read');
    return success({ state: await reportResult(studio, session, parse(reportBody, request.body)) });
  });
  app.post(PATHS.priceError, async (request) => {
    const session = await sessionOf(request, 'correct');
    const body = parse(priceErrorBody, request.body);
    await proposePriceError(studio, session, body);
    return success(await readOfficeFixture(db.pool, session, body.fixture));
  });
  app.post(PATHS.decideError, async (request) => {
    const session = await sessionOf(request, 'correct');
    const fixture = await decidePriceError(studio, session, parse(decideErrorBody, request.body));
    return success(await readOfficeFixture(db.pool, session, fixture));
  });
  app.get(PATHS.feeds, async (request) => {
    await sessionOf(request, 'read');
    return success(await listFeeds(db.pool, feeds));
  });
  app.get(PATHS.slips, async (request) => {
    const session = await sessionOf(request, 'read');
    return success(await listOfficeSlips(db.pool, session, parse(officeSlipsQuery, request.query)));
  });
  app.get(PATHS.cases, async (request) => {
    await sessionOf(request, 'read');
    return success(await listCases(db.pool));
  });
  app.post(PATHS.cases, async (request) => {
    const session = await sessionOf(request, 'settle');
    await closeCase(studio, session, parse(closeCaseBody, request.body));
    return success(await listCases(db.pool));
  });
  app.get(PATHS.margins, async (request) => {
    await sessionOf(request, 'read');
    return success(await listMargins(db.pool));
  });
  app.get(PATHS.marginSheet, async (request) => {
    await sessionOf(request, 'read');
    return success(await readMarginSheet(db.pool));
  });
  app.post(PATHS.marginSheet, async (request) => {
    const session = await sessionOf(request, 'configure');
    await setMargins(studio, session, parse(marginsBody, request.body));
    return success(await readMarginSheet(db.pool));
  });
  app.get(PATHS.bounds, async (request) =>
    success(await listBounds(db.pool, await sessionOf(request, 'read'))),
  );
  app.post(PATHS.bounds, async (request) => {
    const session = await sessionOf(request, 'configure');
    await setBound(studio, session, parse(boundBody, request.body));
    return success(await listBounds(db.pool, session));
  });
  app.get(PATHS.groups, async (request) =>
    success(await listGroups(db.pool, await sessionOf(request, 'read'))),
  );
  app.post(PATHS.groups, async (request) => {
    const session = await sessionOf(request, 'configure');
    await setGroup(studio, session, parse(groupBody, request.body));
    return success(await listGroups(db.pool, session));
  });
  app.get(PATHS.limits, async (request) =>
    success(await listLimits(db.pool, await sessionOf(request, 'read'))),
  );
  app.post(PATHS.limits, async (request) => {
    const session = await sessionOf(request, 'configure');
    await setLimit(studio, session, parse(limitBody, request.body));
    return success(await listLimits(db.pool, session));
  });
}

function success<T>(value: T): { success: true; value: T } {
  return { success: true, value };
}

function parse<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new BackOfficeRefusal('invalid_input', {
    fields: parsed.error.issues.map((issue) => issue.path.join('.')),
  });
}
