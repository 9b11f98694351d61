import * as contract from '@lanna/contract/content/feedback/feedback';
import { ownerOf } from '../../../../platform/http/calls/owner-of.ts';
import { type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { sendFeedback } from './send-feedback.ts';

export function feedbackRoutes(deps: { db: Database; clock: Clock }): Route[] {
  return [
    route(contract.sendFeedback, (call) =>
      sendFeedback(deps, call.body, {
        ...ownerOf(call),
        language: call.language,
        device: call.userAgent,
      }),
    ),
  ];
}
