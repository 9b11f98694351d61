import type { Language } from '@lanna/contract/people/members/members';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { brandName } from '../../../house/brands/brand-name.ts';

interface Notice {
  brand: BrandProfile;
  language: Language;
  username: string;
  /** What is new. */
  kind: 'mobile' | 'email';
}

/** The letter that announces a new number or e-mail. It names neither: its mailbox may be another's by now. */
export function newContactLetter(notice: Notice): { subject: string; text: string } {
  const words = NOTICE_WORDS[notice.language];
  const name = brandName(notice.brand, notice.language);
  const { is, notYou } = words[notice.kind](notice.username);
  return { subject: `${words.subject} · ${name}`, text: [is, notYou, name].join('\n\n') };
}

/** The same as a text message. */
export function newContactText(notice: Notice): string {
  const { is, notYou } = NOTICE_WORDS[notice.language][notice.kind](notice.username);
  return `${brandName(notice.brand, notice.language)}: ${is} ${notYou}`;
}

type Notified = (username: string) => { is: string; notYou: string };

interface NoticeWords {
  subject: string;
  mobile: Notified;
  email: Notified;
}

const NOTICE_WORDS: Record<Language, NoticeWords> = {
  TH: notified(
    'ข้อมูลติดต่อของบัญชีมีการเปลี่ยน',
    { mobile: 'เบอร์มือถือ', email: 'อีเมล' },
    (username, what) => `บัญชี ${username} ใช้${what}ใหม่แล้ว`,
    'ถ้าไม่ใช่คุณ ให้เปลี่ยนรหัสผ่านและติดต่อฝ่ายบริการลูกค้าทันที',
  ),
  EN: notified(
    'A change to your account',
    { mobile: 'mobile number', email: 'e-mail address' },
    (username, what) => `The account ${username} has a new ${what}.`,
    'If it was not you, change your password and contact customer service at once.',
  ),
  CN: notified(
    '账号联系方式已更改',
    { mobile: '手机号', email: '邮箱' },
    (username, what) => `账号 ${username} 已启用新的${what}。`,
    '如果不是您本人操作，请立即修改密码并联系客服。',
  ),
  ID: notified(
    'Perubahan pada akun Anda',
    { mobile: 'nomor ponsel', email: 'alamat e-mail' },
    (username, what) => `Akun ${username} kini memakai ${what} baru.`,
    'Jika bukan Anda, segera ganti kata sandi dan hubungi layanan pelanggan.',
  ),
  PT: notified(
    'Uma mudança na sua conta',
    { mobile: 'número de celular novo', email: 'e-mail novo' },
    (username, what) => `A conta ${username} agora tem um ${what}.`,
    'Se não foi você, troque a senha e fale com o suporte imediatamente.',
  ),
  TY: notified(
    'Hesabınızda değişiklik',
    { mobile: 'cep telefonu numarası', email: 'e-posta adresi' },
    (username, what) => `${username} hesabına yeni bir ${what} eklendi.`,
    'Siz yapmadıysanız hemen şifrenizi değiştirin ve müşteri hizmetlerine ulaşın.',
  ),
  VI: notified(
    'Thay đổi trong tài khoản của bạn',
    { mobile: 'số di động', email: 'địa chỉ email' },
    (username, what) => `Tài khoản ${username} vừa dùng ${what} mới.`,
    'Nếu không phải bạn, hãy đổi mật khẩu và liên hệ chăm sóc khách hàng ngay.',
  ),
};

function notified(
  subject: string,
  things: { mobile: string; email: string },
  is: (username: string, what: string) => string,
  notYou: string,
): NoticeWords {
  return {
    subject,
    mobile: (username) => ({ is: is(username, things.mobile), notYou }),
    email: (username) => ({ is: is(username, things.email), notYou }),
  };
}
