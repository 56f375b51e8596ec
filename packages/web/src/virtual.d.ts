declare module 'virtual:catalog' {
  export const CATALOG: Readonly<Record<string, import('./catalog.ts').CatalogEntry>>;
}
