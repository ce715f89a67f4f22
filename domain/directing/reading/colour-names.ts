/** Names of colours in many languages; a word that names little else first, then words of things. */

const rows = `off-white offwhite altweiß naturweiß #F4EFE4
red rot rouge rojo roja rojas rosso rossa rosse rossi rood vermelho vermelha czerwony красн 红 赤 #DF2225
bordeaux burgundy burgund bordeauxrot bordeauxrood burdeos granate bordô bordò maroon weinrot wijnrood #7A1E33
orange naranja anaranjado arancio arancione laranja alaranjado oranje pomarańczowy оранжев 橙 オレンジ #F7791A
yellow gelb jaune amarillo amarilla amarillas giallo gialla gialle gialli geel amarelo amarela żółty жёлт 黄 #F7D22A
green grün vert verde groen zielony зелён 绿 緑 #03A14A
teal petrol pétrole turquoise turquesa turchese türkis turkoois turkusowy бирюзов 青绿 青緑 #009A94
blue blau bleu azul blu azzurro blauw niebieski синий 蓝 青 #0766EE
navy marineblau marineblauw marine marino marinho granatowy 藏青 紺 #14295F
purple lila violet violett morado morada viola roxo roxa paars fioletowy фиолетов 紫 #8038D1
pink rosa rose roze różowy розов 粉 ピンク #F462A4
brown braun brun marron marrón marrone marrom castanho bruin brązowy коричнев 棕 茶 #774826
gold golden gouden doré dorée dorado dorada oro dorato dorata dourado dourada ouro goud złoty золот 金 #DDB049
blaugrau graublau blauwgrijs grijsblauw #66788C
grey gray grau gris grigio cinza cinzento grijs szary серый серая 灰 #83868C`;
/** Words that name a thing as often as a colour: they count beside a colour word, in a brand, and in a row of wishes. */
const softRows = `terracotta terracota terrakotta terre-cuite #C65D3B
rust rost rouille #A8492A
cream creme crème crema ivory elfenbein ivoire beige bege écru #EFE3CB
sand sable arena sabbia areia #E2CFA6
coral koralle corail corallo #FF6F59
salmon lachs saumon #F58F7C
peach pfirsich pêche melocotón #FFB48A
mint minze menthe menta #7FD8B4
lime limette #A6D608
olive oliv oliva #6B7A2A
sage salbei sauge salvia sálvia #9CAF88
mustard senf moutarde mostaza #D6A21E
lavender lavendel lavande lavanda #A998D8
charcoal anthracite anthrazit antraciet antracita antracite graphite graphit grafito grafite #3A3F45
chocolate schokolade chocolat cioccolato #5A3622
crimson scarlet karmin scharlach cramoisi écarlate carmesí escarlata cremisi scarlatto #C4122F
ruby rubin rubinrot rubis rubí rubino #9B1136
wine wein weinrot vin vino #6E1F37
berry beere brombeer framboise frambuesa lampone #A02C5A
plum pflaume prune ciruela prugna #6F2C5E
magenta fuchsia fucsia #D6187E
mauve malve malva lilac flieder #B18CC0
blush apricot aprikose abricot albaricoque albicocca #F6B99A
indigo índigo indaco añil anil #3F3BA6
ultramarine ultramarin cobalt kobalt cobalto #1E3FB8
sapphire saphir zafiro zaffiro #14509E
sky himmel ciel cielo celeste #5FB4E5
ocean ozean meer océano oceano #0F6E8C
aqua cyan zyan cian ciano #17B8C4
emerald smaragd émeraude esmeralda smeraldo jade #0F9960
moss moos mousse musgo muschio #5E7335
pine tanne tannengrün sapin pino #1F5640
ochre ocker ocre ocra #C48A2B
amber bernstein ambre ámbar ambra honey honig miel miele mel #E0A126
lemon zitrone citron limón limone #F5DC3C
copper kupfer cuivre cobre rame bronze #B4683A
brass messing laiton latón ottone latão #B08D3C
slate schiefer ardoise pizarra ardesia steel stahl acier acero #4F5F70
silver silber silbern argent argenté plata plateado argento argentato prata prateado #AEB4BA
taupe tan khaki #A08C6E
wood wooden holz bois madera legno madeira hout #8F6236
water wasser acqua água #2A7F9E
concrete beton béton hormigón calcestruzzo #8D9196
linden lindgrün tilleul tiglio #A3B13B`;
const readRows = (rows_: string) =>
  rows_.split('\n').flatMap((row) => {
    const words = row.split(' ');
    const hex = words.pop() ?? '';
    return words.map((word): [string, string] => [word, hex.toLowerCase()]);
  });
/** Each with the hex that it stands for. */
export const names = readRows(rows);
export const softNames = readRows(softRows);
