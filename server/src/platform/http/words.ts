import type { Language } from '@lanna/contract/accounts';
import type { RefusalCode } from '@lanna/contract/refusals';

/**
 * The short `message` of a refusal on the wire, for programs and logs that show it as it comes. The site itself
 * translates codes with its own fuller words.
 */
export function refusalMessage(code: RefusalCode, language: Language): string {
  const words = MESSAGES[code];
  return language === 'TH' ? words[0] : words[1];
}

const MESSAGES: Record<RefusalCode, readonly [thai: string, english: string]> = {
  invalid_input: ['ข้อมูลไม่ถูกต้อง กรุณาตรวจสอบอีกครั้ง', 'Some fields are not right; please check them'],
  not_logged_in: ['คุณยังไม่ได้เข้าสู่ระบบ กรุณาเข้าสู่ระบบ', 'You are not logged in, please log in'],
  session_expired: ['หมดเวลาการใช้งาน กรุณาเข้าสู่ระบบใหม่', 'Your session has ended, please log in again'],
  forbidden: ['บัญชีนี้ไม่มีสิทธิ์ใช้งานส่วนนี้', 'This account may not do that'],
  trial_account: ['บัญชีทดลองใช้งานส่วนนี้ไม่ได้ กรุณาสมัครสมาชิก', 'A trial account cannot do that, please register'],
  password_change_due: ['กรุณาเปลี่ยนรหัสผ่านก่อน', 'Please change your password first'],
  domain_unknown: ['ตรวจสอบโดเมนไม่สำเร็จ กรุณาติดต่อฝ่ายบริการ', 'Domain check failed, contact support'],
  not_found: ['ไม่พบรายการที่ต้องการ', 'There is nothing at this address'],
  body_too_large: ['ข้อมูลที่ส่งมามีขนาดใหญ่เกินไป', 'The request is too large'],
  wrong_content_type: ['รูปแบบข้อมูลไม่ถูกต้อง', 'The request has the wrong content type'],
  too_many_requests: ['ทำรายการถี่เกินไป กรุณารอสักครู่', 'Too many requests, please wait a moment'],
  unknown_error: ['เกิดข้อผิดพลาดที่ไม่ทราบสาเหตุ', 'Unknown error'],
  service_unavailable: [
    'ระบบไม่พร้อมให้บริการชั่วคราว กรุณาลองใหม่',
    'The service is briefly unavailable, please try again',
  ],
  encryption_invalid: [
    'ถอดรหัสข้อมูลไม่ได้ กรุณาโหลดหน้าใหม่',
    'The request could not be decrypted, reload the page',
  ],
  replayed: ['คำขอนี้ถูกใช้ไปแล้วหรือหมดอายุ', 'This request was used already or is too old'],
  idempotency_key_missing: ['คำขอไม่มี Idempotency-Key', 'The Idempotency-Key header is missing'],
  idempotency_conflict: ['Idempotency-Key นี้ถูกใช้กับข้อมูลอื่นแล้ว', 'This Idempotency-Key was used with other data'],
  bad_credentials: ['ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง', 'Username or password is incorrect'],
  username_taken: ['ชื่อผู้ใช้นี้มีคนใช้แล้ว', 'This username is taken'],
  account_disabled: ['บัญชีนี้ถูกระงับ กรุณาติดต่อฝ่ายบริการ', 'This account is disabled, contact support'],
  too_many_failures: ['เข้าสู่ระบบผิดหลายครั้งเกินไป กรุณารอสักครู่', 'Too many failed attempts, please wait'],
  member_unknown: ['ไม่พบสมาชิกคนนี้ในสายงาน', 'There is no such member in your team'],
  invitation_unknown: ['ไม่พบลิงก์เชิญนี้', 'You have no such invitation code'],
  invitation_limit_reached: ['ลิงก์เชิญครบจำนวนแล้ว', 'You have as many invitation codes as there may be'],
  game_unknown: ['ไม่พบเกมนี้', 'There is no such game'],
  game_unavailable: ['เกมนี้ปิดให้บริการชั่วคราว', 'This game is not available at the moment'],
  vendor_unreachable: ['ติดต่อค่ายเกมไม่ได้ กรุณาลองใหม่', 'The game vendor did not answer, please try again'],
  demo_unavailable: ['เกมนี้ไม่มีโหมดทดลอง', 'This game has no demo'],
  deposit_method_unknown: ['ไม่พบช่องทางฝากเงินนี้', 'There is no such deposit method'],
  amount_out_of_range: ['จำนวนเงินไม่อยู่ในช่วงที่กำหนด', 'The amount is outside the limits'],
  bet_unknown: ['ไม่พบรายการเดิมพันนี้', 'There is no such bet'],
  round_unfinished: ['ยังมีรอบที่เล่นไม่จบ', 'A round is still unfinished'],
  seed_hash_stale: ['ค่าแฮชเปลี่ยนไปแล้ว กรุณาดูค่าใหม่ก่อน', 'The seed hash has changed, look at the new one first'],
  registration_closed: ['ขณะนี้ปิดรับสมัครสมาชิก', 'Registration is closed at the moment'],
  mobile_taken: ['เบอร์มือถือนี้มีคนใช้แล้ว', 'This mobile number is taken'],
  invitation_code_invalid: ['รหัสเชิญไม่ถูกต้อง', 'The invitation code is not valid'],
  verification_code_wrong: ['รหัสยืนยันไม่ถูกต้องหรือหมดอายุ', 'The verification code is wrong or has expired'],
  captcha_wrong: ['รหัสภาพไม่ถูกต้อง', 'The picture code is wrong'],
  bot_check_failed: ['ตรวจสอบว่าเป็นบุคคลไม่สำเร็จ', 'The bot check failed'],
  password_breached: ['รหัสผ่านนี้เดาง่ายเกินไป', 'This password is too well known'],
  password_wrong: ['รหัสผ่านไม่ถูกต้อง', 'The password is wrong'],
  password_same: ['รหัสผ่านใหม่ต้องไม่ซ้ำรหัสเดิม', 'The new password is the old one'],
  under_age: ['อายุยังไม่ถึงเกณฑ์', 'Below the minimum age'],
  terms_not_accepted: ['กรุณายอมรับข้อตกลง', 'Please accept the terms'],
  terms_due: ['ข้อตกลงมีการเปลี่ยนแปลง กรุณายอมรับก่อน', 'The terms have changed, please accept them first'],
  identity_token_invalid: ['ยืนยันตัวตนผ่านผู้ให้บริการไม่สำเร็จ', 'The identity token is not valid'],
  login_method_closed: ['ช่องทางเข้าสู่ระบบนี้ปิดให้บริการ', 'This way in is closed'],
  not_a_member: ['บัญชีที่ไม่ใช่สมาชิกเข้าสู่ระบบที่นี่ไม่ได้', 'This account cannot log in to the member site'],
  not_an_agent: ['บัญชีที่ไม่ใช่เอเย่นต์เข้าสู่ระบบหน้าเอเย่นต์ไม่ได้', 'This account cannot log in to the agent site'],
  second_factor_needed: ['ต้องยืนยันตัวตนขั้นที่สอง', 'The second factor is needed'],
  second_factor_wrong: ['การยืนยันขั้นที่สองไม่ถูกต้อง', 'The second factor is wrong'],
  mobile_invalid: ['เบอร์มือถือไม่ถูกต้อง', 'The mobile number is not valid'],
  sms_not_enabled: ['ยังไม่เปิดใช้การส่ง SMS', 'Text messages are not enabled'],
  sms_quota_exceeded: ['โควตา SMS ไม่เพียงพอ', 'The SMS quota is used up'],
  sms_failed: ['ส่ง SMS ไม่สำเร็จ', 'The text message could not be sent'],
  username_or_email_unknown: ['ไม่พบชื่อผู้ใช้หรืออีเมลนี้', 'The username or e-mail does not exist'],
  link_invalid: ['ลิงก์หมดอายุหรือถูกใช้แล้ว', 'The link has expired or was used'],
  device_unknown: ['ไม่พบอุปกรณ์นี้', 'There is no such device'],
  passkey_unknown: ['ไม่พบพาสคีย์นี้', 'There is no such passkey'],
  second_factor_missing: ['ยังไม่ได้เปิดการยืนยันขั้นที่สอง', 'There is no second factor'],
  region_blocked: ['ไม่เปิดให้บริการในพื้นที่ของคุณ', 'Not available in your region'],
  maintenance: ['ระบบอยู่ระหว่างปรับปรุง', 'The site is under maintenance'],
};
