declare global {
  // Both are in every engine the studio runs on; the compiler's library does not describe them yet.
  interface JSON {
    rawJSON(text: string): object;
    parse(
      text: string,
      reviver: (key: string, value: unknown, context: { source?: string }) => unknown,
    ): unknown;
  }
}

const WHOLE_NUMBER = /^-?\d+$/;

/** JSON in which bigints are whole numbers, as the wallet protocol writes amounts. */
export function toWireJson(message: Record<string, unknown>): string {
  return JSON.stringify(message, (_, value: unknown) =>
    typeof value === 'bigint' ? JSON.rawJSON(value.toString()) : value,
  );
}

/** Whole numbers arrive as bigint, so none above 2⁵³ loses digits. Throws on anything that is no JSON. */
export function fromWireJson(text: string): unknown {
  return JSON.parse(text, (_, value: unknown, { source }) =>
    typeof value === 'number' && source !== undefined && WHOLE_NUMBER.test(source) ? BigInt(source) : value,
  );
}
