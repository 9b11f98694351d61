import * as contract from '@lanna/contract/accounts/linked-accounts/linked-accounts';
import { type PersonalCall, type Route, route } from '../../../../platform/http/calls/route.ts';
import { beginLink } from './begin-link.ts';
import type { LinkDeps } from './deps.ts';
import { finishLink } from './finish-link.ts';
import { showLinks } from './show-links.ts';

/** A member's accounts of other services. */
export function linkRoutes(deps: LinkDeps): Route[] {
  const ownerOf = ({ brand, caller }: PersonalCall) => ({ merchantId: brand.id, memberId: caller.memberId });
  return [
    route(contract.myLinkedAccounts, (call) => showLinks(deps.db.kysely, ownerOf(call))),
    route(contract.beginLink, (call) =>
      beginLink(deps, { ...ownerOf(call), service: call.params.service, origin: call.origin }),
    ),
    route(contract.finishLink, (call) => finishLink(deps, { ...ownerOf(call), ...call.body })),
  ];
}
