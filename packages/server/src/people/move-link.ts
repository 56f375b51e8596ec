/** The library's word for the link that gives somebody another address. */
export const MOVE = 'change-email-verification';

/** The address that the link of a letter gives somebody; it is signed, and the library checks that. */
export function movesTo(url: string): string | undefined {
  const { pathname, searchParams } = new URL(url);
  if (!pathname.endsWith('/verify-email')) return undefined;
  const [, claims = ''] = (searchParams.get('token') ?? '').split('.');
  try {
    const { requestType, updateTo } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    return requestType === MOVE ? String(updateTo) : undefined;
  } catch {
    return undefined;
  }
}
