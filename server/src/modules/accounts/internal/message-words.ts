import type { Language } from '@lanna/contract/accounts';
import { localText } from '@lanna/rules/local-text';
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
  const words = CODE_WORDS[language];
  const text = words.code(code, words.purposes[purpose], minutes);
  return `${nameOf(brand, language)}: ${text}\n\n@${host} #${code}`;
}

/** The letter with the link for a new password. */
export function passwordLinkLetter(letter: {
  brand: BrandProfile;
  language: Language;
  username: string;
  link: string;
  minutes: number;
}): { subject: string; text: string } {
  const { brand, language, username, link, minutes } = letter;
  const words = LETTER_WORDS[language];
  const name = nameOf(brand, language);
  return {
    subject: `${words.subject} · ${name}`,
    text: [words.hello(username), words.asked(minutes), link, words.notYou, name].join('\n\n'),
  };
}

function nameOf({ name, defaultLanguage }: BrandProfile, language: Language): string {
  return localText(name, language, defaultLanguage);
}

interface CodeWords {
  purposes: Record<CodePurpose, string>;
  code(code: string, purpose: string, minutes: number): string;
}

const CODE_WORDS: Record<Language, CodeWords> = {
  TH: {
    purposes: { register: 'สมัครสมาชิก', login: 'เข้าสู่ระบบ', reset: 'ตั้งรหัสผ่านใหม่' },
    code: (code, purpose, minutes) =>
      `${code} คือรหัส${purpose} ใช้ได้ ${minutes} นาที อย่าบอกรหัสนี้กับใคร แม้แต่เจ้าหน้าที่`,
  },
  EN: {
    purposes: { register: 'registering', login: 'logging in', reset: 'a new password' },
    code: (code, purpose, minutes) =>
      `${code} is your code for ${purpose}, good for ${minutes} min. Tell nobody, not even our staff.`,
  },
  CN: {
    purposes: { register: '注册', login: '登录', reset: '重设密码' },
    code: (code, purpose, minutes) =>
      `${code} 是您的${purpose}验证码，${minutes} 分钟内有效。请勿告诉任何人，包括我们的客服。`,
  },
  ID: {
    purposes: { register: 'mendaftar', login: 'masuk', reset: 'kata sandi baru' },
    code: (code, purpose, minutes) =>
      `${code} adalah kode Anda untuk ${purpose}, berlaku ${minutes} menit. Jangan beri tahu siapa pun, termasuk staf kami.`,
  },
  PT: {
    purposes: { register: 'se cadastrar', login: 'entrar', reset: 'criar uma nova senha' },
    code: (code, purpose, minutes) =>
      `${code} é o seu código para ${purpose}, válido por ${minutes} min. Não conte a ninguém, nem à nossa equipe.`,
  },
  TY: {
    purposes: { register: 'üyelik', login: 'giriş', reset: 'yeni şifre' },
    code: (code, purpose, minutes) =>
      `${code}, ${purpose} kodunuz. ${minutes} dakika geçerlidir. Ekibimiz dahil kimseyle paylaşmayın.`,
  },
  VI: {
    purposes: { register: 'đăng ký', login: 'đăng nhập', reset: 'đặt mật khẩu mới' },
    code: (code, purpose, minutes) =>
      `${code} là mã ${purpose} của bạn, có hiệu lực trong ${minutes} phút. Không cho ai biết, kể cả nhân viên của chúng tôi.`,
  },
};

interface LetterWords {
  subject: string;
  hello(username: string): string;
  asked(minutes: number): string;
  notYou: string;
}

const LETTER_WORDS: Record<Language, LetterWords> = {
  TH: {
    subject: 'ตั้งรหัสผ่านใหม่',
    hello: (username) => `สวัสดี ${username}`,
    asked: (minutes) => `มีการขอตั้งรหัสผ่านใหม่ให้บัญชีนี้ เปิดลิงก์ด้านล่างเพื่อตั้งรหัสผ่าน ลิงก์ใช้ได้ครั้งเดียวภายใน ${minutes} นาที`,
    notYou: 'ถ้าคุณไม่ได้เป็นผู้ขอ ไม่ต้องทำอะไร รหัสผ่านเดิมยังใช้ได้ตามปกติ',
  },
  EN: {
    subject: 'A new password',
    hello: (username) => `Hello ${username}`,
    asked: (minutes) =>
      `Somebody asked for a new password for this account. Open the link below to set it; it works once, within ${minutes} minutes.`,
    notYou: 'If it was not you, there is nothing to do: the old password still works.',
  },
  CN: {
    subject: '重设密码',
    hello: (username) => `${username}，您好`,
    asked: (minutes) =>
      `有人请求为此账号重设密码。请打开下面的链接设置新密码，链接仅可使用一次，${minutes} 分钟内有效。`,
    notYou: '如果不是您本人操作，无需处理，原密码仍可正常使用。',
  },
  ID: {
    subject: 'Kata sandi baru',
    hello: (username) => `Halo ${username}`,
    asked: (minutes) =>
      `Ada permintaan kata sandi baru untuk akun ini. Buka tautan di bawah untuk membuatnya; tautan berlaku sekali dalam ${minutes} menit.`,
    notYou: 'Jika bukan Anda yang meminta, abaikan saja: kata sandi lama tetap berlaku.',
  },
  PT: {
    subject: 'Uma nova senha',
    hello: (username) => `Olá, ${username}`,
    asked: (minutes) =>
      `Alguém pediu uma nova senha para esta conta. Abra o link abaixo para criá-la; ele funciona uma única vez, em até ${minutes} minutos.`,
    notYou: 'Se não foi você, não precisa fazer nada: a senha antiga continua valendo.',
  },
  TY: {
    subject: 'Yeni şifre',
    hello: (username) => `Merhaba ${username}`,
    asked: (minutes) =>
      `Bu hesap için yeni bir şifre istendi. Belirlemek için aşağıdaki bağlantıyı açın; ${minutes} dakika içinde bir kez kullanılabilir.`,
    notYou: 'Siz istemediyseniz bir şey yapmanız gerekmez: eski şifreniz geçerlidir.',
  },
  VI: {
    subject: 'Mật khẩu mới',
    hello: (username) => `Xin chào ${username}`,
    asked: (minutes) =>
      `Có yêu cầu đặt mật khẩu mới cho tài khoản này. Hãy mở liên kết bên dưới để đặt; liên kết chỉ dùng được một lần trong ${minutes} phút.`,
    notYou: 'Nếu không phải bạn yêu cầu thì không cần làm gì, mật khẩu cũ vẫn dùng được.',
  },
};
