import { classes } from '../classes.ts';

/** Text with headings, lists and links as the server keeps it: cleaned before it was kept, so it is shown as it is. */
export function RichText({
  html,
  lang,
  className,
}: {
  html: string;
  /** Tag of the language it is in, where that may be another than the page's. */
  lang?: string | undefined;
  className?: string;
}) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server, which refuses scripts, styles and handlers
    <div lang={lang} className={classes('rich-text', className)} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
