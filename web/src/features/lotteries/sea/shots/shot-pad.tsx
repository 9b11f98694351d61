import { sendShot } from '@lanna/contract/lotteries/draws/shots';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Crosshair, Delete, Shuffle } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useMemberGuard } from '../../../../navigation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { classes } from '../../../../ui/classes.ts';
import { MessageText } from '../../../../ui/text/message-text.tsx';
import { Key, plainDigits } from '../board/keypad.tsx';

const DIGITS = 5;
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Five digits and a button that shoots them. A number that was not taken stays where it was typed. */
export function ShotPad({ numero }: { numero: string }) {
  const { t } = useTranslation('sea');
  const words = useRefusalText();
  const queries = useQueryClient();
  const member = useMemberGuard();
  const [typed, setTyped] = useState('');
  const sending = useMutation({
    mutationFn: (shot: string) => call(sendShot, { body: { numero, shot } }),
    onSuccess: () => {
      setTyped('');
      return queries.invalidateQueries({ queryKey: ['yeekeeShots', numero] });
    },
  });
  const type = (text: string) => {
    setTyped(plainDigits(text).replace(/\D/g, '').slice(0, DIGITS));
    if (!sending.isPending) sending.reset();
  };
  const shoot = () => {
    if (typed.length === DIGITS && !sending.isPending) member(() => sending.mutate(typed));
  };
  return (
    <Card className="flex flex-col gap-3">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          shoot();
        }}
        className="flex flex-col gap-3"
      >
        <div className="relative mx-auto flex gap-2 rounded-medium p-1 has-focus-visible:outline-2 has-focus-visible:outline-focus">
          {Array.from({ length: DIGITS }, (_, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: places from left to right
              key={at}
              aria-hidden="true"
              className={classes(
                'figures flex h-11 w-11 items-center justify-center rounded-medium border font-display font-semibold text-2xl transition-colors lg:h-14 lg:w-12 lg:text-3xl',
                at === typed.length ? 'border-accent-text bg-raised' : 'border-control-line bg-sunken',
              )}
            >
              {typed[at]}
            </span>
          ))}
          <input
            aria-label={t('shots.label')}
            className="absolute inset-0 cursor-text opacity-0"
            inputMode="none"
            autoComplete="off"
            enterKeyHint="send"
            maxLength={DIGITS}
            value={typed}
            onChange={(event) => type(event.target.value)}
          />
        </div>
        <div className="mx-auto grid w-full max-w-96 grid-cols-3 gap-1.5 lg:gap-2">
          {KEYS.map((key) => (
            <Key key={key} onPress={() => type(typed + key)}>
              {key}
            </Key>
          ))}
          <Key quiet label={t('shots.random')} onPress={() => type(randomShot())}>
            <Shuffle className="size-5" aria-hidden="true" />
          </Key>
          <Key onPress={() => type(`${typed}0`)}>0</Key>
          <Key
            quiet
            disabled={typed === ''}
            label={t('keypad.erase')}
            onPress={() => type(typed.slice(0, -1))}
          >
            <Delete className="size-5" aria-hidden="true" />
          </Key>
        </div>
        <Button
          type="submit"
          size="large"
          wide
          busy={sending.isPending}
          disabled={typed.length < DIGITS}
          icon={<Crosshair aria-hidden="true" />}
          className="mx-auto max-w-96"
        >
          {t('shots.shoot')}
        </Button>
      </form>
      <p role="status" className="min-h-6 text-center text-success text-sm">
        {sending.data && t('shots.taken', { number: sending.data.number })}
      </p>
      {sending.error && !sending.isPending && (
        <p role="alert" className="text-center text-danger text-sm">
          <MessageText>{words(sending.error)}</MessageText>
        </p>
      )}
    </Card>
  );
}

function randomShot(): string {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(value % 10 ** DIGITS).padStart(DIGITS, '0');
}
