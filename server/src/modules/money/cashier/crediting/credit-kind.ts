/** The kind of proposal; the console's setting says from which amount on. */
export const CREDIT_KIND = 'cashier.accept-deposit';
