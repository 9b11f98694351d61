import { addRole, changeRole, type Role, removeRole } from '@lanna/contract/people/operators/role-ops';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../../api/calls/refusal-text.ts';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { ReasonField } from '../../../../../console/fields/reason-field.tsx';
import { useRecordWords } from '../../../../../console/record-words.ts';
import { useContractForm } from '../../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Checkbox } from '../../../../../ui/fields/checkbox.tsx';
import { FormError } from '../../../../../ui/fields/form-error.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../../../ui/layers/dialog.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';
import { byTopic, isCovered } from './role-lines.ts';
import { useDoneNotice } from './use-done-notice.ts';

/** A role's permissions, one by one or a whole topic at once. Changed for all who have it, so with a reason. */
export function RoleEditor({
  role,
  permissions,
  onClose,
}: {
  /** Undefined for a new one. */
  role: Role | undefined;
  permissions: readonly string[];
  onClose: () => void;
}) {
  const { t } = useTranslation('operators-console');
  const words = useRefusalText();
  const formId = useId();
  const noticeOf = useDoneNotice();
  const onDone = (done: { proposal: string | null }) => {
    onClose();
    notify(noticeOf(done));
  };
  const adding = useOpsMutation(addRole);
  const changing = useOpsMutation(changeRole);
  const removing = useOpsMutation(removeRole, { onDone: () => onDone({ proposal: null }) });
  const form = useContractForm(role ? changeRole : addRole, {
    initial: { code: '', lines: [...(role?.lines ?? [])], reason: '' },
    version: role?.version ?? 0,
    toBody: ({ code, ...typed }, version) => (role ? { ...typed, version } : { ...typed, code }),
    words: {
      code: { required: t('roles.codeRule'), invalid: t('roles.codeRule') },
      lines: t('roles.nothing'),
    },
    refusals: { role_taken: 'code' },
    send: (body) =>
      'code' in body
        ? adding.mutateAsync({ body })
        : changing.mutateAsync({ params: { code: role?.code ?? '' }, body }),
    onDone,
  });
  const { value, onChange, error } = form.kept('lines');
  const reason = form.chosen('reason');
  const lines = new Set(value);
  const problem = form.problem ?? (removing.error && words(removing.error));

  const toggle = (line: string, on: boolean) =>
    onChange(on ? [...value, line] : value.filter((other) => other !== line));

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={role ? t('roles.editTitle', { role: role.code }) : t('roles.add')}
      description={t('roles.editText')}
      size="large"
      insistent
      footer={
        <>
          {role && !role.builtIn && role.operators === 0 && (
            <Button
              variant="ghost"
              busy={removing.isPending}
              onClick={() => removing.mutate({ params: { code: role.code } })}
            >
              {t('roles.remove')}
            </Button>
          )}
          <Button type="submit" form={formId} busy={form.isPending}>
            {t('roles.save')}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.props} className="flex flex-col gap-4">
        {!role && (
          <TextField
            {...form.field('code', (typed) => typed.toLowerCase())}
            label={t('roles.code')}
            hint={t('roles.codeRule')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
        <Checkbox
          label={t('roles.readAll')}
          checked={lines.has('*.read')}
          onChange={({ target }) => toggle('*.read', target.checked)}
        />
        <div className="flex flex-col divide-y divide-line rounded-medium border border-line">
          {byTopic(permissions).map(([topic, ofTopic]) => (
            <TopicLines key={topic} topic={topic} permissions={ofTopic} lines={lines} onToggle={toggle} />
          ))}
        </div>
        {error && <p className="text-danger text-sm">{error}</p>}
        <ReasonField
          value={reason.value}
          onValueChange={reason.onValueChange}
          missing={reason.error !== undefined}
        />
        {problem && <FormError>{problem}</FormError>}
      </form>
    </Dialog>
  );
}

/** A topic's permissions: all of them at once, or one by one. */
function TopicLines({
  topic,
  permissions,
  lines,
  onToggle,
}: {
  topic: string;
  permissions: readonly string[];
  lines: ReadonlySet<string>;
  onToggle: (line: string, on: boolean) => void;
}) {
  const { t } = useTranslation('operators-console');
  const words = useRecordWords();
  return (
    <fieldset className="px-3 py-2">
      <legend className="sr-only">{words.topic(topic)}</legend>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <span className="w-32 font-semibold text-sm" aria-hidden="true">
          {words.topic(topic)}
        </span>
        <Checkbox
          label={t('roles.all')}
          checked={lines.has(`${topic}.*`)}
          onChange={({ target }) => onToggle(`${topic}.*`, target.checked)}
        />
        {permissions.map((permission) => {
          const covered = isCovered(lines, permission);
          return (
            <Checkbox
              key={permission}
              label={words.permission(permission)}
              checked={covered || lines.has(permission)}
              disabled={covered}
              onChange={({ target }) => onToggle(permission, target.checked)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
