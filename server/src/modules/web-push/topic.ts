import { defineTopic } from '../../platform/topic.ts';
import { webPushJobs } from './jobs.ts';
import { isPushService } from './push-service.ts';
import { webPushRoutes } from './routes.ts';
import { VAPID_KEYS, vapidKeys } from './vapid-keys.ts';

declare module '../../platform/topic.ts' {
  interface Topics {
    'web-push': NoParts;
  }
}

/** Messages to members' devices, where they want them. Topics above tell a member by `notifyDevices`. */
export const topic = defineTopic('web-push', {
  uses: ['brands', 'members'],
  secrets: [VAPID_KEYS],
  start: (parts) => {
    const vapid = vapidKeys(parts);
    const deps = { ...parts, vapid, isPushService, publicUrl: parts.config.publicUrl };
    return { routes: webPushRoutes(deps), jobs: webPushJobs(deps) };
  },
});
