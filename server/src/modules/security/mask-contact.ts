/** `+66812345678` → `+66•••••5678`. */
export function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 3)}•••••${mobile.slice(-4)}`;
}

/** `somchai@example.com` → `s•••@example.com`. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${[...name][0] ?? ''}•••@${domain}`;
}
