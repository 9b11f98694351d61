import { createServer, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';
import type { IdentityIssuer } from './verify-identity-token.ts';

type Algorithm = 'RS256' | 'ES256' | 'EdDSA';

/** An issuer of identity tokens on this machine: real keys, a real JWKS endpoint, which can be made to misbehave. */
export async function localIssuer() {
  const privateKeys = new Map<string, { alg: Algorithm; key: CryptoKey }>();
  const published: JWK[] = [];
  let answer = (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ keys: published }));
  };
  let fetches = 0;
  const server = createServer((_request, response) => {
    fetches += 1;
    answer(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const from: IdentityIssuer = {
    issuer: `http://127.0.0.1:${port}/lanna-demo`,
    audience: 'lanna-demo',
    jwksUrl: `http://127.0.0.1:${port}/jwks`,
    signInProvider: 'phone',
  };

  return {
    from,
    fetches: () => fetches,
    answerWith: (next: (response: ServerResponse) => void) => {
      const before = answer;
      answer = next;
      return () => {
        answer = before;
      };
    },
    addKey: async (kid: string, alg: Algorithm, options: { publish: boolean } = { publish: true }) => {
      const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
      privateKeys.set(kid, { alg, key: privateKey });
      const jwk = { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' };
      if (options.publish) published.push(jwk);
      return jwk;
    },
    publish: (jwk: JWK) => published.push(jwk),
    /** Signs claims as they are; `as` pretends to another key's name. */
    sign: async (kid: string, claims: JWTPayload, as = kid) => {
      const signer = privateKeys.get(kid);
      if (!signer) throw new Error(`no key ${kid}`);
      return new SignJWT(claims).setProtectedHeader({ alg: signer.alg, kid: as }).sign(signer.key);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
