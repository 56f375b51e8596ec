export type CometChoice =
  | { readonly do: 'bid'; readonly card: number }
  | { readonly do: 'keep' }
  | { readonly do: 'slingshot' };
