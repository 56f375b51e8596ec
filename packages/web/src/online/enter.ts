import { isRefused } from '@orrery/kernel';
import type { Me, PushPlace } from '@orrery/protocol';
import { ask, changeMe, type Refused } from './api.ts';
import { becomeAnother, lookAgain, updateMe } from './standing.ts';

/** What an attempt came to: undefined when it worked. */
type Outcome = Promise<Refused | undefined>;

const NO_PASSKEY: Refused = { refused: 'passkey', message: 'The passkey was not accepted.' };

/** Makes the guest an account: everything stays theirs. `letter`: not before the link of a letter is opened. */
export async function makeAccount(given: { mail: string; password: string }): Promise<Refused | { letter: boolean }> {
  const made = await ask('POST /api/me/account', { body: given });
  if (isRefused(made)) return made;
  // From now on there is a session of its own, and the socket belonged to the one before.
  await becomeAnother();
  return { letter: !made.kept };
}

export async function logIn({ mail, password }: { mail: string; password: string }): Outcome {
  const entered = await ask('POST /api/auth/sign-in/email', { body: { email: mail, password } });
  if (isRefused(entered)) return entered;
  await becomeAnother();
  return undefined;
}

/** Asks for a letter with a link to a new password. Whether there is such an account stays untold. */
export async function forgetPassword(email: string): Outcome {
  const asked = await ask('POST /api/auth/request-password-reset', { body: { email } });
  return isRefused(asked) ? asked : undefined;
}

/** Chooses a new password with what the link of the letter carries. */
export async function choosePassword(token: string, newPassword: string): Outcome {
  const chosen = await ask('POST /api/auth/reset-password', { body: { token, newPassword } });
  if (isRefused(chosen)) return chosen;
  // All sessions of the account have ended; ours may be one of them.
  await lookAgain();
  return undefined;
}

export async function logOut(): Promise<void> {
  await ask('POST /api/auth/sign-out', { body: {} });
  await becomeAnother();
}

export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

export async function addPasskey(): Outcome {
  const asked = await ask('GET /api/auth/passkey/generate-register-options');
  if (isRefused(asked)) return asked;
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked);
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential | null;
    if (made === null) return NO_PASSKEY;
    const answer = await ask('POST /api/auth/passkey/verify-registration', { body: { response: made.toJSON() } });
    return isRefused(answer) ? answer : undefined;
  } catch {
    // Called off by the person or the device.
    return NO_PASSKEY;
  }
}

export async function logInByPasskey(): Outcome {
  const asked = await ask('GET /api/auth/passkey/generate-authenticate-options');
  if (isRefused(asked)) return asked;
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked);
    const shown = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential | null;
    if (shown === null) return NO_PASSKEY;
    const answer = await ask('POST /api/auth/passkey/verify-authentication', { body: { response: shown.toJSON() } });
    if (isRefused(answer)) return answer;
  } catch {
    return NO_PASSKEY;
  }
  await becomeAnother();
  return undefined;
}

/** Says how the server may reach us. */
export async function changeNotices(
  { settings }: Me,
  change: { mail?: boolean; push?: readonly PushPlace[] },
): Outcome {
  // Shown at once; what the server says in the end counts.
  updateMe({ settings: { ...settings, ...change } });
  const changed = await changeMe(change);
  updateMe({ settings: isRefused(changed) ? settings : changed.settings });
  if (isRefused(changed)) return changed;
  return undefined;
}

export const canPush = ({ pushKey }: Me): boolean =>
  pushKey !== undefined && 'serviceWorker' in navigator && 'PushManager' in window;

const subscription = async (): Promise<PushSubscription | null> =>
  (await navigator.serviceWorker.ready).pushManager.getSubscription();

/** Is this browser among those that are told? */
export async function isPushed({ settings }: Me): Promise<boolean> {
  const mine = await subscription();
  return mine !== null && (settings.push ?? []).some(({ endpoint }) => endpoint === mine.endpoint);
}

/** Lets this browser be told, or no longer. */
export async function push(me: Me, on: boolean): Outcome {
  const { settings, pushKey } = me;
  const others = (mine: PushSubscription | null): PushPlace[] =>
    (settings.push ?? []).filter(({ endpoint }) => endpoint !== mine?.endpoint);
  if (!on) {
    const mine = await subscription();
    await mine?.unsubscribe();
    return changeNotices(me, { push: others(mine) });
  }
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey as string });
    const { endpoint, keys = {} } = made.toJSON();
    const place = { endpoint: endpoint as string, keys: { p256dh: keys.p256dh, auth: keys.auth } };
    return await changeNotices(me, { push: [...others(made), place] });
  } catch {
    return { refused: 'push', message: 'This browser does not allow messages.' };
  }
}
