import { addRole, changeRole, type Role, removeRole } from '@lanna/contract/people/operators/role-ops';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../../api/calls/refusal-text.ts';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { ReasonField } from '../../../../../console/fields/reason-field.tsx';
import { REASON_MIN } from '../../../../../console/fields/reason-length.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Checkbox } from '../../../../../ui/fields/checkbox.tsx';
import { FormError } from '../../../../../ui/fields/form-error.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../../../ui/layers/dialog.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';
import { byTopic, isCovered } from './role-lines.ts';

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
  const [code, setCode] = useState('');
  const [lines, setLines] = useState<ReadonlySet<string>>(new Set(role?.lines));
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const onDone = ({ proposal }: { proposal: string | null }) => {
    onClose();
    notify(
      proposal === null
        ? { text: t('roles.changed'), tone: 'success' }
        : { text: t('roles.proposed'), detail: t('roles.proposedText'), tone: 'info' },
    );
  };
  const adding = useOpsMutation(addRole, { onDone });
  const changing = useOpsMutation(changeRole, { onDone });
  const removing = useOpsMutation(removeRole, { onDone: () => onDone({ proposal: null }) });
  const isCodeFine = role !== undefined || /^[a-z][a-z-]{1,30}$/.test(code);
  const isShort = reason.trim().length < REASON_MIN;
  const error = adding.error ?? changing.error ?? removing.error;

  function toggle(line: string, on: boolean) {
    const next = new Set(lines);
    if (on) next.add(line);
    else next.delete(line);
    setLines(next);
  }
  function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!isCodeFine || isShort || lines.size === 0) return;
    const body = { lines: [...lines], reason: reason.trim() };
    if (role) changing.mutate({ params: { code: role.code }, body: { ...body, version: role.version } });
    else adding.mutate({ body: { ...body, code } });
  }

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
          <Button type="submit" form={formId} busy={adding.isPending || changing.isPending}>
            {t('roles.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send} className="flex flex-col gap-4">
        {!role && (
          <TextField
            label={t('roles.code')}
            hint={t('roles.codeRule')}
            error={tried && !isCodeFine ? t('roles.codeRule') : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={31}
            value={code}
            onChange={({ target }) => setCode(target.value.toLowerCase())}
          />
        )}
        <Checkbox
          label={t('roles.readAll')}
          checked={lines.has('*.read')}
          onChange={({ target }) => toggle('*.read', target.checked)}
        />
        <div className="flex flex-col divide-y divide-line rounded-medium border border-line">
          {byTopic(permissions).map(([topic, ofTopic]) => (
            <fieldset key={topic} className="px-3 py-2">
              <legend className="sr-only">{topic}</legend>
              <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
                <span className="w-32 font-semibold text-sm" aria-hidden="true">
                  {topic}
                </span>
                <Checkbox
                  label={t('roles.all')}
                  checked={lines.has(`${topic}.*`)}
                  onChange={({ target }) => toggle(`${topic}.*`, target.checked)}
                />
                {ofTopic.map((permission) => {
                  const covered = isCovered(lines, permission);
                  return (
                    <Checkbox
                      key={permission}
                      label={permission.slice(topic.length + 1)}
                      checked={covered || lines.has(permission)}
                      disabled={covered}
                      onChange={({ target }) => toggle(permission, target.checked)}
                    />
                  );
                })}
              </div>
            </fieldset>
          ))}
        </div>
        {tried && lines.size === 0 && <p className="text-danger text-sm">{t('roles.nothing')}</p>}
        <ReasonField value={reason} onValueChange={setReason} missing={tried && isShort} />
        {Boolean(error) && <FormError>{words(error)}</FormError>}
      </form>
    </Dialog>
  );
}
