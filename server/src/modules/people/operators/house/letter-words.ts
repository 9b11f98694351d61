interface Letter {
  subject: string;
  text: string;
}

/** The letter with the link for a password, in both languages of the console: which of them its reader reads is not known yet. */
export function passwordLinkLetter(letter: { name: string; link: string; hours: number }): Letter {
  const { name, link, hours } = letter;
  return {
    subject: 'Console: your password · คอนโซล: รหัสผ่านของคุณ',
    text: [
      `Two operators have agreed that you choose a password for the console. Your log-in name is ${name}. Open the link to choose it; it works once, within ${hours} hours.`,
      `ผู้ดูแลสองคนเห็นชอบให้คุณตั้งรหัสผ่านสำหรับคอนโซล ชื่อเข้าสู่ระบบของคุณคือ ${name} เปิดลิงก์เพื่อตั้งรหัสผ่าน ลิงก์ใช้ได้ครั้งเดียวภายใน ${hours} ชั่วโมง`,
      link,
      'Nobody else was sent this link, and nobody will ever ask you for it. If you did not expect it, do not open it, and tell the owner of the house.',
      'ไม่มีผู้อื่นได้รับลิงก์นี้ และจะไม่มีใครขอลิงก์จากคุณ หากคุณไม่ได้คาดว่าจะได้รับ อย่าเปิดลิงก์ และแจ้งเจ้าของระบบ',
    ].join('\n\n'),
  };
}

/** To the address of before, so that its owner can object. */
export function addressNotice({ name, email }: { name: string; email: string }): Letter {
  return {
    subject: 'Console: your e-mail address was changed · คอนโซล: อีเมลของคุณถูกเปลี่ยน',
    text: [
      `The e-mail address of the operator ${name} is now ${email}. If you did not expect this, tell the owner of the house at once.`,
      `อีเมลของผู้ดูแล ${name} เปลี่ยนเป็น ${email} แล้ว หากคุณไม่ได้คาดไว้ กรุณาแจ้งเจ้าของระบบทันที`,
    ].join('\n\n'),
  };
}

/** Enough to know it by for who expects it. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}
