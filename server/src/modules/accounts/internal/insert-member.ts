import { randomBytes, randomInt } from 'node:crypto';
import type { RegistrationUser } from '@lanna/contract/registration';
import type { Tx } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { openWallet } from '../../ledger/open-wallet.ts';
import type { Applicant } from '../registration.ts';
import type { Visit } from '../visit.ts';
import { recordTerms } from './record-terms.ts';

const MAX_URL_LENGTH = 500;

/** The rows of a new member: account, profile, empty wallet. Throws the database's unique violation for a taken name or number. */
export async function insertMember(
  tx: Tx,
  joining: {
    applicant: Applicant;
    hashes: { password: string | null; paymentPassword: string | null };
    agentId: string | null;
    mobileProved: boolean;
    form: RegistrationUser;
    now: Date;
  },
  visit: Visit,
): Promise<string> {
  const { brand, language } = visit;
  const { applicant, hashes, form, now } = joining;
  const id = newId();
  const username = applicant.username ?? inventUsername('m');
  await tx
    .insertInto('accounts.member')
    .values({
      id,
      merchant_id: brand.id,
      username,
      wallet_user: newWalletUser(),
      password_hash: hashes.password,
      password_changed_at: now,
      payment_password_hash: hashes.paymentPassword,
      payment_password_changed_at: hashes.paymentPassword === null ? null : now,
      mobile: applicant.mobile,
      mobile_verified_at: joining.mobileProved ? now : null,
      email: applicant.email,
      agent_id: joining.agentId,
      type: 0,
      nickname: applicant.kept.nickname ?? username,
      language: form.language ?? language,
      currency: brand.currency,
      country: brand.country,
      terms_version: brand.settings.termsVersion,
      terms_accepted_at: now,
      registered_at: now,
      first_login_at: now,
    })
    .execute();
  const { termsVersion: version } = brand.settings;
  await recordTerms(tx, { memberId: id, version, occasion: 'registration', now }, visit);
  const { kept } = applicant;
  await tx
    .insertInto('accounts.profile')
    .values({
      member_id: id,
      merchant_id: brand.id,
      payee_name: kept.payeeName,
      full_name: kept.fullname,
      birthday: applicant.birthday?.toString() ?? null,
      id_number: kept.idNumber,
      line: kept.line,
      telegram: kept.telegram,
      whatsapp: kept.whatsapp,
      facebook: kept.facebook,
      wechat: kept.wechat,
      zalo: kept.zalo,
      qq_num: kept.qqNum,
      referral_code: kept.referralCode,
      recommender_id: kept.recommenderId,
      affiliate_code_key: joining.agentId === null ? null : (applicant.affiliateCode?.toLowerCase() ?? null),
      register_url: readUrl(form.registerUrl),
    })
    .execute();
  await openWallet(tx, { merchantId: brand.id, memberId: id, currency: brand.currency });
  return id;
}

function readUrl(text = ''): string | null {
  return URL.canParse(text) ? new URL(text).href.slice(0, MAX_URL_LENGTH) : null;
}

/** What vendors know a player by: nothing of the person. */
export function newWalletUser(): string {
  return `p${randomBytes(12).toString('hex')}`;
}

/** Without letters and digits that are mistaken for each other. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A user name for somebody who gave none; a number of theirs would tell others too much. */
export function inventUsername(prefix: string): string {
  return prefix + Array.from({ length: 11 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}
