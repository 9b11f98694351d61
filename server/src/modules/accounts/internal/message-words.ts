import type { Language } from '@lanna/contract/accounts';
import type { BrandProfile } from '../../brands/brand.ts';
import type { CodePurpose } from './verification-code.ts';

/** The text message that carries a code. Its last line lets phones fill the code in (WebOTP: bound to the host). */
export function codeMessage(message: {
  brand: BrandProfile;
  language: Language;
  purpose: CodePurpose;
  code: string;
  minutes: number;
  host: string;
}): string {
  const { brand, language, purpose, code, minutes, host } = message;
  const words =
    language === 'TH'
      ? `${brand.name.TH}: ${code} คือรหัส${CODE_FOR[purpose].TH} ใช้ได้ ${minutes} นาที อย่าบอกรหัสนี้กับใคร แม้แต่เจ้าหน้าที่`
      : `${brand.name.EN}: ${code} is your code for ${CODE_FOR[purpose].EN}, good for ${minutes} min. Tell nobody, not even our staff.`;
  return `${words}\n\n@${host} #${code}`;
}

const CODE_FOR: Record<CodePurpose, { TH: string; EN: string }> = {
  register: { TH: 'สมัครสมาชิก', EN: 'registering' },
  login: { TH: 'เข้าสู่ระบบ', EN: 'logging in' },
  reset: { TH: 'ตั้งรหัสผ่านใหม่', EN: 'a new password' },
};

/** The letter with the link for a new password. */
export function passwordLinkLetter(letter: {
  brand: BrandProfile;
  language: Language;
  username: string;
  link: string;
  minutes: number;
}): { subject: string; text: string } {
  const { brand, language, username, link, minutes } = letter;
  if (language === 'TH')
    return {
      subject: `ตั้งรหัสผ่านใหม่ · ${brand.name.TH}`,
      text: `สวัสดี ${username}\n\nมีการขอตั้งรหัสผ่านใหม่ให้บัญชีนี้ เปิดลิงก์ด้านล่างเพื่อตั้งรหัสผ่าน ลิงก์ใช้ได้ครั้งเดียวภายใน ${minutes} นาที\n\n${link}\n\nถ้าคุณไม่ได้เป็นผู้ขอ ไม่ต้องทำอะไร รหัสผ่านเดิมยังใช้ได้ตามปกติ\n\n${brand.name.TH}`,
    };
  return {
    subject: `A new password · ${brand.name.EN}`,
    text: `Hello ${username}\n\nSomebody asked for a new password for this account. Open the link below to set it; it works once, within ${minutes} minutes.\n\n${link}\n\nIf it was not you, there is nothing to do: the old password still works.\n\n${brand.name.EN}`,
  };
}
