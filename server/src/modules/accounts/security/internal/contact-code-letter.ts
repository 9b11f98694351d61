import type { Language } from '@lanna/contract/people/members/members';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { brandName } from '../../../house/brands/brand-name.ts';

/** The letter with the code that proves an e-mail. */
export function contactCodeLetter(letter: {
  brand: BrandProfile;
  language: Language;
  username: string;
  code: string;
  minutes: number;
}): { subject: string; text: string } {
  const { brand, language, username, code, minutes } = letter;
  const words = LETTER_WORDS[language];
  const name = brandName(brand, language);
  return {
    subject: `${words.subject(code)} · ${name}`,
    text: [words.asked(username, minutes), code, words.notYou, name].join('\n\n'),
  };
}

interface LetterWords {
  /** With the code: it can be read from the notification, without opening the letter. */
  subject(code: string): string;
  asked(username: string, minutes: number): string;
  notYou: string;
}

const LETTER_WORDS: Record<Language, LetterWords> = {
  TH: {
    subject: (code) => `${code} คือรหัสยืนยันอีเมล`,
    asked: (username, minutes) =>
      `กรอกรหัสนี้ในหน้าที่เปิดค้างไว้ เพื่อใช้อีเมลนี้กับบัญชี ${username} รหัสใช้ได้ครั้งเดียวภายใน ${minutes} นาที`,
    notYou: 'ถ้าคุณไม่ได้เป็นผู้ขอ ไม่ต้องทำอะไร และอย่าบอกรหัสนี้กับใคร แม้แต่เจ้าหน้าที่',
  },
  EN: {
    subject: (code) => `${code} is your code for confirming this e-mail address`,
    asked: (username, minutes) =>
      `Enter this code on the page you left open to use this e-mail address for the account ${username}. It works once, within ${minutes} minutes.`,
    notYou:
      'If you did not ask for it, you can ignore this e-mail. Do not share the code with anyone, not even our staff.',
  },
  CN: {
    subject: (code) => `${code} 是您的邮箱验证码`,
    asked: (username, minutes) =>
      `请在刚才打开的页面输入此验证码，将该邮箱用于账号 ${username}。验证码仅可使用一次，${minutes} 分钟内有效。`,
    notYou: '如果不是您本人操作，无需处理。请勿将验证码告诉任何人，包括我们的客服。',
  },
  ID: {
    subject: (code) => `${code} adalah kode konfirmasi email Anda`,
    asked: (username, minutes) =>
      `Masukkan kode ini di halaman yang masih terbuka agar email ini dipakai untuk akun ${username}. Kode berlaku sekali dalam ${minutes} menit.`,
    notYou:
      'Jika bukan Anda yang meminta, abaikan saja. Jangan beri tahu kode ini kepada siapa pun, termasuk staf kami.',
  },
  PT: {
    subject: (code) => `${code} é o código para confirmar o seu e-mail`,
    asked: (username, minutes) =>
      `Digite este código na página que ficou aberta para usar este e-mail na conta ${username}. Ele funciona uma única vez, em até ${minutes} minutos.`,
    notYou: 'Se não foi você, não precisa fazer nada. Não conte o código a ninguém, nem à nossa equipe.',
  },
  TY: {
    subject: (code) => `${code}, e-posta onay kodunuz`,
    asked: (username, minutes) =>
      `Bu e-postayı ${username} hesabında kullanmak için kodu açık bıraktığınız sayfaya yazın. Kod ${minutes} dakika içinde bir kez kullanılabilir.`,
    notYou: 'Siz istemediyseniz bir şey yapmanız gerekmez. Kodu ekibimiz dahil kimseyle paylaşmayın.',
  },
  VI: {
    subject: (code) => `${code} là mã xác nhận email của bạn`,
    asked: (username, minutes) =>
      `Nhập mã này vào trang đang mở để dùng email này cho tài khoản ${username}. Mã chỉ dùng được một lần trong ${minutes} phút.`,
    notYou:
      'Nếu không phải bạn yêu cầu thì không cần làm gì. Không cho ai biết mã này, kể cả nhân viên của chúng tôi.',
  },
};
