import { type GamePage, removeGamePicture, setGamePicture } from '@lanna/contract/play/catalogue/ops';
import { useTranslation } from 'react-i18next';
import { gameCardSvg } from '../../../../../../art/game-card.ts';
import { useRefusalText } from '../../../../../api/calls/refusal-text.ts';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { usePictureUpload } from '../../../../../console/fields/use-picture-upload.ts';
import { Can } from '../../../../../console/operator.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { FormError } from '../../../../../ui/fields/form-error.tsx';

/** A game's picture: the drawn one, or its own. What is uploaded is drawn anew by the server. */
export function GamePicture({ game }: { game: GamePage }) {
  const { t } = useTranslation('catalogue-console');
  const words = useRefusalText();
  const setting = useOpsMutation(setGamePicture);
  const removing = useOpsMutation(removeGamePicture);
  const error = setting.error ?? removing.error;

  const { field, tooLarge, choose } = usePictureUpload({
    onChoose: () => {
      removing.reset();
      setting.reset();
    },
    onPicture: (base64) =>
      setting.mutate({ params: { id: game.id }, body: { base64, version: game.version } }),
  });

  return (
    <section aria-labelledby="game-picture" className="flex flex-col gap-3">
      <h3 id="game-picture" className="font-semibold text-sm">
        {t('picture.title')}
      </h3>
      <div className="flex items-start gap-4">
        <img
          src={game.ownPicture ?? drawn(game)}
          alt={t('picture.alt', { name: game.name })}
          width={96}
          height={128}
          className="h-32 w-24 rounded-medium border border-line object-cover"
        />
        <div className="flex flex-col items-start gap-2">
          <p className="text-muted text-sm">{game.ownPicture ? t('picture.own') : t('picture.drawn')}</p>
          <Can permission="catalogue.change" house>
            <input {...field} aria-label={t('picture.upload')} />
            <Button variant="secondary" size="small" busy={setting.isPending} onClick={choose}>
              {t('picture.upload')}
            </Button>
            {game.ownPicture && (
              <Button
                variant="ghost"
                size="small"
                busy={removing.isPending}
                onClick={() => {
                  setting.reset();
                  removing.mutate({ params: { id: game.id }, body: { version: game.version } });
                }}
              >
                {t('picture.remove')}
              </Button>
            )}
            <p className="text-muted text-xs">{t('picture.rule')}</p>
          </Can>
        </div>
      </div>
      {tooLarge && <FormError>{t('picture.tooLarge')}</FormError>}
      {error && <FormError>{words(error)}</FormError>}
    </section>
  );
}

/** The console's hosts serve no pictures of sites: the same drawing is made here. */
function drawn({ code, name, category, vendor }: GamePage): string {
  return `data:image/svg+xml,${encodeURIComponent(gameCardSvg({ code, name, category, vendor }))}`;
}
