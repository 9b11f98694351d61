import { addFeed, changeFeed, type FeedRow } from '@lanna/contract/lotteries/feeds/feed-ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { ReasonDialog } from '../../../../../console/reason-dialog.tsx';
import { Checkbox } from '../../../../../ui/fields/checkbox.tsx';
import { FormError } from '../../../../../ui/fields/form-error.tsx';
import { TextAreaField } from '../../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';
import { SAID_CODES, useGameName } from '../draws/game-name.ts';

/** A feed with its key and games; whatever it becomes, a second operator looks at it first. */
export function FeedDialog({ feed, onClose }: { feed: FeedRow | undefined; onClose: () => void }) {
  const { t } = useTranslation('feeds-console');
  const nameOf = useGameName();
  const [code, setCode] = useState(feed?.code ?? '');
  const [name, setName] = useState(feed?.name ?? '');
  const [publicKey, setKey] = useState(feed?.publicKey ?? '');
  const [games, setGames] = useState<readonly string[]>(feed?.games ?? SAID_CODES);
  const [tried, setTried] = useState(false);
  const onDone = () => {
    notify({ text: t('proposed'), tone: 'success' });
    onClose();
  };
  const adding = useOpsMutation(addFeed, { onDone });
  const changing = useOpsMutation(changeFeed, { onDone });
  const isWhole =
    /^[A-Z0-9_]{2,20}$/.test(code) &&
    name.trim() !== '' &&
    publicKey.trim().length >= 100 &&
    games.length > 0;
  function send(reason: string) {
    setTried(true);
    if (!isWhole) return;
    const body = { name: name.trim(), publicKey: publicKey.trim(), games: [...games], reason };
    if (feed) changing.mutate({ params: { code }, body: { ...body, version: feed.version } });
    else adding.mutate({ body: { ...body, code } });
  }
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={feed ? t('feed.changeTitle', { name: feed.name }) : t('feeds.add')}
      text={t('feed.text')}
      action={t('feed.send')}
      busy={adding.isPending || changing.isPending}
      error={adding.error ?? changing.error}
      onConfirm={send}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {!feed && (
          <TextField
            label={t('feed.code')}
            hint={t('feed.codeHint')}
            required
            maxLength={20}
            spellCheck={false}
            autoComplete="off"
            value={code}
            onChange={({ target }) => setCode(target.value.toUpperCase())}
          />
        )}
        <TextField
          label={t('feed.name')}
          required
          maxLength={80}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <TextAreaField
        label={t('feed.key')}
        hint={t('feed.keyHint')}
        mono
        required
        rows={6}
        spellCheck={false}
        value={publicKey}
        onChange={({ target }) => setKey(target.value)}
      />
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1 font-medium text-muted text-sm">{t('feed.games')}</legend>
        {SAID_CODES.map((game) => (
          <Checkbox
            key={game}
            label={nameOf(game)}
            checked={games.includes(game)}
            onChange={({ target }) =>
              setGames(target.checked ? [...games, game] : games.filter((other) => other !== game))
            }
          />
        ))}
      </fieldset>
      {tried && !isWhole && <FormError>{t('feed.missing')}</FormError>}
    </ReasonDialog>
  );
}
