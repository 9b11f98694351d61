import { expect } from 'vitest';
import thai from '../../../web/src/features/rewards/bonuses/words/th.json' with { type: 'json' };
import { ownBrand } from '../../brand-settings.ts';
import { queryDatabase } from '../../database-actions.ts';
import { PHONE_THAI, test } from '../../device-matrix.ts';
import { eventually } from '../../eventually.ts';
import { DIALOG, expectNoViolations } from '../../expect-no-violations.ts';
import { field, popUps, press, untilIn } from '../../login-steps.ts';
import { newMember, newName, PASSWORD } from '../../player.ts';
import { visitsGoTo } from '../../visit.ts';
import { filled } from '../../words.ts';
import { publishOffer } from './publish-offer.ts';

/* A member's link, the friend who registers by it, and what is still asked of the friend. */

const own = await ownBrand('invitesfriends');
visitsGoTo(own.host);

test.for([PHONE_THAI])(
  'a member makes a link, a friend registers by it, and the member sees what is still asked ($device, $language)',
  async (view, { come }) => {
    await offerForFriends();
    const member = await newMember(own.url);
    const inviter = await come({ ...view, path: '/?centre=member&page=referral', member });
    await press(inviter.page.getByRole('region', { name: thai.referral.link }), thai.referral.make);
    const link = await inviter.page.getByText(/\/register\?referralCode=/).textContent();
    await inviter.page.getByRole('img', { name: thai.referral.qr }).waitFor();
    await inviter.page.getByText(thai.referral.empty).waitFor();

    const { pathname, search } = new URL(link ?? '');
    const friend = await come({ ...view, path: pathname + search });
    const { identity, registration } = friend.words;
    const { register } = popUps(friend);
    await register.getByText(registration.register.byFriend).waitFor();
    await field(register, identity.username).fill(newName());
    await field(register, identity.password).fill(PASSWORD);
    await field(register, registration.confirmPassword).fill(PASSWORD);
    await register.getByRole('checkbox').first().check();
    await press(register, registration.register.submit);
    await untilIn(friend);

    const friends = inviter.page.getByRole('region', { name: thai.referral.friends });
    await friends.getByText(thai.referral.state.open, { exact: true }).waitFor();
    await friends.getByText(filled(thai.referral.of, { done: '฿0.00', asked: '฿1,000.00' })).waitFor();
    await expectNoViolations(inviter.page, DIALOG);
    await eventually(() => joinedBy(member.username)).toEqual([{ friends: 1 }]);
    // The name of another person is not shown whole.
    expect(await friends.getByText('***').count()).toBe(1);
  },
);

/** An offer to inviters as two operators have published it. */
async function offerForFriends() {
  const terms = {
    ...{ kind: 'referral', name: { TH: 'ชวนเพื่อน', EN: 'Friends' }, match: null, amount: '100.00' },
    referral: { side: 'inviter', deposits: '300.00', turnover: '1000.00' },
    ...{ wagering: { times: 5, of: 'bonus' }, contributions: { RNG: 100 }, excluded: [], days: 7 },
    ...{ stake: { percent: 10, most: '500.00' }, convertedTimes: 10 },
  };
  await publishOffer(own.code, terms);
}

function joinedBy(username: string) {
  return queryDatabase(
    `select count(*)::integer as friends from bonuses.referral r join members.account m on m.id = r.inviter_id where m.username = $1`,
    [username],
  );
}
