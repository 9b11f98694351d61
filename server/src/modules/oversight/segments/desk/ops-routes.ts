import * as contract from '@lanna/contract/oversight/segments/ops';
import * as tags from '@lanna/contract/oversight/segments/tag-ops';
import { brandInScope } from '../../../../platform/ops/brand-in-scope.ts';
import { type OpsRoute, opsChange, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { findScopedMember } from '../../../people/members/scoped-member.ts';
import { countSegment } from '../count-segment.ts';
import { segmentCondition } from '../segment-condition.ts';
import { memberFigures } from './list-member-figures.ts';
import { listTags } from './list-tags.ts';
import { showMemberFigures } from './show-member-figures.ts';
import { addSegment, changeSegment, listSegments, removeSegment } from './write-segment.ts';
import { addTag, changeTag, removeTag } from './write-tag.ts';

/** Members' figures in all, and the segments over them. */
export function segmentOps({ db, clock }: { db: Database; clock: Clock }): OpsRoute[] {
  const { kysely } = db;
  return [
    opsRoute(contract.listSegments, async ({ brands }) => ({
      segments: await listSegments(kysely, brands),
    })),
    opsRoute(contract.countSegment, ({ brands, query, body }) => {
      const { id: merchantId, timeZone } = brandInScope(brands, query.brand);
      return countSegment(kysely, { merchantId, timeZone, at: clock.now() }, body.conditions);
    }),
    opsChange(db, contract.addSegment, (tx, call) =>
      addSegment(tx, call, { brand: call.query.brand, ...call.body }, clock.now()),
    ),
    opsChange(db, contract.changeSegment, (tx, call) =>
      changeSegment(tx, call, { id: call.params.id, ...call.body }, clock.now()),
    ),
    opsChange(db, contract.removeSegment, async (tx, call) => {
      await removeSegment(tx, call, { id: call.params.id, ...call.body }, clock.now());
      return {};
    }),
    opsRoute(tags.listTags, async ({ brands }) => ({ tags: await listTags(kysely, brands) })),
    opsChange(db, tags.addTag, (tx, call) =>
      addTag(tx, call, { brand: call.query.brand, ...call.body }, clock.now()),
    ),
    opsChange(db, tags.changeTag, (tx, call) =>
      changeTag(tx, call, { id: call.params.id, ...call.body }, clock.now()),
    ),
    opsChange(db, tags.removeTag, async (tx, call) => {
      await removeTag(tx, call, { id: call.params.id, ...call.body }, clock.now());
      return {};
    }),
    ...memberFigures.routes(kysely, async ({ query: { segment }, brandIds }) => ({
      inSegment: segment === undefined ? undefined : await segmentIn(kysely, brandIds, segment, clock.now()),
    })),
    opsRoute(contract.showMemberFigures, async ({ params, brands, brandIds }) => {
      const { id, merchantId } = await findScopedMember(kysely, params.id, brandIds);
      const timeZone = brands.find((brand) => brand.id === merchantId)?.timeZone ?? 'UTC';
      return showMemberFigures(kysely, { id, merchantId, timeZone }, clock.now());
    }),
  ];
}

/** The segment, of whichever brand in scope it is. */
async function segmentIn(db: Database['kysely'], brandIds: readonly string[], segmentId: string, at: Date) {
  for (const merchantId of brandIds) {
    const condition = await segmentCondition(db, { merchantId, segmentId, at });
    if (condition) return condition;
  }
  return undefined;
}
