import { useLocation, useRouter } from '@tanstack/react-router';

/** `period`: the figures of some weeks in place of those in all. They stand in the address, so that a link leads to the same. */
export function usePeriod() {
  const { history } = useRouter();
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const query = new URLSearchParams(search);
  const textOf = (name: string) => query.get(name) || undefined;
  return {
    isPeriod: query.get('view') === 'period',
    from: dayOf(textOf('from')),
    to: dayOf(textOf('to')),
    brand: textOf('of'),
    change: (changed: Readonly<Record<string, string>>) => {
      const { pathname, search: now } = history.location;
      const next = new URLSearchParams(now);
      for (const [name, value] of Object.entries(changed)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      history.replace(`${pathname}?${next.toString()}`);
    },
  };
}

function dayOf(text: string | undefined): string | undefined {
  return text && /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined;
}
