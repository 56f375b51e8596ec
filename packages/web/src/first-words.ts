import { getSettings } from './settings.ts';
import { loadAppWords } from './text/index.ts';

// Asked for while the page itself is still on its way, so that both come together; the page says what is missing.
loadAppWords(getSettings().language).catch(() => undefined);
