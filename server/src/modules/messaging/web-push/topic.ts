import { defineTopic } from '../../../platform/topic.ts';
import { webPushRoutes } from './devices/routes.ts';
import { webPushJobs } from './sending/jobs.ts';
import { isPushService } from './sending/push-service.ts';
import { VAPID_KEYS, vapidKeys } from './sending/vapid-keys.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    'web-push': NoParts;
  }
}

/** Messages to members' devices, where they want them. Topics above notify a member by `notifyDevices`. */
export const topic = defineTopic('web-push', {
  uses: ['brands', 'members'],
  secrets: [VAPID_KEYS],
  start: (parts) => {
    const vapid = vapidKeys(parts);
    const deps = { ...parts, vapid, isPushService, publicUrl: parts.config.publicUrl };
    return { routes: webPushRoutes(deps), jobs: webPushJobs(deps) };
  },
});
