import { STUDIO_VENDORS } from '@lanna/studio/rules/vendors/vendors';
import { makeSigningKey } from '../src/modules/house/brands/signing-key.ts';

/** New pairs for the studio's vendors: with what they sign, and what the portal checks it with. */
export function newStudioKeys() {
  const pairs = STUDIO_VENDORS.map(({ code }) => ({ code, ...makeSigningKey() }));
  return {
    privateKeys: new Map(pairs.map(({ code, privateKey }) => [code, privateKey])),
    publicKeys: new Map(pairs.map(({ code, publicKey }) => [code, publicKey])),
  };
}
