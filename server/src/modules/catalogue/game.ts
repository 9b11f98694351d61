import type { Language } from '@lanna/contract/accounts';
import { type Game, game as gameShape } from '@lanna/contract/catalogue';
import { formatMoney } from '@lanna/rules/money';
import type { BrandProfile } from '../brands/brand.ts';
import type { CardRow } from './internal/shelf.ts';

/** A game as it is shown, in the reader's language. */
export function showGame(row: CardRow, brand: BrandProfile, language: Language): Game {
  return {
    gameId: row.id,
    gameCode: row.code,
    gameName: gameName(row, language),
    vassalage: row.vendor_code,
    vendorName: row.vendor_name,
    gameType: gameShape.shape.gameType.parse(row.game_type),
    rtp: row.rtp_basis_points === null ? null : row.rtp_basis_points / 100,
    minBet: formatMoney(row.min_bet),
    lines: row.lines,
    volatility: gameShape.shape.volatility.parse(row.volatility),
    features: row.features,
    isHot: row.is_hot,
    demo: row.demo,
    available: row.open && brand.settings.gamesOpen,
  };
}

/** Vendors give English and, some of them, Thai. */
export function gameName(game: { name: string; name_th: string | null }, language: Language): string {
  return language === 'TH' ? (game.name_th ?? game.name) : game.name;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Ids come from addresses people can type; what is no id names no game. */
export function isGameId(text: string): boolean {
  return UUID.test(text);
}
