import { jwtVerify } from 'jose';
import { askService } from './ask-service.ts';
import type { ServiceLogIn } from './linked-service.ts';
import { ServiceError } from './service-error.ts';

const SUBJECT = /^U[0-9a-f]{32}$/;

/** LINE Login: OpenID Connect, whose ID token is signed with the channel's secret. */
export const line: ServiceLogIn = {
  address: ({ line: { authorize } }, { clientId, redirect, state, nonce, challenge }) =>
    `${authorize}?${new URLSearchParams({
      ...{ response_type: 'code', client_id: clientId, redirect_uri: redirect, scope: 'openid' },
      ...{ state, nonce, code_challenge: challenge, code_challenge_method: 'S256' },
    })}`,
  subject: async (
    { line: { token, issuer }, reach },
    { clientId, secret, redirect, code, verifier, nonce, now },
  ) => {
    const answer = await askService(reach, {
      url: token,
      form: {
        ...{ grant_type: 'authorization_code', code, redirect_uri: redirect, code_verifier: verifier },
        ...{ client_id: clientId, client_secret: secret },
      },
    });
    const idToken = String(answer['id_token'] ?? '');
    const { payload } = await jwtVerify(idToken, Buffer.from(secret), {
      ...{ issuer, audience: clientId, algorithms: ['HS256'], currentDate: now },
      requiredClaims: ['sub', 'exp', 'nonce'],
    }).catch(() => {
      throw new ServiceError('refused');
    });
    if (payload['nonce'] !== nonce || !SUBJECT.test(payload.sub ?? '')) throw new ServiceError('refused');
    return String(payload.sub);
  },
};
