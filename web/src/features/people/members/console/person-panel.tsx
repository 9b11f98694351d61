import { type MemberPage, revealMember } from '@lanna/contract/people/members/ops';
import type { TagColour } from '@lanna/contract/tag-colours';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { opsCall } from '../../../../console/calls/ops-call.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { useMay } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { Reveal } from '../../../../console/reveal.tsx';
import { TagChip } from '../../../../console/table/tag-chip.tsx';
import { When } from '../../../../console/when.tsx';

const FIELDS = [
  'full_name',
  'payee_name',
  'birthday',
  'id_number',
  'line',
  'telegram',
  'whatsapp',
  'facebook',
  'wechat',
  'zalo',
  'qq_num',
] as const;

/** Who a member is. Asked once, everything the masks hide is shown; each asking is recorded. */
export function PersonPanel({ member }: { member: MemberPage }) {
  const { t } = useTranslation('members-console');
  const may = useMay();
  const allowed = may('members.reveal', member.brand);
  const [asked] = useState(() => revealOnce(member.id));
  const hidden = (field: string, label: string, masked: string | null, proved?: boolean) =>
    masked !== null && {
      label,
      value: (
        <span className="inline-flex flex-wrap items-center gap-x-2">
          <Reveal masked={masked} label={label} allowed={allowed} ask={() => asked(field)} />
          {proved !== undefined && (
            <span className="text-muted text-xs">{t(proved ? 'person.proved' : 'person.unproved')}</span>
          )}
        </span>
      ),
    };
  const { agent, brand, tags } = member;
  const byRule = tags.filter((tag) => tag.byRule);
  const colourOf = (label: string) =>
    tags.find(({ name }) => name.toLowerCase() === label.toLowerCase())?.colour;
  return (
    <Panel title={t('person.title')}>
      <Facts
        facts={[
          hidden('mobile', t('person.mobile'), member.mobileMasked, member.mobileProved),
          hidden('email', t('person.email'), member.emailMasked, member.emailProved),
          ...FIELDS.map((field) => {
            const found = member.profile.find((one) => one.field === field);
            return found !== undefined && hidden(field, t(`person.${field}`), found.masked);
          }),
          {
            label: t('person.agent'),
            value: agent && <ConsoleLink href={`/members/${agent.id}`}>{agent.username}</ConsoleLink>,
          },
          { label: t('person.rank'), value: member.rankLevel },
          member.labels.length > 0 && {
            label: t('person.labels'),
            value: <Chips tags={member.labels.map((name) => ({ name, colour: colourOf(name) }))} />,
          },
          byRule.length > 0 && { label: t('person.tags'), value: <Chips tags={byRule} /> },
          { label: t('person.language'), value: `${member.language} · ${member.country}` },
          {
            label: t('person.terms'),
            value: <When at={member.termsAcceptedAt} brand={brand} variant="day" />,
          },
          { label: t('person.id'), value: <code className="select-all break-all text-xs">{member.id}</code> },
          {
            label: t('person.walletUser'),
            value: <code className="select-all break-all text-xs">{member.walletUser}</code>,
          },
        ]}
      />
    </Panel>
  );
}

/** One call answers all fields: a second eye that is pressed asks nothing again. */
function revealOnce(id: string): (field: string) => Promise<string> {
  let answer: Promise<Map<string, string>> | undefined;
  return async (field) => {
    answer ??= opsCall(revealMember, { params: { id }, body: {} })
      .then(({ fields }) => new Map(fields.map((one) => [one.field, one.value])))
      .catch((error: unknown) => {
        answer = undefined;
        throw error;
      });
    return (await answer).get(field) ?? '';
  };
}

function Chips({ tags }: { tags: readonly { name: string; colour?: TagColour | undefined }[] }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {tags.map(({ name, colour }) => (
        <TagChip key={name} colour={colour}>
          {name}
        </TagChip>
      ))}
    </span>
  );
}
