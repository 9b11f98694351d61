import { JOIN_TEXTS, JOIN_WISHES, type JoinRequest } from '@lanna/contract/accounts/join/join';
import { CONTACT_WAYS } from '@lanna/rules/people/authentication/contact-way';
import { tidyWrittenText, writtenLength } from '@lanna/rules/written-text';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../api/calls/refusal.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { CONTROL_LOOK, Field } from '../../../ui/fields/field.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { CaptchaField, useCaptcha } from '../../people/identity/bot-check/captcha-field.tsx';
import { useErrorText } from '../../people/identity/errors/error-text.ts';
import { registrationQuery } from '../../people/identity/queries.ts';
import {
  JOIN_FIELDS,
  type JoinField,
  type JoinTyped,
  joinFieldErrors,
  refusedFields,
} from './join-field-errors.ts';
import type { JoinSending } from './join-sending.ts';

const EMPTY: JoinTyped = { name: '', line: '', phone: '', email: '', telegram: '', players: '', remark: '' };
const KEYBOARD = {
  line: { autoCapitalize: 'none', autoComplete: 'off' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  telegram: { autoCapitalize: 'none', autoComplete: 'off' },
} as const;

/** What is typed stays until it has been sent, whatever happens on the way. */
export function JoinForm({
  busy,
  failure,
  onSend,
}: {
  busy: boolean;
  failure: unknown;
  onSend: (sending: JoinSending) => Promise<unknown>;
}) {
  const { t } = useTranslation(['join', 'identity']);
  const errorText = useErrorText();
  const [typed, setTyped] = useState(EMPTY);
  const [request, setRequest] = useState<JoinRequest>('unsure');
  const [checked, setChecked] = useState(false);
  const { data: settings } = useQuery(registrationQuery);
  const asksPicture = Boolean(settings?.fields.captcha?.enabled && settings.fields.captcha.required);
  const captcha = useCaptcha(asksPicture);
  const fieldErrors = joinFieldErrors(typed);
  const refused = busy ? [] : refusedFields(failure);

  const change = (field: JoinField) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [field]: event.target.value });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setChecked(true);
    const first = JOIN_FIELDS.find((field) => fieldErrors[field]);
    if (first) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    const given = CONTACT_WAYS.filter((way) => typed[way].trim() !== '');
    void onSend({
      form: {
        name: tidyWrittenText(typed.name),
        wish: request,
        contacts: Object.fromEntries(given.map((way) => [way, typed[way].trim()])),
        players: tidyWrittenText(typed.players),
        remark: tidyWrittenText(typed.remark),
      },
      captcha: asksPicture ? captcha.answer : {},
      // Where it is not known yet what the brand asks for, a proof too many does no harm.
      botCheck: settings?.botCheck ?? true,
    }).catch(captcha.renew);
  }

  function errorOf(field: JoinField): string | undefined {
    const fieldError = checked ? fieldErrors[field] : undefined;
    if (fieldError) return t(`fault.${fieldError}`, field in JOIN_TEXTS ? JOIN_TEXTS[field as 'name'] : {});
    return refused.includes(field) ? t('fault.refused') : undefined;
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t('form.name')}
          name="name"
          value={typed.name}
          readOnly={busy}
          autoComplete="name"
          onChange={change('name')}
          error={errorOf('name')}
        />
        <SelectField
          label={t('form.wish')}
          value={request}
          disabled={busy}
          onChange={({ target }) => setRequest(target.value as JoinRequest)}
          options={JOIN_WISHES.map((value) => ({ value, label: t(`wish.${value}`) }))}
        />
      </div>
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-1 font-medium">{t('form.contacts')}</legend>
        <p className="text-muted text-sm">{t('form.contactsHint')}</p>
        <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
          {CONTACT_WAYS.map((way) => (
            <TextField
              key={way}
              {...KEYBOARD[way]}
              label={t(`way.${way}`)}
              name={way}
              value={typed[way]}
              readOnly={busy}
              maxLength={200}
              onChange={change(way)}
              error={errorOf(way)}
            />
          ))}
        </div>
      </fieldset>
      {(['players', 'remark'] as const).map((name) => (
        <div key={name} className="flex flex-col gap-1">
          <Field text={{ label: t(`form.${name}`), hint: t(`form.${name}Hint`), error: errorOf(name) }}>
            {(control) => (
              <textarea
                {...control}
                name={name}
                rows={name === 'players' ? 4 : 2}
                value={typed[name]}
                readOnly={busy}
                onChange={change(name)}
                className={classes(
                  CONTROL_LOOK,
                  'resize-y py-2.5 leading-relaxed',
                  name === 'players' ? 'min-h-28' : 'min-h-18',
                )}
              />
            )}
          </Field>
          <p className="figures self-end text-muted text-sm" aria-hidden="true">
            {writtenLength(typed[name])}/{JOIN_TEXTS[name].max}
          </p>
        </div>
      ))}
      {asksPicture && (
        <CaptchaField
          {...captcha.field}
          error={captchaFieldError(failure) ? errorText(failure) : undefined}
        />
      )}
      <p className="text-muted text-sm">{t('form.privacy')}</p>
      {failure !== null && !busy && refused.length === 0 && !captchaFieldError(failure) && (
        <FormError>
          {errorText(failure)} {t('kept')}
        </FormError>
      )}
      <Button
        type="submit"
        size="large"
        busy={busy}
        icon={<Send aria-hidden="true" />}
        className="sm:self-start"
      >
        {t('form.send')}
      </Button>
    </form>
  );
}

function captchaFieldError(failure: unknown): boolean {
  return failure instanceof Refusal && failure.code === 'captcha_wrong';
}
