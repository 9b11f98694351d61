import type { Language } from '@lanna/contract/people/members/members';
import { type Game, game as gameShape } from '@lanna/contract/play/catalogue/catalogue';
import { type LocalText, localText } from '@lanna/rules/local-text';
import { formatMoney } from '@lanna/rules/money';
import { artPaths } from '@lanna/web/art/paths';
import type { BrandProfile } from '../../house/brands/brand.ts';
import type { CardRow } from './internal/brand-games.ts';

/** A game as it is shown, in the viewer's language. */
export function showGame(row: CardRow, brand: BrandProfile, language: Language): Game {
  return {
    gameId: row.id,
    gameCode: row.code,
    gameName: gameName(row.name, language),
    vassalage: row.vendor_code,
    vendorName: row.vendor_name,
    gameType: gameShape.shape.gameType.parse(row.game_type),
    rtp: row.rtp_basis_points === null ? null : row.rtp_basis_points / 100,
    minBet: formatMoney(row.min_bet),
    lines: row.lines,
    volatility: gameShape.shape.volatility.parse(row.volatility),
    features: row.features,
    liveClass: gameShape.shape.liveClass.parse(row.live_class),
    lotteryKind: gameShape.shape.lotteryKind.parse(row.lottery_kind),
    isHot: row.is_hot,
    demo: row.demo,
    picture: pictureAddress(row.picture_id),
    page: row.page,
    available: row.open && brand.settings.gamesOpen,
  };
}

/** Where browsers find a game's own picture; null for one that is drawn. */
export function pictureAddress(pictureId: string | null): string | null {
  return pictureId && artPaths.gamePicture(pictureId);
}

/** Where a vendor gives no name in the reader's language it is the English one, whatever the brand's own language. */
export const VENDORS_LANGUAGE: Language = 'EN';

export function gameName(name: LocalText, language: Language): string {
  return localText(name, language, VENDORS_LANGUAGE);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Ids come from addresses that a visitor can type; text that is not an id matches no game. */
export function isGameId(text: string): boolean {
  return UUID.test(text);
}
