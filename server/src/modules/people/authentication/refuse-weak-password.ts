import { isBreached } from '../../../platform/breached-passwords/is-breached.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { BrandProfile } from '../../house/brands/brand.ts';

/** Refuses common passwords and the operator's default password. Refuses with `password_breached`. */
export function refuseWeakPassword(brand: BrandProfile, password: string): void {
  if (isBreached(password) || password === brand.settings.defaultPassword)
    throw new Refusal('password_breached');
}
