import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useBrand } from '../../../api/content/brand.ts';
import { memberQuery } from '../../../api/queries.ts';
import { isAgent, type RouteGuard } from '../../../api/route-guard.ts';
import { useSession } from '../../../api/session.ts';
import type { CentrePage } from '../../../centre-page.ts';
import { fetchWords } from '../../../i18n/words.ts';
import { centreWords } from '../topics.ts';
import type { Hit } from './hit.ts';

/** The pages of the reader's own centres; they come after the search itself has opened, and only for members. */
export function useCentrePages(): readonly Hit[] {
  const session = useSession();
  const brand = useBrand();
  const isMember = session !== undefined && !session.trial;
  const agent = isAgent(session);
  const { data: member } = useQuery({ ...memberQuery, enabled: isMember });
  const [pages, setPages] = useState<Awaited<ReturnType<typeof load>>>();
  useEffect(() => {
    if (!isMember) return;
    let gone = false;
    load(agent)
      .then((found) => !gone && setPages(found))
      // Without them the rest is found all the same.
      .catch(() => {});
    return () => {
      gone = true;
    };
  }, [isMember, agent]);
  if (!isMember || !member || !pages) return [];
  return pages.flatMap(({ centre, page: { key, label, Icon, isOn, isFor } }) =>
    (isOn && !isOn(brand)) || (isFor && !isFor(member))
      ? []
      : [{ key: `${centre} ${key}`, title: label(), href: `?centre=${centre}&page=${key}` as const, Icon }],
  );
}

async function load(agent: boolean): Promise<{ centre: RouteGuard; page: Entry }[]> {
  const [{ MEMBER_PAGES, AGENT_PAGES }] = await Promise.all([
    import('./centre-pages.ts'),
    fetchWords([...centreWords('member'), ...(agent ? centreWords('agent') : [])]),
  ]);
  return [
    ...MEMBER_PAGES.map((page) => ({ centre: 'member' as const, page })),
    ...(agent ? AGENT_PAGES.map((page) => ({ centre: 'agent' as const, page })) : []),
  ];
}

type Entry = Pick<CentrePage, 'key' | 'label' | 'Icon' | 'isOn' | 'isFor'>;
