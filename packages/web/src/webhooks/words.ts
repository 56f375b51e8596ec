import { useAppWords } from '../settings.ts';
import type { AppWords } from '../text/index.ts';

export const useWebhooksText = (): AppWords['webhooks'] => useAppWords().webhooks;
