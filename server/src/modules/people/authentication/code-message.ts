import type { Language } from '@lanna/contract/people/members/members';
import type { BrandProfile } from '../../house/brands/brand.ts';
import { brandName } from '../../house/brands/brand-name.ts';
import type { CodePurpose } from './codes/verification-code.ts';

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
  const words = CODE_WORDS[language];
  const text = words.code(code, words.purposes[purpose], minutes);
  return `${brandName(brand, language)}: ${text}\n\n@${host} #${code}`;
}

interface CodeWords {
  purposes: Record<CodePurpose, string>;
  code(code: string, purpose: string, minutes: number): string;
}

const CODE_WORDS: Record<Language, CodeWords> = {
  TH: {
    purposes: { register: 'สมัครสมาชิก', login: 'เข้าสู่ระบบ', reset: 'ตั้งรหัสผ่านใหม่', contact: 'ยืนยันเบอร์มือถือ' },
    code: (code, purpose, minutes) =>
      `${code} คือรหัส${purpose} ใช้ได้ ${minutes} นาที อย่าบอกรหัสนี้กับใคร แม้แต่เจ้าหน้าที่`,
  },
  EN: {
    purposes: {
      register: 'registering',
      login: 'logging in',
      reset: 'setting a new password',
      contact: 'confirming this number',
    },
    code: (code, purpose, minutes) =>
      `${code} is your code for ${purpose}, valid for ${minutes} min. Do not share it with anyone, not even our staff.`,
  },
  CN: {
    purposes: { register: '注册', login: '登录', reset: '重设密码', contact: '手机号验证' },
    code: (code, purpose, minutes) =>
      `${code} 是您的${purpose}验证码，${minutes} 分钟内有效。请勿告诉任何人，包括我们的客服。`,
  },
  ID: {
    purposes: {
      register: 'mendaftar',
      login: 'masuk',
      reset: 'kata sandi baru',
      contact: 'konfirmasi nomor ini',
    },
    code: (code, purpose, minutes) =>
      `${code} adalah kode Anda untuk ${purpose}, berlaku ${minutes} menit. Jangan beri tahu siapa pun, termasuk staf kami.`,
  },
  PT: {
    purposes: {
      register: 'se cadastrar',
      login: 'entrar',
      reset: 'criar uma nova senha',
      contact: 'confirmar este número',
    },
    code: (code, purpose, minutes) =>
      `${code} é o seu código para ${purpose}, válido por ${minutes} min. Não conte a ninguém, nem à nossa equipe.`,
  },
  TY: {
    purposes: { register: 'üyelik', login: 'giriş', reset: 'yeni şifre', contact: 'numara onayı' },
    code: (code, purpose, minutes) =>
      `${code}, ${purpose} kodunuz. ${minutes} dakika geçerlidir. Ekibimiz dahil kimseyle paylaşmayın.`,
  },
  VI: {
    purposes: {
      register: 'đăng ký',
      login: 'đăng nhập',
      reset: 'đặt mật khẩu mới',
      contact: 'xác nhận số điện thoại',
    },
    code: (code, purpose, minutes) =>
      `${code} là mã ${purpose} của bạn, có hiệu lực trong ${minutes} phút. Không cho ai biết, kể cả nhân viên của chúng tôi.`,
  },
};
