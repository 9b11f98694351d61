import { textParts } from './text-parts.ts';

/** Text as its author has written it, its lines and all; addresses that begin with https:// are links, nothing else is. */
export function LinkedText({ text, className }: { text: string; className?: string }) {
  return (
    <span className={className}>
      {textParts(text).map(({ text: part, href, at }) =>
        href === undefined ? (
          part
        ) : (
          <a
            key={at}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="break-all underline underline-offset-2"
          >
            {part}
          </a>
        ),
      )}
    </span>
  );
}
