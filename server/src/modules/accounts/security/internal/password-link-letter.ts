import type { Language } from '@lanna/contract/people/members/members';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { brandName } from '../../../house/brands/brand-name.ts';

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
  const name = brandName(brand, language);
  return {
    subject: `${words.subject} · ${name}`,
    text: [words.hello(username), words.asked(minutes), link, words.notYou, name].join('\n\n'),
  };
}

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
    asked: (minutes) =>
      `มีการขอตั้งรหัสผ่านใหม่สำหรับบัญชีนี้ เปิดลิงก์ด้านล่างเพื่อตั้งรหัสผ่าน ลิงก์ใช้ได้ครั้งเดียวภายใน ${minutes} นาที`,
    notYou: 'ถ้าคุณไม่ได้เป็นผู้ขอ ไม่ต้องทำอะไร รหัสผ่านเดิมยังใช้ได้ตามปกติ',
  },
  EN: {
    subject: 'Set a new password',
    hello: (username) => `Hello ${username}`,
    asked: (minutes) =>
      `Somebody asked to set a new password for this account. Open the link below to set it; the link works once, within ${minutes} minutes.`,
    notYou: 'If it was not you, you need not do anything: your password still works.',
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
