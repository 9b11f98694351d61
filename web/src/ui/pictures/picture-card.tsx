import type { MouseEvent, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { PictureInTurn } from './picture-in-turn.tsx';

export interface PictureCardProps {
  href: string;
  title: string;
  picture: string;
  /** In sight from the start, and so fetched before what is further down. */
  urgent?: boolean;
  /** One of very many: its picture is asked for in its turn. */
  inTurn?: boolean;
  /** One quiet line below the title. */
  line?: ReactNode;
  /** On the picture, upper left. */
  badge?: ReactNode;
  /** On the picture, upper right: a control of its own, e.g. a favourite. */
  corner?: ReactNode;
  /** Below: other ways to go on. */
  extra?: ReactNode;
  /** Cannot be opened now: dimmed, with the reason over the picture. */
  closedFor?: string | undefined;
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
  className?: string;
}

/** A picture with a name that opens something. The whole card is the link; it lifts towards the light. */
export function PictureCard({
  href,
  title,
  picture,
  urgent = false,
  inTurn = false,
  line,
  badge,
  corner,
  extra,
  closedFor,
  onOpen,
  className,
}: PictureCardProps) {
  const variant = classes(
    'size-full object-cover transition-[scale] duration-300 group-hover/card:scale-104',
    closedFor && 'opacity-40 grayscale',
  );
  return (
    <article
      className={classes(
        'group/card lit relative flex h-full flex-col overflow-hidden rounded-medium bg-surface transition-[translate,border-color,box-shadow] duration-200',
        'hover:-translate-y-0.5 hover:border-accent-text hover:shadow-float focus-within:border-accent-text',
        className,
      )}
    >
      <div className="relative aspect-4/5 overflow-hidden bg-sunken">
        {inTurn ? (
          <PictureInTurn key={picture} address={picture} className={variant} />
        ) : (
          <img
            src={picture}
            alt=""
            width="320"
            height="400"
            loading={urgent ? 'eager' : 'lazy'}
            fetchPriority={urgent ? 'high' : 'auto'}
            decoding="async"
            className={variant}
          />
        )}
        {badge && <div className="absolute top-2 left-2 flex gap-1">{badge}</div>}
        {closedFor && (
          <p className="absolute inset-x-2 top-1/2 -translate-y-1/2 rounded-small bg-shade/80 px-2 py-1.5 text-center text-sm text-white">
            {closedFor}
          </p>
        )}
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 px-3 py-2.5">
        <h3 className="line-clamp-2 break-words font-medium text-[0.95rem] leading-snug">
          <a
            href={href}
            onClick={onOpen}
            className="outline-none before:absolute before:inset-0 before:rounded-medium focus-visible:before:outline-2 focus-visible:before:-outline-offset-2 focus-visible:before:outline-focus"
          >
            {title}
          </a>
        </h3>
        {line && <p className="text-muted text-xs">{line}</p>}
        {extra && <div className="relative mt-auto pt-1.5">{extra}</div>}
      </div>
      {corner && <div className="absolute top-1.5 right-1.5">{corner}</div>}
    </article>
  );
}
