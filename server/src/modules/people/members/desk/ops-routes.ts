import * as contract from '@lanna/contract/people/members/ops';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { type OpsRoute, opsChange, opsCsv, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { adjustMoney } from '../adjustments/adjust-money.ts';
import { listOfAdjustments } from '../adjustments/adjustment.ts';
import { findMembers, membersFile } from '../find-members.ts';
import type { NotifyMember } from '../notify-member.ts';
import { removeAvatar } from '../own/remove-avatar.ts';
import { findScopedMember, lockMemberVersion, lockScopedMember, memberSubject } from '../scoped-member.ts';
import type { TagsOfMember } from '../tags-of-member.ts';
import { changeMemberStatus } from './change-member-status.ts';
import type { ShutOut } from './change-status.ts';
import { decideDuplicate } from './decide-duplicate.ts';
import { listDuplicates } from './list-duplicates.ts';
import { addNote, notes } from './notes.ts';
import { revealMember } from './reveal-member.ts';
import { setLabels } from './set-labels.ts';
import { showMemberPage } from './show-member-page.ts';

interface OpsDeps {
  db: Database;
  clock: Clock;
  /** Asked while a call is answered. */
  shutOut(): readonly ShutOut[];
  notifyMember: NotifyMember;
  tags?: () => TagsOfMember | undefined;
}

/** The calls by which operators look for members and work on them. */
export function memberOps({ db, clock, shutOut, notifyMember, tags }: OpsDeps): OpsRoute[] {
  const { kysely } = db;
  return [
    opsRoute(contract.listMembers, ({ brands, query }) => findMembers(kysely, brands, query)),
    opsCsv(contract.listMembers.file, async ({ brands, query }) => membersFile(kysely, brands, query)),
    opsRoute(contract.showMember, ({ params, brands }) =>
      showMemberPage(kysely, params.id, brands, tags?.()),
    ),
    opsChange(db, contract.revealMember, async (tx, { params, brandIds, record }) => {
      const member = await findScopedMember(tx, params.id, brandIds);
      const revealed = await revealMember(tx, member.id);
      await record(tx, {
        action: 'members.reveal',
        brandId: member.merchantId,
        subject: memberSubject(member),
        after: { fields: revealed.fields.map(({ field }) => field) },
      });
      return revealed;
    }),
    opsChange(db, contract.changeMemberStatus, (tx, call) =>
      changeMemberStatus(tx, call, { shutOut: shutOut(), notifyMember, now: clock.now() }),
    ),
    opsChange(db, contract.removeAvatar, async (tx, { params, body, brandIds, record }) => {
      const member = await lockScopedMember(tx, params.id, brandIds);
      const shown = await removeAvatar(tx, member, clock.now());
      await record(tx, {
        action: 'members.remove-avatar',
        brandId: member.merchantId,
        subject: memberSubject(member),
        before: { avatarType: 'CUSTOM' },
        after: { avatarType: shown.avatarType },
        reason: body.reason,
      });
      await notifyOps(tx, { brandId: member.merchantId, type: 'members_changed' });
      return shown;
    }),
    ...notes.routes(kysely, async ({ params, brandIds }) => {
      await findScopedMember(kysely, params.id, brandIds);
      return {};
    }),
    opsChange(db, contract.addNote, async (tx, { params, body, brandIds, operator, record }) => {
      const member = await findScopedMember(tx, params.id, brandIds);
      const note = await addNote(tx, member, {
        content: body.content,
        operatorName: operator.name,
        now: clock.now(),
      });
      await record(tx, {
        action: 'members.note',
        brandId: member.merchantId,
        subject: memberSubject(member),
        after: { note: note.id, content: note.content },
      });
      return note;
    }),
    opsRoute(contract.listDuplicates, async ({ params, brands, brandIds }) =>
      listDuplicates(kysely, await findScopedMember(kysely, params.id, brandIds), brands),
    ),
    opsChange(db, contract.decideDuplicate, async (tx, { params, body, brandIds, operator, record }) => {
      const member = await lockScopedMember(tx, params.id, brandIds);
      const pair = { merchantId: member.merchantId, memberId: member.id, otherId: params.other };
      const decision = { ...body, operatorName: operator.name, now: clock.now() };
      const { before, otherName } = await decideDuplicate(tx, pair, decision);
      await record(tx, {
        action: 'members.decide-duplicate',
        brandId: member.merchantId,
        subject: memberSubject(member),
        before: { as: before },
        after: { as: body.as, other: params.other, otherName },
        reason: body.reason,
      });
      return {};
    }),
    opsRoute(contract.listAdjustments, async ({ params, brandIds }) =>
      listOfAdjustments(kysely, await findScopedMember(kysely, params.id, brandIds)),
    ),
    opsChange(db, contract.adjustMoney, (tx, call) => adjustMoney(tx, call, notifyMember, clock.now())),
    opsChange(db, contract.setLabels, async (tx, { params, body, brandIds, record }) => {
      const member = await lockMemberVersion(tx, { id: params.id, version: body.version }, brandIds);
      const set = await setLabels(tx, member, body.labels);
      await record(tx, {
        action: 'members.label',
        brandId: member.merchantId,
        subject: memberSubject(member),
        before: { labels: member.labels },
        after: { labels: set.labels },
        reason: body.reason,
      });
      await notifyOps(tx, { brandId: member.merchantId, type: 'members_changed' });
      return set;
    }),
  ];
}
