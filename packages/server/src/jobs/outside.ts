import { type LookupAddress, lookup } from 'node:dns';
import { Agent } from 'node:https';
import { BlockList, type LookupFunction } from 'node:net';

const INSIDE = new BlockList();
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  INSIDE.addSubnet(address, bits);
}
for (const [address, bits] of [
  // Addresses that carry another one, of the older kind, inside, this machine's own among them. Those that begin with ::ffff: are compared with the list above.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  INSIDE.addSubnet(address, bits, 'ipv6');
}

/** Does this address belong to this machine, or to a network that only insiders reach? */
export function isInside(address: string, family: number): boolean {
  return INSIDE.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** Finds all addresses of a name, as the system does. */
export type Resolve = (hostname: string, found: (error: Error | null, addresses: LookupAddress[]) => void) => void;
export const systemResolve: Resolve = (hostname, found) => lookup(hostname, { all: true }, found);

/**
 * Finds only addresses that anybody could reach: a name that visitors give us may lead anywhere. The connection goes to the
 * very address that was looked at here, so a name that changes its mind in between gains nothing.
 */
export function publicLookup(resolve: Resolve = systemResolve): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, (error, found) => {
      if (error !== null) return callback(error, '');
      const outside = found.filter(({ address, family }) => !isInside(address, family));
      if (outside.length === 0) return callback(new Error(`${hostname} has no public address`), '');
      if (options.all === true) callback(null, outside);
      else callback(null, outside[0].address, outside[0].family);
    });
  };
}

export const publicAgent = (): Agent => new Agent({ lookup: publicLookup(), timeout: 20_000 });
