interface Asked {
  readonly invitation?: string | null | undefined;
  readonly at?: number;
  /** Of a replay: with its analysis. */
  readonly analyse?: boolean;
}

/** The way to a table or its replay; who was invited keeps the invitation on it. */
export function pathOf(place: 'table' | 'replay', id: string, { invitation, at, analyse }: Asked = {}): string {
  const asked = new URLSearchParams({
    ...(at === undefined ? {} : { at: String(at) }),
    ...(analyse ? { analyse: '' } : {}),
    ...(invitation ? { invitation } : {}),
  });
  return `/${place}/${id}${asked.size === 0 ? '' : `?${asked}`}`;
}
