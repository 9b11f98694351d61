import { passkeyChallenge } from '@lanna/contract/security';
import { call } from '../../api/call.ts';
import { answerWithPasskey } from '../../passkey.ts';

/** The proof a member must give before changing the account's protection. */
export interface Proof {
  password: string;
  /** A code of the app, a recovery code, or a passkey's answer as JSON. */
  secondFactor?: string;
}

/** Asks for the passkey right before it is needed: its challenge is valid for two minutes. */
export async function proofByPasskey(password: string): Promise<Proof> {
  const options = await call(passkeyChallenge, { body: {} });
  return { password, secondFactor: await answerWithPasskey(options) };
}
