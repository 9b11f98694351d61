import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { MessageText } from '../../../../ui/text/message-text.tsx';
import { useErrorText } from '../errors/error-text.ts';
import { OutboxHint } from '../outbox-hint.tsx';
import type { CodeSender } from './code-sender.ts';
import { type Mobile, maskedAsTyped } from './mobile-number.ts';

const CODE_LENGTH_MAX = 255;

/** A code sent to a mobile number: its field, and the button that sends it and then counts down. */
export function CodeField({
  sender,
  mobile,
  error,
  ...input
}: Omit<ComponentProps<'input'>, 'id'> & {
  sender: CodeSender;
  /** The number to send to; undefined while there is none, which the form then reports beside the number's field. */
  mobile: () => Promise<Mobile | undefined>;
  error: string | undefined;
}) {
  const { t } = useTranslation('identity');
  const errorText = useErrorText();
  const { left, sending } = sender;

  async function send() {
    const to = await mobile();
    if (to) await sender.send(to);
  }

  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-start gap-2">
        <TextField
          inputMode="numeric"
          autoComplete="one-time-code"
          {...input}
          label={t('field.verificationCode')}
          error={error}
          maxLength={CODE_LENGTH_MAX}
          className="flex-1"
        />
        <Button
          variant="secondary"
          disabled={left > 0}
          busy={sending}
          onClick={() => void send()}
          className="figures mt-6.5 min-w-32"
        >
          {left > 0 ? t('code.left', { seconds: left }) : t('code.send')}
        </Button>
      </div>
      {/* Stays as long as the form: a message that goes by itself is gone when the telephone is put down again. */}
      <p role="status" className="text-muted text-sm empty:hidden">
        {sender.sentTo && <Sent sender={sender} to={sender.sentTo} />}
      </p>
      {sender.by === 'own' && <OutboxHint channel="sms" />}
      <Dialog
        insistent
        open={Boolean(sender.failure)}
        onOpenChange={(stays) => !stays && sender.forgetFailure()}
        title={t('code.failedTitle')}
        footer={<Button onClick={sender.forgetFailure}>{t('ok')}</Button>}
      >
        <p className="text-muted">
          <MessageText>{sender.failure ? errorText(sender.failure) : ''}</MessageText>
        </p>
      </Dialog>
    </div>
  );
}

/** Where the code went. Who asks to log in or for a new password is not shown whether there is such an account. */
function Sent({ sender, to }: { sender: CodeSender; to: NonNullable<CodeSender['sentTo']> }) {
  const { t } = useTranslation('identity');
  const { minutes } = to;
  const number = maskedAsTyped(to.mobileNum);
  if (minutes === undefined) return t('code.sent', { to: number });
  const said = { to: number, minutes };
  return (
    <>
      {sender.purpose === 'register' ? t('code.sentFor', said) : t('code.onItsWay', said)}
      {sender.left === 0 && ` ${t('code.again')}`}
    </>
  );
}
