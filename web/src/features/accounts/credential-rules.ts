/**
 * What a new account's name and password must be, in a form the page can hold without loading the wire's schemas
 * (26 kB for two lines). A test holds it against the contract.
 */
export const USERNAME = /^[A-Za-z][A-Za-z0-9]{3,19}$/;
export const PASSWORD_LENGTH = { min: 8, max: 64 } as const;

export type Credentials = { username: string; password: string; confirmPassword: string };

export type UsernameFault = 'usernameMissing' | 'usernameForm';
export type PasswordFault = 'passwordMissing' | 'passwordLength';
export type ConfirmFault = 'confirmMissing' | 'confirmDiffers';

export function usernameFault(username: string): UsernameFault | undefined {
  const trimmed = username.trim();
  if (trimmed === '') return 'usernameMissing';
  return USERNAME.test(trimmed) ? undefined : 'usernameForm';
}

export function passwordFault(password: string): PasswordFault | undefined {
  if (password === '') return 'passwordMissing';
  const { min, max } = PASSWORD_LENGTH;
  return password.length < min || password.length > max ? 'passwordLength' : undefined;
}

export function confirmFault({
  password,
  confirmPassword,
}: Omit<Credentials, 'username'>): ConfirmFault | undefined {
  if (confirmPassword === '') return 'confirmMissing';
  return confirmPassword === password ? undefined : 'confirmDiffers';
}
