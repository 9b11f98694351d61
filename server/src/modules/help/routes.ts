import * as contract from '@lanna/contract/help/help';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { type AlikeCall, type Route, route } from '../../platform/http/route.ts';
import type { Brands } from '../brands/find-brand.ts';
import { profileOf } from '../brands/profile-of.ts';
import { markHelpful } from './mark-helpful.ts';
import type { Reader } from './reader.ts';
import { showHelpCenter } from './show-help-center.ts';
import { showTemplates } from './show-templates.ts';

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
