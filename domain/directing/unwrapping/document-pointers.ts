/** What a brief says of the document that it hands over: that it is given, where it stands, what kind of paper it is. */
import { capital } from '../reading/phrases.ts';

const documents =
  '(?:(?:release |press |public |web |blog |news ?|product |customer |meeting )?(?:announcement|release(?: notes)?|notes|changelog|mail|e-?mail|message|thread|chat|conversation|log|article|post|page|page text|text|copy|letter|notice|statement|report|minutes|transcript|document|newsletter|bulletin|circular|memo|advert|readme|briefing)|ankündigung|mitteilung|pressemitteilung|bekanntmachung|änderungsprotokoll|nachricht|verlauf|artikel|beitrag|seite|webseite|brief|meldung|bericht|protokoll|rundschreiben|annonce|communiqué|message|échange|avis|lettre|compte rendu|page|anuncio|comunicado|correo|mensaje|conversación|artículo|página|aviso|carta|acta|annuncio|comunicato|messaggio|conversazione|articolo|pagina|avviso|lettera|verbale|anúncio|mensagem|conversa|artigo|ata|aankondiging|persbericht|bericht|gesprek|pagina|brief|verslag|notulen)';

/** "You are given the release announcement of an open-source project." */
const given = new RegExp(
  `(?<=^|[.!?]\\s|\\n)(?:you(?:['’]re| are| have been|['’]ve been) (?:given|handed|provided with|sent)|you(?:['’]ll| will) (?:find|get|receive|see)|(?:below|attached|following|here) (?:is|are|comes?)|(?:ihr bekommt|du bekommst|sie erhalten|unten (?:steht|folgt)|hier (?:ist|kommt|folgt))|(?:vous trouverez|tu trouveras|voici)|(?:aquí|abajo) (?:está|tienes|va)|(?:ecco|qui sotto (?:c['’]è|trovi))|(?:aqui|abaixo) (?:está|vai)|hier(?:onder)? (?:is|staat|volgt))\\s(?:\\p{L}+[\\s'’]){0,4}?${documents}(?!\\p{L})(?:\\s[^.!?:\\n\\d"“„«]{0,80})?[.!](?=\\s|$)[ \\t]*`,
  'gimu',
);
/** "pasting the thread from slack, can you …" */
const pasting = new RegExp(
  `(?<=^|[.!?]\\s|\\n)(?:(?:i['’]?m|i am|we['’]?re|just)\\s)*(?:pasting|copying|forwarding|attaching|dropping|sending)\\s(?:you\\s|in\\s)?(?:the|our|a|this)\\s(?:\\p{L}+\\s)?${documents}(?!\\p{L})[^.!?,:\\n\\d"“„«]{0,40}[.,:!]\\s+`,
  'giu',
);
/** "Incollo qui sotto il comunicato della società, fanne …", "unten die Pressemitteilung, mach daraus …" */
const handing = new RegExp(
  `(?<=^|[.!?,]\\s|\\n)(?:(?:vi |ti |le )?(?:incollo|allego|copio|inoltro)(?: qui(?: sotto)?)?|(?:te |os |le )?(?:pego|copio|adjunto|reenvío)(?: aquí| abajo)*|(?:je (?:vous |te )?(?:colle|copie|joins|transmets)|ci-dessous|ci-joint)|(?:segue|colo|copio|junto)(?: em anexo| abaixo| aqui)?|(?:unten|anbei|hier|nachstehend|ich (?:kopiere|füge|hänge)(?: (?:dir|euch|ihnen))?(?: hier| unten)*)|hieronder|(?:below|here|attached)(?:['’]s| is| are)?)\\s(?:\\p{L}+['’]?\\s?){0,3}?${documents}(?!\\p{L})[^.!?,:\\n\\d"“„«]{0,40}(?:[,:]\\s+|\\s(?:und|and|et|y|e|en)\\s)(?=\\S)`,
  'giu',
);
const films = '(?:video|film|clip|reel|animation|spot|teaser|short|piece|story|recap|summary|vídeo|vidéo|filmpje)';
const uses =
  '(?:\\sfor\\s(?:the|our|my|your)\\s(?:\\p{Ll}[\\p{L}-]*\\s){0,3}(?:screens?|displays?|tvs?|page|site|website|homepage|blog|channel|feeds?|socials|intranet|wiki|stand|booth|meeting|panel))?';
/** "a 20s clip for the lobby screen from this thread": what it is made of stands beside it. */
const place = '(?:\\s(?:above|below|between the (?:\\p{L}+ )?tags|in the (?:\\p{L}+ )?tags|here|that follows))';
const madeOf = new RegExp(
  `((?<!\\p{L})${films})${uses}((?:\\sfor\\s[^.!?:;,\\n]{2,40}?)?)\\s(?:(?:out of|from|based on)\\s(?:this|these|the|my|our)\\s(?:\\p{L}+\\s)?${documents}${place}?|(?:of|using|with)\\s(?:(?:this|these)\\s(?:\\p{L}+\\s)?${documents}${place}?|(?:the|my|our)\\s(?:\\p{L}+\\s)?${documents}${place}))(?=[.,:;!?\\n]|\\s(?:for|in|that|with|and)\\s|$)`,
  'giu',
);
/** "for our in-app “what's new” panel": what is quoted there is where it is seen. */
const atPlace =
  /\sfor\s(?:the|our|my)\s(?:[\p{Ll}-]+\s){0,3}(?:"[^"\n]{2,30}"|“[^“”\n]{2,30}”)\s(?:panel|page|screen|section|channel|tab|banner|modal|dialog|pop-?up|feed|slot|wall|board)(?!\p{L})/giu;
/** "make it into something people will actually watch on the screens" */
const something =
  /(?<!\p{L})(?:make|turn|convert)\s(?:it|this|that)\s(?:in)?to\s(?:something|a thing)\s(?:that\s)?(?:people|they|viewers|residents|passengers|customers|visitors|everyone|everybody|someone|somebody|neighbours|kids|parents|you)(?:\s\p{L}+){0,2}?\s(?:actually\s|really\s)?(?:watch|read|look at|notice|understand|see|enjoy|stop for|remember|like|get)(?!\p{L})[^.!?\n\d"“„«]*/giu;
const task = /(?<=^|[.!?]\s|\n)your (?:task|job) is to (\p{Ll})/giu;

/** "TOWN OF HALVERSTEAD — PUBLIC NOTICE No. 2025/17": which paper it is says nothing of what stands in it. */
const kinds =
  '(?:public notice|official notice|notice to (?:residents|the public)|press release|media release|news release|for immediate release|öffentliche bekanntmachung|amtliche bekanntmachung|bekanntmachung|pressemitteilung|zur sofortigen veröffentlichung|avis (?:public|à la population)|communiqué de presse|aviso (?:público|oficial)|bando|nota de prensa|avviso pubblico|avviso alla cittadinanza|comunicato stampa|aviso à população|comunicado de imprensa|openbare bekendmaking|persbericht)';
const number = '(?:\\s(?:no\\.?|nr\\.?|n[°º]?\\.?|num\\.?|number)\\s?\\S*\\d\\S*)?';
/** "– uso interno": among whom a paper stays. */
const inner =
  '(?:[,\\s]*[–—|·(-]\\s?(?:(?:for )?internal(?: use)?(?: only)?|(?:nur )?(?:für den )?intern(?:en gebrauch)?|usage interne|(?:de )?uso interno|(?:voor )?intern gebruik)\\)?)?';
const ofKind = new RegExp(
  `^([^\\n.!?:]{3,60}?)\\s(?:[—–|·-])\\s${kinds}${number}[ \\t]*$|^[^\\p{L}\\p{N}\\n]{0,4}${kinds}${number}${inner}[^\\p{L}\\p{N}\\n]{0,4}$`,
  'gimu',
);
const ending =
  /^[^.!?:\n]{0,40}(?<!\p{L})(?:end of (?:the )?(?:press )?(?:release|notice|statement|announcement)|ende der (?:presse|bekannt)?(?:mitteilung|machung)|fin du communiqué|fin del comunicado|fine (?:del )?comunicato|fim do comunicado|einde (?:pers)?bericht)[^\p{L}\p{N}\n]{0,4}$|^[^\p{L}\p{N}\n]{0,4}(?:ends?|ende|fin|fine|fim|-\s?30\s?-)[^\p{L}\p{N}\n]{2,4}$|^[^\p{L}\p{N}\n]{2,4}(?:ends?|ende|fin|fine|fim)[^\p{L}\p{N}\n]{0,4}$/gimu;

/** "<announcement>" and "</announcement>", each on its line: what stands between them was pasted there. */
const tags = /^[ \t]*<\/?([a-z][\w-]{1,30})>[ \t]*$/gimu;
const withoutTags = (text: string) => {
  const names = [...text.matchAll(tags)].map(([line, name = '']) => (line.includes('</') ? `/${name}` : name));
  return text.replace(tags, (line, name: string) => (names.includes(name) && names.includes(`/${name}`) ? '' : line));
};

/** "Bitte daraus ein Video für die Infoscreens machen" */
const outOfThis =
  /(?<!\p{L})(?:bitte )?(?:daraus|hieraus) (?:bitte )?((?:ein|einen|eine) (?:[\p{Ll}\d-]{1,20} ){0,5}?\p{L}{0,20}(?:video|film|clip|animation))(?: für (?:die|den|das|unsere?n?) [^.,;!?\n\d]{2,40}?)? (?:machen|erstellen|bauen|drehen|basteln)(?!\p{L})/giu;

/** The brief without what points at its document. */
export const withoutPointers = (text: string): string =>
  withoutTags(text)
    .replace(given, '')
    .replace(pasting, '')
    .replace(handing, '')
    .replace(outOfThis, 'Bitte mach $1')
    .replace(task, (_, first: string) => first.toUpperCase())
    .replace(atPlace, '')
    .replace(madeOf, '$1$2')
    .replace(something, (said) => (/^\p{Lu}/u.test(said) ? capital('make a video') : 'make a video'))
    .replace(ofKind, (_, issuer: string | undefined) => issuer ?? '')
    .replace(ending, '');
