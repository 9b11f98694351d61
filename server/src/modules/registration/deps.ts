import { sharedSecret } from '../../platform/captcha/shared-secret.ts';
import type { AuthenticationDeps } from '../authentication/deps.ts';

export interface RegistrationDeps extends AuthenticationDeps {
  /** Key of the HMACs by which two accounts of one person are recognised. */
  identityMarkSecret(): Promise<Buffer>;
}

export function registrationDeps<Deps extends AuthenticationDeps>(deps: Deps): Deps & RegistrationDeps {
  return { ...deps, identityMarkSecret: sharedSecret(deps, 'identity-mark') };
}
