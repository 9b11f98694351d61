import { queryDatabase } from '../database-actions.ts';
import { test } from '../device-matrix.ts';
import { operatorVisit } from './operator.ts';

test('shots', async ({ onTestFinished }) => {
  const [brand] = await queryDatabase<{ id: string }>("select id from brands.merchant where code = 'LANNA'", []);
  const id = brand?.id;
  await queryDatabase(`insert into segments.segment (id, merchant_id, name, conditions, changed_by, changed_at) values
    ('00000000-0000-7000-8000-000000000005', $1, 'Large depositors who rest', '{"deposits":{"least":1000,"most":null}}', 'nim', now()),
    ('00000000-0000-7000-8000-000000000006', $1, 'Everyone there is', '{}', 'nim', now())`, [id]);
  await queryDatabase(`insert into segments.version (segment_id, version, conditions, changed_at) select id, 1, conditions, changed_at from segments.segment`, []);
  await queryDatabase(`insert into segments.tag (id, merchant_id, name, colour, segment_id, changed_by, changed_at, refreshed_at) values
    ('00000000-0000-7000-8000-000000000007', $1, 'Everyone', 'violet', '00000000-0000-7000-8000-000000000006', 'nim', now(), now()),
    ('00000000-0000-7000-8000-000000000008', $1, 'Calls at night', 'blue', null, 'nim', now(), null)`, [id]);
  const [member] = await queryDatabase<{ id: string }>('select member_id as id from segments.figure where merchant_id = $1 order by bets desc limit 1', [id]);
  if (member) {
    await queryDatabase(`insert into segments.tagged (member_id, tag_id, since) values ($1, '00000000-0000-7000-8000-000000000007', now())`, [member.id]);
    await queryDatabase(`update members.member set labels = '{Calls at night,River cup}' where id = $1`, [member.id]);
    await queryDatabase(`insert into members.note (id, merchant_id, member_id, content, operator_name, at) values (gen_random_uuid(), $1, $2, 'Called about the limit', 'nim', now())`, [id, member.id]);
  }
  for (const view of [
    { device: 'desktop', language: 'EN', size: { width: 1366, height: 900 } },
    { device: 'phone', language: 'TH', size: { width: 390, height: 844 } },
  ] as const) {
    const { page, at } = await operatorVisit({ device: view.device, language: view.language }, { onTestFinished });
    await page.setViewportSize(view.size);
    const shot = async (path: string, name: string, press?: RegExp) => {
      await page.goto(at(path));
      await page.locator('h1:not([data-before])').first().waitFor();
      await page.waitForLoadState('networkidle');
      if (press) await page.getByRole('button', { name: press }).first().click({ timeout: 5000 }).catch((error) => console.log(name, String(error).slice(0, 200)));
      await page.waitForTimeout(900);
      await page.screenshot({ path: `/tmp/desk/${name}-${view.language}.png` });
    };
    await shot('/segments', 'd-segments');
    await shot('/segments', 'd-tag', /New tag|เพิ่มแท็ก/);
    await shot('/member-figures?view=period&of=LANNA', 'd-period');
    await shot('/member-figures', 'd-figures');
    if (member) await shot(`/members/${member.id}?tab=timeline`, 'd-timeline');
    if (member) await shot(`/members/${member.id}`, 'd-member');
    await shot('/members?status=active', 'd-views', /^Views|มุมมอง/);
    await shot('/new-promotion?brand=LANNA', 'd-promotion', /A segment|กลุ่มสมาชิก/);
    await shot('/ranks', 'd-rank', /Give a level|ให้ระดับกับ/);
    await shot('/bonus-offers', 'd-offer', /offer|ข้อเสนอ/i);
    await shot('/reconciliation/clearing', 'd-channels');
    await shot('/bonuses', 'd-filter');
  }
}, 400_000);
