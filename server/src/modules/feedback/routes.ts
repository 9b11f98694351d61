import * as contract from '@lanna/contract/feedback/feedback';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { sendFeedback } from './send-feedback.ts';

export function feedbackRoutes(deps: { db: Database; clock: Clock }): Route[] {
  return [
    route(contract.sendFeedback, (call) =>
      sendFeedback(deps, call.body, {
        merchantId: call.brand.id,
        memberId: call.caller.memberId,
        language: call.language,
        device: call.userAgent,
      }),
    ),
  ];
}
