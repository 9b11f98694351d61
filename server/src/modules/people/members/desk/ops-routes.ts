import * as contract from '@lanna/contract/people/members/ops';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { type OpsRoute, opsCsv, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { adjustMoney } from '../adjustments/adjust-money.ts';
import { listOfAdjustments } from '../adjustments/adjustment.ts';
import { REOPEN_KIND, type ReopenPayload } from '../adjustments/reopen-proposal.ts';
import { exportMembers, findMembers } from '../find-members.ts';
import { type NotifyMember, notifyStatus } from '../notify-member.ts';
import { removeAvatar } from '../own/remove-avatar.ts';
import { findScopedMember, lockMemberVersion, lockScopedMember, memberSubject } from '../scoped-member.ts';
import { changeStatus, type ShutOut } from './change-status.ts';
import { decideDuplicate } from './decide-duplicate.ts';
import { listDuplicates } from './list-duplicates.ts';
import { addNote, listNotes } from './notes.ts';
import { revealMember } from './reveal-member.ts';
import { setLabels } from './set-labels.ts';
import { setRank } from './set-rank.ts';
import { showMemberPage } from './show-member-page.ts';

interface OpsDeps {
  db: Database;
  clock: Clock;
  /** Asked while a call is answered. */
  shutOut(): readonly ShutOut[];
  notifyMember: NotifyMember;
}

/** The calls by which operators look for members and work on them. */
export function memberOps({ db, clock, shutOut, notifyMember }: OpsDeps): OpsRoute[] {
  const { kysely } = db;
  return [
    opsRoute(contract.listMembers, ({ brands, query: { brand, ...query } }) =>
      findMembers(kysely, brands, query),
    ),
    opsCsv(contract.exportMembers, async ({ brands, query: { brand, ...query } }) =>
      exportMembers(kysely, brands, query),
    ),
    opsRoute(contract.showMember, ({ params, brands }) => showMemberPage(kysely, params.id, brands)),
    opsRoute(contract.revealMember, ({ params, brandIds, record }) =>
      db.transaction(async (tx) => {
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
    ),
    opsRoute(
      contract.changeMemberStatus,
      ({ params, body, brandIds, operator, record, mustBeProposed, propose }) =>
        db.transaction(async (tx) => {
          const member = await lockMemberVersion(tx, { id: params.id, version: body.version }, brandIds);
          const isReopened = member.closedByMember && body.move === 'unlock';
          if (isReopened && (await mustBeProposed(tx, REOPEN_KIND))) {
            const payload: ReopenPayload = { memberId: member.id, version: member.version };
            const { merchantId: brandId, status, version } = member;
            const { reason } = body;
            await propose(tx, {
              kind: REOPEN_KIND,
              brandId,
              subject: memberSubject(member),
              payload,
              reason,
            });
            return { outcome: 'proposed', status, version, sessionsEnded: 0 };
          }
          const change = { ...body, operatorName: operator.name, now: clock.now() };
          const changed = await changeStatus(tx, member, change, shutOut());
          await notifyStatus(tx, notifyMember, member, changed.status, change.now);
          await record(tx, {
            action: `members.${body.move}`,
            brandId: member.merchantId,
            subject: memberSubject(member),
            before: { status: member.status, ...(isReopened && { closedBy: 'member' }) },
            after: { status: changed.status, sessionsEnded: changed.sessionsEnded },
            reason: body.reason,
          });
          await notifyOps(tx, { brandId: member.merchantId, type: 'members_changed' });
          return { outcome: 'done', ...changed };
        }),
    ),
    opsRoute(contract.removeAvatar, ({ params, body, brandIds, record }) =>
      db.transaction(async (tx) => {
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
    ),
    opsRoute(contract.listNotes, async ({ params, query, brandIds }) =>
      listNotes(kysely, await findScopedMember(kysely, params.id, brandIds), query),
    ),
    opsRoute(contract.addNote, ({ params, body, brandIds, operator, record }) =>
      db.transaction(async (tx) => {
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
    ),
    opsRoute(contract.listDuplicates, async ({ params, brands, brandIds }) =>
      listDuplicates(kysely, await findScopedMember(kysely, params.id, brandIds), brands),
    ),
    opsRoute(contract.decideDuplicate, ({ params, body, brandIds, operator, record }) =>
      db.transaction(async (tx) => {
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
    ),
    opsRoute(contract.listAdjustments, async ({ params, brandIds }) =>
      listOfAdjustments(kysely, await findScopedMember(kysely, params.id, brandIds)),
    ),
    opsRoute(contract.adjustMoney, (call) =>
      db.transaction((tx) => adjustMoney(tx, call, notifyMember, clock.now())),
    ),
    opsRoute(contract.setRank, ({ params, body, brandIds, record }) =>
      db.transaction(async (tx) => {
        const member = await lockMemberVersion(tx, { id: params.id, version: body.version }, brandIds);
        const set = await setRank(tx, member, body.level);
        await record(tx, {
          action: 'members.rank',
          brandId: member.merchantId,
          subject: memberSubject(member),
          before: { rankLevel: member.rankLevel },
          after: { rankLevel: set.rankLevel },
          reason: body.reason,
        });
        return set;
      }),
    ),
    opsRoute(contract.setLabels, ({ params, body, brandIds, record }) =>
      db.transaction(async (tx) => {
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
    ),
  ];
}
