import type { Visitor } from '../people/people.ts';
import type { Services } from '../services.ts';

/** Who is to own the house: whoever has this mail address, or, where none is named, the first account. */
export async function appointOwner(services: Services, named: string | undefined): Promise<void> {
  const { people, store } = services;
  if (named !== undefined) {
    const person = await people.findByMail(named);
    if (person !== undefined) await considerOwner(services, named, person);
    return;
  }
  if ((await store.roles()).some(({ role }) => role === 'owner')) return;
  const first = await people.firstAccount();
  if (first !== undefined) await claim(services, first);
}

/** Somebody has an account, or a new address: the house may be theirs. */
export async function considerOwner(services: Services, named: string | undefined, visitor: Visitor): Promise<void> {
  if (visitor.guest) return;
  if (named === undefined) return claim(services, visitor.who);
  if (visitor.mail !== named.toLowerCase() || visitor.rights.role === 'owner') return;
  // Anybody can name an address; where the server can ask, the address has to be theirs.
  if (services.letters && !visitor.verified) return;
  await nameOwner(services, visitor.who);
}

async function claim({ store, people, audit }: Services, who: string): Promise<void> {
  if (!(await store.claimHouse(who))) return;
  await audit({ act: 'owner-named', about: who });
  people.changed(who);
}

async function nameOwner({ store, people, audit }: Services, who: string): Promise<void> {
  const before = (await store.roles()).find(({ role }) => role === 'owner');
  await store.setRole(who, 'owner');
  await audit({ act: 'owner-named', about: who });
  for (const one of new Set([who, before?.who ?? who])) people.changed(one);
}
