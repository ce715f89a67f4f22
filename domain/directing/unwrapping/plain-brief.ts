import { headedName } from '../naming/headed-name.ts';
import { asIntroduced } from '../naming/introduced-names.ts';
import { outrightName } from '../naming/outright-names.ts';
import { releasedName } from '../naming/release-heads.ts';
import { languageOf } from '../reading/language.ts';
import { withoutMarks } from './agents-marks.ts';
import { withOutlines } from './agents-outlines.ts';
import { withoutAim } from './aimed-films.ts';
import { withAnnounced } from './announced-films.ts';
import { withAskedQuestions } from './asked-questions.ts';
import { withAskedQuote } from './asked-quotes.ts';
import { withoutGround } from './asking-grounds.ts';
import { withoutAskedHead } from './asking-heads.ts';
import { withoutAskedTail } from './asking-tails.ts';
import { withBracketedPlans } from './bracketed-plans.ts';
import { withoutRemarks } from './bracketed-remarks.ts';
import { withCarriedCopy } from './carrying-orders.ts';
import { withoutChatter } from './chatter.ts';
import { withClosingsApart } from './closings-apart.ts';
import { withCraftTold } from './craft-sentences.ts';
import { withDatedRows } from './dated-rows.ts';
import { withoutDateline } from './datelines.ts';
import { withDescribedEnds } from './described-ends.ts';
import { withChartsTold } from './drawn-rows.ts';
import { withoutFilmKind } from './film-kinds.ts';
import { fromFields } from './from-fields.ts';
import { fromLetter } from './from-letter.ts';
import { asksForFilm, fromMakersSentences } from './from-makers-sentences.ts';
import { fromMarkup } from './from-markup.ts';
import { fromMentions } from './from-mentions.ts';
import { fromObject } from './from-object.ts';
import { fromOutline } from './from-outline.ts';
import { fromRequirements } from './from-requirements.ts';
import { fromScript } from './from-script.ts';
import { fromTabs } from './from-tabs.ts';
import { fromYaml } from './from-yaml.ts';
import { withGoalTold } from './goal-lines.ts';
import { withGreetedPeople } from './greeted-people.ts';
import { withBirthday, withGreeting } from './greeting-films.ts';
import { withoutHanding } from './handed-text.ts';
import { withHeadLength } from './head-lengths.ts';
import { withoutHeadViewers } from './head-viewers.ts';
import { withKnownLabels } from './known-labels.ts';
import { withLabelledCopy } from './labelled-copy.ts';
import { linesOfRows, withLabelledRows } from './labelled-rows.ts';
import { withLooseWordings } from './loose-wordings.ts';
import { withoutCommands } from './machine-commands.ts';
import { withoutMailHead } from './mail-heads.ts';
import { withoutAsides, withoutUses } from './makers-asides.ts';
import { withPlainMarks } from './markdown-marks.ts';
import { withoutMendedValues } from './mended-values.ts';
import { withCalledNames, withNameLabels } from './name-labels.ts';
import { withNamedEnds } from './named-ends.ts';
import { withoutNaming } from './naming-wishes.ts';
import { withNestedHeads } from './nested-heads.ts';
import { withNoteLines } from './note-lines.ts';
import { withoutOccasion } from './occasion-films.ts';
import { withoutOldValues } from './old-values.ts';
import { openRun } from './open-run.ts';
import { withOrderedFacts } from './ordered-facts.ts';
import { withOrdersCarried } from './orders-in-prose.ts';
import { withoutDocumentMarks } from './pasted-documents.ts';
import { withoutPastedMarks } from './pasted-text.ts';
import { withPeriodTold } from './period-heads.ts';
import { withPlacedCopy } from './placed-copy.ts';
import { withPlainAskings } from './plain-askings.ts';
import { withPlainJoints } from './plain-joints.ts';
import { withPlainLabels } from './plain-labels.ts';
import { withPlainTalk } from './plain-talk.ts';
import { withPutRight } from './put-right.ts';
import { withQuiz } from './quizzes.ts';
import { withQuoteFields } from './quote-fields.ts';
import { withSpeakersBehind } from './quoted-people.ts';
import { withQuotesEnded } from './quotes-ended.ts';
import { withRepeatedEnds } from './repeated-ends.ts';
import { withClosings } from './said-closings.ts';
import { withSaidEndings } from './said-endings.ts';
import { withLastLines } from './said-last-lines.ts';
import { withoutTalkOfFilm } from './said-of-film.ts';
import { withoutSaidOpening } from './said-openings.ts';
import { withoutSecrets } from './secrets.ts';
import { withSemicolonLists } from './semicolon-lists.ts';
import { withSeveralQuotes } from './several-quotes.ts';
import { withoutShownAs } from './shown-as-labels.ts';
import { withoutShowing } from './shown-at.ts';
import { withoutOccasionOfFilm } from './shown-for.ts';
import { withShownSubject } from './shown-subjects.ts';
import { withoutSideRemarks } from './side-remarks.ts';
import { withSignedFrames } from './signed-frames.ts';
import { withCapitalStarts } from './small-starts.ts';
import { withoutSpeakerHead } from './speaker-heads.ts';
import { withoutSpelling } from './spelled-remarks.ts';
import { withSpokenOrders } from './spoken-orders.ts';
import { withoutTerseOrders } from './terse-orders.ts';
import { withThanks } from './thanking-films.ts';
import { withTheirLines } from './their-lines.ts';
import { withoutStepTimes } from './timed-lists.ts';
import { withToldRows } from './told-rows.ts';
import { withTrailingCalls } from './trailing-calls.ts';
import { withTrailingOrders } from './trailing-orders.ts';
import { withUnquotedPlaces } from './unquoted-places.ts';
import { withoutUnwished } from './unwished-parts.ts';
import { withoutAsker } from './who-asks.ts';
import { withoutWishHead } from './wish-heads.ts';
import { withWordedLabels } from './worded-labels.ts';

/** A brief freed of what it came in, and what of that is told instead of shown. */
export interface PlainBrief {
  text: string;
  told: string[];
  /** What it says to its maker, where its wrapping leaves no doubt of that. */
  wishes?: string[];
  /** Sentences of it that are surely for viewers, whatever they sound like. */
  shown?: string[];
  /** Tells its film scene by scene. */
  isScript?: boolean;
  /** Who speaks or what is shown, where the wrapping says so. */
  name?: string;
  /** The words that the film shall begin with. */
  opening?: string;
  /** Of what kind the film is asked to be, where its asking says so. */
  kind?: string;
  /** What the goal is about, where only the goal says so. */
  aim?: string;
}

/** What is asked for is told from what the asking carries, one way of asking after the other. */
const asAsked: readonly ((text: string) => string)[] = [
  withNoteLines,
  withQuiz,
  withClosingsApart,
  withoutOccasionOfFilm,
  withoutSpelling,
  withAskedQuestions,
  withLooseWordings,
  withNamedEnds,
  withRepeatedEnds,
  withPlainMarks,
  withoutWishHead,
  withLabelledCopy,
  withTrailingOrders,
  withCraftTold,
  withoutUses,
  withOrderedFacts,
  withoutGround,
  withOrdersCarried,
  withSpokenOrders,
  withTheirLines,
  withSignedFrames,
  withSemicolonLists,
  withToldRows,
  withPeriodTold,
  withDescribedEnds,
  withPlacedCopy,
  withOutlines,
  withoutTalkOfFilm,
  withBracketedPlans,
  withTrailingCalls,
  withoutAsker,
  withGoalTold,
  withoutAim,
  withoutHanding,
  withoutHeadViewers,
  withoutShowing,
  withThanks,
  withHeadLength,
  withNestedHeads,
  withAskedQuote,
  withAnnounced,
  withShownSubject,
  withCarriedCopy,
  withGreetedPeople,
];

let last: { typed: string; plain: PlainBrief } | undefined;

/** A brief as a person would write it for this director, whether it came as JSON, as a letter, as HTML or as a table. */
export function plainBrief(typed: string): PlainBrief {
  // What a prompt implies and what it says are read one behind the other.
  if (last?.typed !== typed) last = { typed, plain: unwrapped(typed) };
  return last.plain;
}

function unwrapped(typed: string): PlainBrief {
  const secrets = withoutSecrets(
    withoutOldValues(withPutRight(fromObject(fromYaml(withoutMarks(withoutDocumentMarks(typed)))))),
  );
  const speaker = withoutSpeakerHead(
    withWordedLabels(withoutShownAs(withoutMailHead(withoutMendedValues(secrets.text)))),
  );
  const remarks = withoutSideRemarks(withChartsTold(speaker.text), asksForFilm);
  const occasion = withoutOccasion(
    withPlainJoints(
      withoutRemarks(
        withCapitalStarts(withoutTerseOrders(withPlainTalk(withQuotesEnded(withoutChatter(remarks.text))))),
      ),
    ),
  );
  const rowed = withLabelledRows(occasion.text);
  const { text: asked, kind } = withoutFilmKind(asAsked.reduce((text, step) => step(text), rowed));
  const given = withNameLabels(withUnquotedPlaces(withQuoteFields(asked)));
  const named = asIntroduced(outrightName(given, languageOf(given)) || releasedName(given), given);
  const prompt = withCalledNames(withoutNaming(given, named));
  const tailed = withoutAskedTail(prompt);
  const headed = withoutAskedHead(withPlainAskings(tailed.text));
  const script = fromScript(withoutStepTimes(fromTabs(headed.text)));
  const fields = fromFields(script.text);
  const letter = fromLetter(fromMarkup(fromOutline(fields.text)));
  const pasted = withoutPastedMarks(letter.text);
  const news = withoutDateline(pasted.text);
  const said = withoutSaidOpening(withClosings(withKnownLabels(withLastLines(news.text))));
  const sentences = fromMakersSentences(
    withSpeakersBehind(withSeveralQuotes(said.text)),
    asksForFilm(prompt),
    pasted.shown,
  );
  const commands = withoutCommands(inPlainWords.reduce((text, step) => step(text), sentences.text));
  // What is nothing but its wrapping is shown as it is.
  const isEmpty = !/[\p{L}\p{N}]/u.test(commands.text);
  return isEmpty
    ? { text: typed, told: [] }
    : {
        text: commands.text,
        told: [...script.told, ...letter.told, ...news.told, ...sentences.told, ...commands.told],
        wishes: [
          ...secrets.wishes,
          ...remarks.wishes,
          ...tailed.wishes,
          ...headed.wishes,
          ...(script.wishes ?? []),
          ...(fields.wishes ?? []),
          ...(sentences.wishes ?? []),
          said.manner ?? '',
        ].filter(Boolean),
        shown: [...(sentences.shown ?? []), ...(fields.shown ?? []), ...linesOfRows(occasion.text, rowed)],
        name: speaker.name || named || script.name || fields.name || sentences.name || headedName(commands.text),
        isScript: script.isScript ?? false,
        // A headline of its own goes before the occasion.
        opening: said.opening || (/(?<=^|\n|[.!?]\s)Headline:\s/u.test(commands.text) ? '' : occasion.opening),
        kind,
      };
}

/** "(ca. 20 Sek., hochkant)": the stops of a shortened length end no sentence. */
const plainLengths = (text: string) =>
  text
    .replace(/(?<!\p{L})(?:ca|approx|env|aprox|circa|etwa)\.?\s?(?=\d{1,3}\s?(?:s|sek|sec|seg)\p{L}*(?!\p{L}))/giu, '')
    // "A 15 second vertical comparing …": what has a length and a format is a video.
    .replace(
      /(\p{N}[\s-]?(?:seconds?|secs?|s)\s(?:vertical|square|portrait|landscape|horizontal|tiktok|instagram|insta|linkedin))(?=\s(?:about|on|for|of|to|comparing|explaining|showing|announcing|introducing|that|with|why|how)(?!\p{L}))/giu,
      '$1 video',
    )
    // "Explain in about 30 seconds how …": the length goes behind what is explained.
    .replace(
      /(?<=^|[.!?]\s)((?:please\s)?(?:explain|teach|tell|describe|show|summari[sz]e))\sin (?:about |around |roughly |under |just )?(\d{1,3}[\s-]?(?:seconds?|secs?|s))\s((?:how|why|what|that|to)\s[^.!?:\n]+)/giu,
      '$1 $3 in $2',
    )
    // "END ON: x.example" labels its call as "CTA:" does.
    .replace(/^(\s*|.*[.!?]\s+)(?:end|finish|close) (?:on|with)\s*:\s+/gimu, '$1CTA: ')
    .replace(/(\d\s?(?:sek|secs?|seg))\.(?=\s*[,;)])/giu, '$1');

/** Each says a thing as the reading knows it, one after the other. */
const inPlainWords: readonly ((text: string) => string)[] = [
  fromRequirements,
  fromMentions,
  withoutUnwished,
  withDatedRows,
  withPlainLabels,
  withGreeting,
  withBirthday,
  withSaidEndings,
  openRun,
  plainLengths,
  withoutAsides,
];
