import type { Language } from '@lanna/contract/people/members/members';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Tx } from '../../../platform/sql/database.ts';
import { openWallet } from '../../books/ledger/open-wallet.ts';
import type { RequestContext } from '../../house/brands/request-context.ts';
import { newWalletUser, readableUsername } from './internal/new-names.ts';
import { recordTerms } from './internal/record-terms.ts';
import type { Profile } from './persons/profile.ts';

/** The validated data of a registration. */
export interface NewMember {
  /** Null: a readable one is generated. */
  username: string | null;
  passwordHash: string | null;
  paymentPasswordHash: string | null;
  /** E.164. */
  mobile: string | null;
  mobileProved: boolean;
  /** Lower case. */
  email: string | null;
  birthday: Temporal.PlainDate | null;
  /** The agent the invitation code belongs to, and the code. */
  agentId: string | null;
  affiliateCode: string | null;
  profile: Profile;
  language: Language | undefined;
  /** The page the form was sent from. */
  registerUrl: string | undefined;
}

const MAX_URL_LENGTH = 500;
/** The longest two words with as many digits are a name of 20 characters. */
const NAME_DIGITS_MAX = 6;
const NAME_DIGITS_MIN = 4;

/**
 * Adds a member: account, profile, acceptance of the terms, empty wallet. Returns the id. Throws the
 * database's unique violation for a taken name or number.
 */
export async function insertMember(
  tx: Tx,
  member: NewMember,
  now: Date,
  context: RequestContext,
): Promise<string> {
  const { brand } = context;
  const id = newId();
  const username = member.username ?? (await freeUsername(tx, brand.id));
  await tx
    .insertInto('members.member')
    .values({
      id,
      merchant_id: brand.id,
      username,
      wallet_user: newWalletUser(),
      password_hash: member.passwordHash,
      password_changed_at: now,
      payment_password_hash: member.paymentPasswordHash,
      payment_password_changed_at: member.paymentPasswordHash === null ? null : now,
      mobile: member.mobile,
      mobile_verified_at: member.mobileProved ? now : null,
      email: member.email,
      agent_id: member.agentId,
      type: 0,
      nickname: member.profile.nickname ?? username,
      language: member.language ?? context.language,
      currency: brand.currency,
      country: brand.country,
      terms_version: brand.settings.termsVersion,
      terms_accepted_at: now,
      registered_at: now,
      first_login_at: now,
    })
    .execute();
  const { termsVersion: version } = brand.settings;
  await recordTerms(tx, { memberId: id, version, occasion: 'registration', now }, context);
  await insertProfile(tx, { id, merchantId: brand.id }, member);
  await openWallet(tx, { merchantId: brand.id, memberId: id, currency: brand.currency });
  return id;
}

/** More digits with each name that is taken; the unique index is what decides in the end. */
async function freeUsername(tx: Tx, merchantId: string): Promise<string> {
  for (let digits = NAME_DIGITS_MIN; digits < NAME_DIGITS_MAX; digits += 1) {
    const username = readableUsername(digits);
    const taken = await tx
      .selectFrom('members.member')
      .select('id')
      .where('merchant_id', '=', merchantId)
      .where('username_key', '=', username)
      .executeTakeFirst();
    if (!taken) return username;
  }
  return readableUsername(NAME_DIGITS_MAX);
}

async function insertProfile(
  tx: Tx,
  { id, merchantId }: { id: string; merchantId: string },
  member: NewMember,
) {
  const { profile } = member;
  await tx
    .insertInto('members.profile')
    .values({
      member_id: id,
      merchant_id: merchantId,
      payee_name: profile.payeeName,
      full_name: profile.fullname,
      birthday: member.birthday?.toString() ?? null,
      id_number: profile.idNumber,
      line: profile.line,
      telegram: profile.telegram,
      whatsapp: profile.whatsapp,
      facebook: profile.facebook,
      wechat: profile.wechat,
      zalo: profile.zalo,
      qq_num: profile.qqNum,
      referral_code: profile.referralCode,
      recommender_id: profile.recommenderId,
      affiliate_code_key: member.agentId === null ? null : (member.affiliateCode?.toLowerCase() ?? null),
      register_url: readUrl(member.registerUrl),
    })
    .execute();
}

function readUrl(text = ''): string | null {
  return URL.canParse(text) ? new URL(text).href.slice(0, MAX_URL_LENGTH) : null;
}
