import { searchEverything as description } from '@lanna/contract/people/operators/search';
import { type OpsRoute, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { SearchKind } from '../../../../platform/ops/search-kind.ts';
import { searchEverything } from './search-everything.ts';

/** The console's one search field. `kinds` are asked for anew each time: they are not known while topics start. */
export function searchRoute(kinds: () => readonly SearchKind[]): OpsRoute {
  return opsRoute(description, async (call) => ({
    hits: await searchEverything(kinds(), call.session, call.query.q),
  }));
}
