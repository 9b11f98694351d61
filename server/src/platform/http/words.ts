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
  game_unknown: ['ไม่พบเกมนี้', 'There is no such game'],
  game_unavailable: ['เกมนี้ปิดให้บริการชั่วคราว', 'This game is not available at the moment'],
  vendor_unreachable: ['ติดต่อค่ายเกมไม่ได้ กรุณาลองใหม่', 'The game vendor did not answer, please try again'],
  demo_unavailable: ['เกมนี้ไม่มีโหมดทดลอง', 'This game has no demo'],
  deposit_method_unknown: ['ไม่พบช่องทางฝากเงินนี้', 'There is no such deposit method'],
  amount_out_of_range: ['จำนวนเงินไม่อยู่ในช่วงที่กำหนด', 'The amount is outside the limits'],
  bet_unknown: ['ไม่พบรายการเดิมพันนี้', 'There is no such bet'],
  receipt_unavailable: ['รายการนี้ไม่มีใบรับรองผล', 'This bet has no receipt'],
  round_unfinished: ['ยังมีรอบที่เล่นไม่จบ', 'A round is still unfinished'],
  seed_hash_stale: ['ค่าแฮชเปลี่ยนไปแล้ว กรุณาดูค่าใหม่ก่อน', 'The seed hash has changed, look at the new one first'],
};
