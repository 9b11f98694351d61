import { askService } from './ask-service.ts';
import type { ServiceLogIn } from './linked-service.ts';
import { ServiceError } from './service-error.ts';

const SUBJECT = /^\d{5,25}$/;

/** Zalo's Social API: OAuth with a verifier, and the account's id by the token that it gives. It knows no nonce. */
export const zalo: ServiceLogIn = {
  address: ({ zalo: { authorize } }, { clientId, redirect, state, challenge }) =>
    `${authorize}?${new URLSearchParams({
      ...{ app_id: clientId, redirect_uri: redirect, state, code_challenge: challenge },
    })}`,
  subject: async ({ zalo: { token, profile }, reach }, { clientId, secret, code, verifier }) => {
    const answer = await askService(reach, {
      url: token,
      headers: { secret_key: secret },
      form: { grant_type: 'authorization_code', app_id: clientId, code, code_verifier: verifier },
    });
    // What it refuses it answers with 200 as well.
    const access = answer['access_token'];
    if (typeof access !== 'string' || access === '') throw new ServiceError('refused');
    const { id } = await askService(reach, { url: profile, headers: { access_token: access } });
    if (typeof id !== 'string' || !SUBJECT.test(id)) throw new ServiceError('refused');
    return id;
  },
};
