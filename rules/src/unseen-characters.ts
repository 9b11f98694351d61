/**
 * Characters that change a text without showing: zero-width ones, bidi controls, fillers that look like nothing, control
 * characters, private and non-characters, halves of surrogate pairs. Two names that look the same must be the same, and
 * PostgreSQL takes neither NUL nor a lone surrogate.
 *
 * One exception: U+FE0E and U+FE0F right after a pictograph, which only choose its colour; half the emoji keyboards type
 * them. Families joined by U+200D stay refused, and so do keycaps, since U+FE0F after a digit does not show.
 */
export function hasUnseenCharacters(text: string): boolean {
  return UNSEEN.test(text) || STRAY_SELECTOR.test(text);
}

const UNSEEN =
  /(?![\uFE0E\uFE0F])[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u2800\uFFF9-\uFFFB]/u;
const STRAY_SELECTOR = /(?:^|[^\p{Extended_Pictographic}])[\uFE0E\uFE0F]/u;
