/**
 * The password typed at login, kept in memory until the page is closed or reloaded: changing it need not ask for it again.
 * Never stored anywhere.
 */
let known: { token: string; password: string } | undefined;

export function keepPassword(token: string, password: string): void {
  known = { token, password };
}

/** Only of the session it was typed for. */
export function knownPassword(token: string | undefined): string | undefined {
  return known?.token === token ? known?.password : undefined;
}

export function forgetPassword(): void {
  known = undefined;
}
