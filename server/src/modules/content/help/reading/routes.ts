import * as contract from '@lanna/contract/content/help/help';
import { type AlikeCall, type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { Brands } from '../../../house/brands/find-brand.ts';
import { profileOf } from '../../../house/brands/profile-of.ts';
import { showTemplates } from '../desk/show-templates.ts';
import { markHelpful } from './mark-helpful.ts';
import type { Reader } from './reader.ts';
import { showHelpCenter } from './show-help-center.ts';

export function helpRoutes(deps: { db: Database; clock: Clock; brands: Brands }): Route[] {
  const db = deps.db.kysely;
  const readerOf = async (call: Pick<AlikeCall, 'brand' | 'language'>): Promise<Reader> => ({
    brand: await profileOf(deps.brands, call),
    language: call.language,
  });
  const alike = { until: ['help_changed', 'settings_changed'] } as const;
  return [
    route(contract.helpCenter, async (call) => showHelpCenter(db, await readerOf(call), call.query), {
      alike: { ...alike, unless: ({ search }) => Boolean(search) },
    }),
    route(contract.templates, async (call) => showTemplates(db, await readerOf(call), call.query), { alike }),
    route(contract.markHelpful, (call) =>
      markHelpful(deps, call.body, {
        brand: call.brand,
        memberId: call.caller?.memberId,
        address: call.address,
        userAgent: call.userAgent,
      }),
    ),
  ];
}
