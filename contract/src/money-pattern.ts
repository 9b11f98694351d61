/** What money looks like on the wire. By itself, so that forms know a field of money by it and the first load does not have it. */
export const MONEY_PATTERN = /^-?\d{1,14}(\.\d{1,5})?$/;
