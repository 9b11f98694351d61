import type { Received } from '@lanna/contract/endpoint';
import type { stopPlay } from '@lanna/contract/play/catalogue/ops';
import { localText } from '@lanna/rules/local-text';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { gameName, isGameId, VENDORS_LANGUAGE } from '../game.ts';
import { isCarried } from '../internal/carried.ts';
import type { StopTarget } from './stop.ts';

type Request = Received<typeof stopPlay>['body'];

/** What an operator wants stopped, by the ids of rows. Refuses `not_found` for what is not there, or not in the brand. */
export async function findStopTarget(
  db: Queryable,
  request: Request,
  brand: Brand | null,
): Promise<StopTarget> {
  const merchantId = brand?.id ?? null;
  const found = await subjectOf(db, request, merchantId);
  if (!found) throw new Refusal('not_found');
  return { kind: request.kind, merchantId, subjectId: found.id, subjectName: found.name };
}

async function subjectOf(db: Queryable, request: Request, merchantId: string | null) {
  const brandIds = merchantId === null ? null : [merchantId];
  switch (request.kind) {
    case 'brand': {
      const brand = await db
        .selectFrom('brands.brand')
        .select(['id', 'name'])
        .where('id', '=', merchantId)
        .executeTakeFirst();
      return brand && { id: brand.id, name: localText(brand.name, VENDORS_LANGUAGE, VENDORS_LANGUAGE) };
    }
    case 'vendor':
      return db
        .selectFrom('catalogue.vendor as v')
        .select(['v.id', 'v.name'])
        .where('v.code', '=', request.vendor)
        .where(isCarried('v.id', brandIds))
        .executeTakeFirst();
    case 'game': {
      const game = await db
        .selectFrom('catalogue.game as g')
        .select(['g.id', 'g.name'])
        .where('g.id', '=', request.game)
        .where(isCarried('g.vendor_id', brandIds))
        .executeTakeFirst();
      return game && { id: game.id, name: gameName(game.name, VENDORS_LANGUAGE) };
    }
    case 'player': {
      const byId = isGameId(request.player);
      return db
        .selectFrom('members.account')
        .select(['id', 'username as name'])
        .where('merchant_id', '=', merchantId)
        .where(byId ? 'id' : 'username_key', '=', byId ? request.player : request.player.toLowerCase())
        .executeTakeFirst();
    }
  }
}
