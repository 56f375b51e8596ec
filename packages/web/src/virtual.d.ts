declare module 'virtual:catalog' {
  export const CATALOG: Readonly<Record<string, import('./catalog.ts').CatalogEntry>>;
  export const PICTURES: Readonly<Record<string, () => import('react').ReactNode>>;
}
