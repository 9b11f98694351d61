import * as contract from '@lanna/contract/content/feedback/feedback';
import { type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
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
