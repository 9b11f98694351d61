import { memberInfo } from '@lanna/contract/people/members/members';
import { useQuery } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { memberQuery } from '../../../../api/queries.ts';
import { startSession } from '../../../../api/session.ts';
import { show } from '../../../../testing/show.tsx';
import { standInPortal } from '../../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../../testing/words.ts';
import { NotAgentDialog } from './not-agent-dialog.tsx';

const words = wordsOf('agents');

beforeEach(() => startSession('t', 0));

test('a member who is turned away is looked up again, also where the account is known since a moment: it may have been appointed since', async () => {
  const portal = await standInPortal();
  portal.answer(memberInfo, { type: 1 } as never);
  await show(
    <>
      <KnownType />
      <NotAgentDialog open onClose={() => {}} page={undefined} />
    </>,
  );
  await expect.element(page.getByRole('dialog', { name: words.refused.title })).toBeVisible();
  await expect.element(page.getByText('type 1')).toBeInTheDocument();
});

/** What the page knows of the account, as the session follows it; at first that it is a member's. */
function KnownType() {
  const { data } = useQuery({ ...memberQuery, enabled: false, initialData: { type: 0 } as never });
  return <p>type {data.type}</p>;
}
