import { CHAPTER_ROWS, CHAPTERS } from '../../data/index.ts';
import { campaignPoints, campaignSums } from '../../rules/campaign.ts';
import { callOf, type Explainer, linesOf } from './explainer.ts';

/** What the chapter is played with, what brings points in it, and who is ahead. */
const chapter: Explainer = (_, about) => {
  const { view, text } = about.facts;
  const { chapter: id } = view.rules;
  if (id === 'none') return undefined;
  const now = campaignPoints(view);
  const seats = campaignSums(view)
    .map((sum, seat) => ({ sum, seat }))
    .sort((a, b) => b.sum - a.sum);
  return {
    title: text.chapter(CHAPTERS.indexOf(id)),
    lines: linesOf(
      text.chapters[id],
      ...seats.map(({ sum, seat }) => text.standing(callOf(about, seat), sum, now[seat])),
      text.earned.places,
      text.earned.feats,
      text.earned[CHAPTER_ROWS[id].extraPoint],
    ),
    rule: 'SKY-EP-01',
  };
};

/** The campaign. */
export const CAMPAIGN_EXPLAINERS: Readonly<Record<string, Explainer>> = { chapter };
