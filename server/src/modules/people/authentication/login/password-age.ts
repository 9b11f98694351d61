import type { BrandProfile } from '../../../house/brands/brand.ts';

const DAY_MS = 24 * 3_600_000;

/** Whether the password is older than the brand allows. An account without a password has none to expire. */
export function isPasswordExpired(
  account: { password_hash: string | null; password_changed_at: Date },
  { settings }: BrandProfile,
  now: Date,
): boolean {
  const { passwordMaxAgeDays } = settings.login;
  if (passwordMaxAgeDays === null || account.password_hash === null) return false;
  return now.getTime() - account.password_changed_at.getTime() > passwordMaxAgeDays * DAY_MS;
}
