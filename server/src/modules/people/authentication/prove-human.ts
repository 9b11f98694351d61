import type { BotCheck } from '../../../platform/captcha/bot-check.ts';
import type { PictureCaptcha } from '../../../platform/captcha/picture-captcha.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { BrandProfile } from '../../house/brands/brand.ts';

export interface HumanChecks {
  captcha: PictureCaptcha;
  botCheck: BotCheck;
}

/** What the call carried; optional as on the wire. */
export interface HumanProofs {
  captcha?: string | undefined;
  captchaId?: string | undefined;
  botCheck?: string | undefined;
}

/**
 * Requires proof of work where the brand asks for it. Returns whether one was given. Refuses with
 * `bot_check_failed`.
 */
export async function refuseBots(
  checks: HumanChecks,
  proofs: HumanProofs,
  brand: BrandProfile,
): Promise<boolean> {
  if (!brand.settings.botCheck) return false;
  const solved = proofs.botCheck !== undefined && (await checks.botCheck.isSolved(proofs.botCheck, brand.id));
  if (!solved) throw new Refusal('bot_check_failed');
  return true;
}

/**
 * Requires the captcha's digits, or proof of work, so that a visitor need not see a picture (WCAG 2.2,
 * 3.3.8).
 */
export async function isHuman(
  checks: HumanChecks,
  proofs: HumanProofs,
  brand: BrandProfile,
): Promise<boolean> {
  const { captcha, captchaId, botCheck } = proofs;
  if (captcha !== undefined && captchaId !== undefined) return checks.captcha.check(captchaId, captcha);
  return botCheck !== undefined && checks.botCheck.isSolved(botCheck, brand.id);
}

/** What a form asks of a person without an account: proof of work where the brand wants it, the picture's digits where it wants those. */
export async function refuseMachines(
  checks: HumanChecks,
  proofs: HumanProofs,
  brand: BrandProfile,
): Promise<void> {
  const worked = await refuseBots(checks, proofs, brand);
  const { captcha } = brand.settings.registration.fields;
  if (!captcha.enabled || !captcha.required) return;
  // Proof of work can be used once: where it replaces the captcha, `refuseBots` has already used it.
  const insteadOfPicture = worked && proofs.captcha === undefined;
  if (!insteadOfPicture && !(await isHuman(checks, proofs, brand)))
    throw new Refusal('captcha_wrong', { captcha: true });
}
