import { applyToJoin, JOIN_TEXTS, JOIN_WISHES, type JoinRequest } from '@lanna/contract/accounts/join/join';
import { CONTACT_WAYS } from '@lanna/rules/people/authentication/contact-way';
import { writtenLength } from '@lanna/rules/written-text';
import { useQuery } from '@tanstack/react-query';
import { CheckCircle2, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { useContractForm } from '../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { CaptchaField, useCaptcha } from '../../people/identity/bot-check/captcha-field.tsx';
import { useErrorText } from '../../people/identity/errors/error-text.ts';
import { registrationQuery } from '../../people/identity/queries.ts';

const KEYBOARD = {
  line: { autoCapitalize: 'none', autoComplete: 'off' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  telegram: { autoCapitalize: 'none', autoComplete: 'off' },
} as const;

const EMPTY = {
  name: '',
  wish: 'unsure' as JoinRequest,
  contacts: { line: '', phone: '', email: '', telegram: '' },
  players: '',
  remark: '',
  captcha: '',
};

/** The form; once it has been sent, what happens next. */
export function JoinForm() {
  const { t } = useTranslation(['join', 'identity']);
  const { data: settings } = useQuery(registrationQuery);
  const asksPicture = Boolean(settings?.fields.captcha?.enabled && settings.fields.captcha.required);
  const captcha = useCaptcha(asksPicture);
  const wordsOf = (name: keyof typeof JOIN_TEXTS) => (rule: string) => {
    const known = WRITTEN[rule as keyof typeof WRITTEN];
    return known ? t(`fault.${known}`, JOIN_TEXTS[name]) : t('fault.refused', JOIN_TEXTS[name]);
  };
  const form = useContractForm(applyToJoin, {
    initial: EMPTY,
    toBody: ({ captcha: _, contacts, ...typed }) => ({
      ...typed,
      contacts: Object.fromEntries(Object.entries(contacts).filter(([, given]) => given.trim() !== '')),
    }),
    words: {
      name: wordsOf('name'),
      players: wordsOf('players'),
      remark: wordsOf('remark'),
      contacts: t('fault.contact'),
      'contacts.line': t('fault.line'),
      'contacts.phone': t('fault.phone'),
      'contacts.email': t('fault.email'),
      'contacts.telegram': t('fault.telegram'),
    },
    refusals: { captcha_wrong: 'captcha' },
    refusalText: useErrorText(),
    send: async (body, { key }) => {
      const answer = asksPicture ? captcha.answer : {};
      try {
        // Where it is not known yet what the brand asks for, a proof too many does no harm.
        const proof = (settings?.botCheck ?? true) && !answer.botCheck ? { botCheck: await prove() } : {};
        return await call(applyToJoin, { body: { ...body, ...answer, ...proof }, idempotencyKey: key });
      } catch (error) {
        captcha.renew();
        throw error;
      }
    },
  });

  if (form.answer) return <Sent onAnother={() => form.restart()} />;
  const noContact = form.error('contacts');
  const request = form.kept('wish');
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.field('name')}
          label={t('form.name')}
          readOnly={form.isPending}
          autoComplete="name"
        />
        <SelectField
          // Written by the server with what is chosen first.
          value={request.value}
          onChange={({ target }) => request.onChange(target.value as JoinRequest)}
          label={t('form.wish')}
          disabled={form.isPending}
          options={JOIN_WISHES.map((value) => ({ value, label: t(`wish.${value}`) }))}
        />
      </div>
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-1 font-medium">{t('form.contacts')}</legend>
        <p className="text-muted text-sm">{t('form.contactsHint')}</p>
        <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
          {CONTACT_WAYS.map((way, at) => {
            const { error = at === 0 ? noContact : undefined, ...field } = form.field(`contacts.${way}`);
            return (
              <TextField
                key={way}
                {...field}
                {...KEYBOARD[way]}
                error={error}
                label={t(`way.${way}`)}
                readOnly={form.isPending}
              />
            );
          })}
        </div>
      </fieldset>
      {(['players', 'remark'] as const).map((name) => (
        <div key={name} className="flex flex-col gap-1">
          <TextAreaField
            {...form.field(name)}
            label={t(`form.${name}`)}
            hint={t(`form.${name}Hint`)}
            rows={name === 'players' ? 4 : 2}
            readOnly={form.isPending}
            className={`[&_textarea]:resize-y [&_textarea]:py-2.5 [&_textarea]:leading-relaxed ${name === 'players' ? '[&_textarea]:min-h-28' : '[&_textarea]:min-h-18'}`}
          />
          <p className="figures self-end text-muted text-sm" aria-hidden="true">
            {writtenLength(form.values[name])}/{JOIN_TEXTS[name].max}
          </p>
        </div>
      ))}
      {asksPicture && <CaptchaField {...captcha.field} error={form.error('captcha')} />}
      <p className="text-muted text-sm">{t('form.privacy')}</p>
      {form.problem && (
        <FormError>
          {form.problem} {t('kept')}
        </FormError>
      )}
      <Button
        type="submit"
        size="large"
        busy={form.isPending}
        icon={<Send aria-hidden="true" />}
        className="sm:self-start"
      >
        {t('form.send')}
      </Button>
    </form>
  );
}

function Sent({ onAnother }: { onAnother: () => void }) {
  const { t } = useTranslation('join');
  return (
    <output>
      <EmptyState
        icon={<CheckCircle2 />}
        title={t('sent.title')}
        text={t('sent.text')}
        action={
          <Button variant="secondary" onClick={onAnother}>
            {t('sent.another')}
          </Button>
        }
      />
    </output>
  );
}

/** What the contract says of a written text, and the words for it. */
const WRITTEN = {
  required: 'empty',
  short: 'short',
  long: 'long',
  tooLong: 'long',
  markup: 'markup',
  unseen: 'unseen',
} as const;

async function prove(): Promise<string> {
  const { proveNoBot } = await import('../../people/identity/bot-check/bot-proof.ts');
  return proveNoBot();
}
