import { type AnalysisOrder, type Finding, openAnalyst } from '@orrery/bots';
import { ROOMS } from '@orrery/registry';

const analyse = openAnalyst();

/** Does one task of an analysis after the other, away from the page. */
addEventListener('message', async ({ data }: MessageEvent<AnalysisOrder>) => {
  const finding: Finding = await analyse(await ROOMS[data.record.game](), data);
  postMessage(finding);
});
