import { useLocation, useRouter } from '@tanstack/react-router';
import { type ComponentProps, useCallback } from 'react';
import { scopedHref } from './brand-scope.ts';

/** A link to a page of the console; it carries the scope of brands. A plain `<a href>` leads there too. */
export function ConsoleLink({ href, children, ...attributes }: ComponentProps<'a'> & { href: string }) {
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  return (
    <a
      {...attributes}
      href={scopedHref(href, search)}
      className={
        attributes.className ??
        'text-accent-text underline decoration-accent/40 underline-offset-2 hover:decoration-accent'
      }
    >
      {children}
    </a>
  );
}

/** Goes to a page of the console from code. */
export function useGoTo(): (href: string, how?: { replace?: boolean }) => void {
  const { history } = useRouter();
  return useCallback(
    (href, how = {}) => {
      const scoped = scopedHref(href, history.location.search);
      if (how.replace) history.replace(scoped);
      else history.push(scoped);
    },
    [history],
  );
}
