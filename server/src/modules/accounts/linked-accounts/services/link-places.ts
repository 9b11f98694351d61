import type { Reach } from '../../../../platform/guard/guarded-address.ts';

/** Where the services' public log-ins are. */
export interface LinkPlaces {
  line: { authorize: string; token: string; issuer: string };
  zalo: { authorize: string; token: string; profile: string };
  reach: Reach;
}

/** LINE Login v2.1, and Zalo's Social API v4. Nothing of the private network is called, whatever the portal may call otherwise. */
export const LINK_PLACES: LinkPlaces = {
  line: {
    authorize: 'https://access.line.me/oauth2/v2.1/authorize',
    token: 'https://api.line.me/oauth2/v2.1/token',
    issuer: 'https://access.line.me',
  },
  zalo: {
    authorize: 'https://oauth.zaloapp.com/v4/permission',
    token: 'https://oauth.zaloapp.com/v4/access_token',
    profile: 'https://graph.zalo.me/v2.0/me?fields=id',
  },
  reach: { privateToo: false, origins: [] },
};
