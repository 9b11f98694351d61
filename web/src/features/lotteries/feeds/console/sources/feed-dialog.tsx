import { addFeed, changeFeed, type FeedRow } from '@lanna/contract/lotteries/feeds/feed-ops';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { Searched } from '../../../../../console/lists/searched.tsx';
import { useLotteryName } from '../../../../../console/names/lottery-name.ts';
import { ReasonFormDialog } from '../../../../../console/reason-form-dialog.tsx';
import { useContractForm } from '../../../../../shared-parts/forms/use-contract-form.ts';
import { Checkbox } from '../../../../../ui/fields/checkbox.tsx';
import { FormError } from '../../../../../ui/fields/form-error.tsx';
import { TextAreaField } from '../../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';
import { SAID_CODES } from '../draws/game-codes.ts';

/** A feed with its key and games; whatever it becomes, a second operator looks at it first. */
export function FeedDialog({
  feed,
  games: wanted = SAID_CODES,
  onClose,
}: {
  feed: FeedRow | undefined;
  /** Of a new one, where a group asks for it. */
  games?: readonly string[] | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation('feeds-console');
  const nameOf = useLotteryName();
  const adding = useOpsMutation(addFeed);
  const changing = useOpsMutation(changeFeed);
  const form = useContractForm(feed ? changeFeed : addFeed, {
    initial: {
      code: feed?.code ?? '',
      name: feed?.name ?? '',
      publicKey: feed?.publicKey ?? '',
      games: [...(feed?.games ?? wanted)],
      reason: '',
    },
    version: feed?.version ?? 0,
    toBody: ({ code, ...typed }, version) => (feed ? { ...typed, version } : { ...typed, code }),
    words: { games: t('feed.missing') },
    refusals: {
      feed_code_taken: 'code',
      feed_key_unusable: 'publicKey',
      feed_key_taken: 'publicKey',
      feed_game_unfit: 'games',
    },
    send: (body) =>
      'code' in body
        ? adding.mutateAsync({ body })
        : changing.mutateAsync({ params: { code: feed?.code ?? '' }, body }),
    onDone: () => {
      notify({ text: t('proposed'), tone: 'success' });
      onClose();
    },
  });
  const games = form.kept('games');
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={feed ? t('feed.changeTitle', { name: feed.name }) : t('feeds.add')}
      text={t('feed.text')}
      action={t('feed.send')}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {!feed && (
          <TextField
            {...form.field('code', (typed) => typed.toUpperCase())}
            label={t('feed.code')}
            hint={t('feed.codeHint')}
            spellCheck={false}
            autoComplete="off"
          />
        )}
        <TextField {...form.field('name')} label={t('feed.name')} autoComplete="off" />
      </div>
      <TextAreaField
        {...form.field('publicKey')}
        label={t('feed.key')}
        hint={t('feed.keyHint')}
        mono
        rows={6}
        spellCheck={false}
      />
      <fieldset className="flex flex-col gap-1" data-field-error={games.error && ''}>
        <legend className="mb-1 font-medium text-muted text-sm">{t('feed.games')}</legend>
        <Searched
          label={t('games.search')}
          none={(sought) => t('games.none', { sought })}
          rows={SAID_CODES}
          nameOf={(game) => `${nameOf(game)} ${game}`}
        >
          {(found) =>
            found.map((game) => (
              <Checkbox
                key={game}
                label={nameOf(game)}
                checked={games.value.includes(game)}
                onChange={({ target }) =>
                  games.onChange(
                    target.checked ? [...games.value, game] : games.value.filter((other) => other !== game),
                  )
                }
              />
            ))
          }
        </Searched>
        {games.error && <FormError>{games.error}</FormError>}
      </fieldset>
    </ReasonFormDialog>
  );
}
