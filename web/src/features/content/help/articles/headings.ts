/** A heading of a long text, and where it stands. */
export interface Heading {
  id: string;
  text: string;
}

/**
 * The headings of the second level of clean HTML, and the HTML with an id on each, so that they can be led to. Ids begin with
 * `prefix`: several texts may be open at once.
 */
export function withHeadings(html: string, prefix: string): { html: string; headings: readonly Heading[] } {
  const headings: Heading[] = [];
  const marked = html.replace(/<h2>([\s\S]*?)<\/h2>/g, (_, inner: string) => {
    const id = `${prefix}-${headings.length + 1}`;
    headings.push({ id, text: wordsOf(inner) });
    return `<h2 id="${id}" tabindex="-1">${inner}</h2>`;
  });
  return { html: marked, headings };
}

function wordsOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .trim();
}
