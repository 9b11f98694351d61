/**
 * The password typed in this page, for as long as the page stands: changing it need not ask for what was typed a minute
 * ago. Never stored anywhere.
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
