/** The way to a table or its replay; who was invited keeps the invitation on it. */
export function pathOf(
  place: 'table' | 'replay',
  id: string,
  { invitation, ...query }: { readonly invitation?: string | null | undefined; readonly analyse?: '' } = {},
): string {
  const asked = new URLSearchParams({ ...query, ...(invitation ? { invitation } : {}) });
  return `/${place}/${id}${asked.size === 0 ? '' : `?${asked}`}`;
}
