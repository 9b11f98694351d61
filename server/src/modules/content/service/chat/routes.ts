import * as contract from '@lanna/contract/content/service/service';
import { type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { Brands } from '../../../house/brands/find-brand.ts';
import { countUnread } from './count-unread.ts';
import { customerOf } from './customer.ts';
import { listServicePaths } from './list-service-paths.ts';
import { markSeen } from './mark-seen.ts';
import { openVisit } from './open-visit.ts';
import { readConversation } from './read-conversation.ts';
import { sendMessage } from './send-message.ts';

export function serviceRoutes(deps: { db: Database; clock: Clock; brands: Brands }): Route[] {
  const { db, brands } = deps;
  return [
    route(contract.openVisit, (call) => openVisit(deps, call, call.body.name)),
    route(contract.showConversation, (call) =>
      readConversation(deps, call.brand, customerOf(call, call.caller, call.body.token), call.body.before),
    ),
    route(contract.sendMessage, async (call) => {
      const { token, clientId, text, page } = call.body;
      const customer = customerOf(call, call.caller, token);
      if (!customer) throw new Refusal('conversation_unknown');
      const from = { language: call.language, device: call.userAgent };
      return sendMessage(deps, customer, { clientId, text, page }, from);
    }),
    route(contract.markSeen, (call) =>
      markSeen(deps, customerOf(call, call.caller, call.body.token), call.body.number),
    ),
    route(contract.countUnread, (call) => countUnread(deps, customerOf(call, call.caller, call.body.token))),
    route(contract.servicePaths, async (call) => {
      const brand = await brands.findById(call.brand.id);
      if (!brand) throw new Refusal('domain_unknown');
      const { customerService } = brand.settings.site;
      const pathList = await listServicePaths(
        db.kysely,
        { id: brand.id, contacts: customerService },
        call.caller?.memberId,
      );
      return { version: { pathList } };
    }),
  ];
}
