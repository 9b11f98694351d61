const KEY = 'firstLogin';

/**
 * That this tab's login was the account's first (`firstTimeLogin` of the specification), until the player has put the
 * welcome off. Kept with the session: it goes when that ends.
 */
export const firstLogin = {
  note(): void {
    sessionStorage.setItem(KEY, '1');
  },
  is(): boolean {
    return sessionStorage.getItem(KEY) !== null;
  },
  putOff(): void {
    sessionStorage.removeItem(KEY);
  },
};
