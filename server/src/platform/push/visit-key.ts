import { createHash } from 'node:crypto';

/**
 * What a visitor's token comes to in one brand: rows and notices name a visitor by it. It says nothing of the token, and the
 * token opens nothing in another brand.
 */
export function visitKey(brandId: string, token: string): string {
  return createHash('sha256').update(`${brandId} ${token}`).digest('base64url');
}
