/** A value for the page's own code to read by the element's id. Data, no script: nothing runs it, and nothing in it ends it. */
export function dataBlock(id: string, value: unknown): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}
