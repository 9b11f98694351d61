import { sharedSecret } from '../../../platform/captcha/shared-secret.ts';
import { defineTopic } from '../../../platform/topic.ts';
import { CHANNEL_SECRETS } from './channel.ts';
import { linkOps } from './desk/ops-routes.ts';
import { linkHistory } from './link-history.ts';
import { linkRoutes } from './linking/routes.ts';
import { LINK_PLACES } from './services/link-places.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    'linked-accounts': NoParts;
  }
}

/** Accounts of other services (LINE, Zalo) that members prove to be theirs by the service's own log-in. */
export const topic = defineTopic('linked-accounts', {
  uses: ['brands', 'members'],
  secrets: [CHANNEL_SECRETS],
  permissions: ['read', 'change'],
  start: (parts) => {
    const digestKey = sharedSecret(parts, 'linked-account-digest');
    return {
      routes: linkRoutes({ ...parts, digestKey, places: LINK_PLACES }),
      ops: linkOps(parts),
      contributes: { memberHistory: [linkHistory] },
    };
  },
});
