import type { Services } from '../services.ts';

/** What many ask for is made once for all who ask within so many milliseconds; what failed is not remembered. */
export function remembered<T>(
  ms: number,
  make: (services: Services) => Promise<T>,
): (services: Services) => Promise<T> {
  const made = new WeakMap<Services, { readonly at: number; readonly found: Promise<T> }>();
  return (services) => {
    const known = made.get(services);
    if (known !== undefined && services.now() - known.at < ms) return known.found;
    const found = make(services);
    made.set(services, { at: services.now(), found });
    found.catch(() => made.delete(services));
    return found;
  };
}
