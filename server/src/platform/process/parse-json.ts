/** What was sent or kept as JSON; undefined where it is none. The caller checks its shape. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
