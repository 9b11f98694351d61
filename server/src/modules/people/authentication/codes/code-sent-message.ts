import type { Language } from '@lanna/contract/people/members/members';

/**
 * The `message` of the answer to a call that sends a code. Only at registration it says that the code was sent: elsewhere it must be the
 * same for a number without an account.
 */
export function codeSentMessage(
  language: Language,
  { purpose, minutes }: { purpose: 'register' | 'login' | 'reset'; minutes: number },
): string {
  const { sent, onItsWay } = WORDS[language];
  return purpose === 'register' ? sent(minutes) : onItsWay(minutes);
}

interface Words {
  sent(minutes: number): string;
  onItsWay(minutes: number): string;
}

const WORDS: Record<Language, Words> = {
  TH: {
    sent: (minutes) => `ส่งรหัสทาง SMS ไปที่เบอร์นี้แล้ว รหัสใช้ได้ ${minutes} นาที`,
    onItsWay: (minutes) => `ถ้าเบอร์นี้ผูกกับบัญชีในระบบ คุณจะได้รับรหัสทาง SMS รหัสใช้ได้ ${minutes} นาที`,
  },
  EN: {
    sent: (minutes) => `We sent a code by text message to this number. It is valid for ${minutes} min.`,
    onItsWay: (minutes) =>
      `If this number belongs to an account here, a code is on its way by text message. It is valid for ${minutes} min.`,
  },
  CN: {
    sent: (minutes) => `验证码已通过短信发送至该号码，${minutes} 分钟内有效。`,
    onItsWay: (minutes) => `如果该号码已绑定账号，您将收到短信验证码，${minutes} 分钟内有效。`,
  },
  ID: {
    sent: (minutes) => `Kode sudah dikirim lewat SMS ke nomor ini, berlaku ${minutes} menit.`,
    onItsWay: (minutes) =>
      `Jika nomor ini terdaftar di sebuah akun, kode segera tiba lewat SMS. Berlaku ${minutes} menit.`,
  },
  PT: {
    sent: (minutes) => `Enviamos um código por SMS para este número. Ele vale por ${minutes} min.`,
    onItsWay: (minutes) =>
      `Se este número for de uma conta daqui, um código está a caminho por SMS. Ele vale por ${minutes} min.`,
  },
  TY: {
    sent: (minutes) => `Bu numaraya SMS ile bir kod gönderdik. ${minutes} dakika geçerlidir.`,
    onItsWay: (minutes) =>
      `Bu numara buradaki bir hesaba aitse SMS ile bir kod yolda. ${minutes} dakika geçerlidir.`,
  },
  VI: {
    sent: (minutes) => `Đã gửi mã qua SMS đến số này. Mã có hiệu lực trong ${minutes} phút.`,
    onItsWay: (minutes) =>
      `Nếu số này thuộc về một tài khoản ở đây, mã sẽ được gửi qua SMS và có hiệu lực trong ${minutes} phút.`,
  },
};
