/** Colours that a second word tells apart: "midnight blue", "bleu nuit", "verde agua"; each is another than its last or first word alone. */

/** A row is one colour: words of one name joined by `_`. German and Dutch write one word; it counts as one of these. */
const rows = `midnight_blue bleu_nuit bleu_de_nuit nachtblau mitternachtsblau azul_noche azul_medianoche azul_noite blu_notte nachtblauw #122358
sky_blue bleu_ciel himmelblau azul_cielo azul_celeste azzurro_cielo azul_céu azul_do_céu hemelsblauw #5fb4e5
sea_blue ocean_blue bleu_mer bleu_océan meerblau meeresblau seeblau azul_mar azul_océano blu_mare blu_oceano azul_do_mar azul_oceano zeeblauw #0f6e9c
royal_blue bleu_roi bleu_royal königsblau azul_real azul_rey blu_reale #2447c8
steel_blue bleu_acier stahlblau azul_acero blu_acciaio azul_aço #4a708f
petrol_blue bleu_pétrole petrolblau azul_petróleo blu_petrolio bleu_canard bleu_paon entenblau #0f6b75
indigo_blue bleu_indigo indigoblau azul_añil azul_índigo azul_anil blu_indaco #3f3ba6
lagoon_blue bleu_lagon lagunenblau azul_laguna blu_laguna #1fa3b8
forest_green woodland_green vert_forêt vert_sapin waldgrün tannengrün verde_bosque verde_floresta verde_bosco verde_foresta verde_pino bosgroen #1f5640
bottle_green vert_bouteille flaschengrün verde_botella verde_bottiglia verde_garrafa flessengroen #0e4d34
sage_green vert_sauge salbeigrün verde_salvia verde_sálvia saliegroen #9caf88
aqua_green seafoam_green sea_green vert_d'eau wassergrün verde_agua verde_água verde_acqua verdeacqua #7fcfbf
lime_green vert_citron limettengrün limonengrün verde_lima verde_limón verde_limão verde_lime limoengroen #a6d608
mint_green vert_menthe mintgrün minzgrün verde_menta mintgroen #7fd8b4
pistachio_green vert_pistache pistaziengrün verde_pistacho verde_pistacchio verde_pistache verde_pistácio pistachegroen #a9cd84
apple_green vert_pomme apfelgrün verde_manzana verde_mela verde_maçã appelgroen #7db83a
moss_green vert_mousse moosgrün verde_musgo verde_muschio mosgroen #5e7335
grass_green leaf_green vert_prairie vert_gazon grasgrün blattgrün verde_hierba verde_prato verde_erba verde_grama grasgroen #3f9b35
lemon_yellow jaune_citron zitronengelb amarillo_limón amarelo_limão giallo_limone citroengeel #f5dc3c
mustard_yellow jaune_moutarde senfgelb amarillo_mostaza giallo_senape amarelo_mostarda mosterdgeel #d6a21e
sunny_yellow sun_yellow jaune_soleil sonnengelb amarillo_sol giallo_sole amarelo_sol zonnegeel #f9cf1e
signal_yellow safety_yellow signalgelb warngelb jaune_fluo jaune_signal amarillo_señal giallo_segnale #fad400
tomato_red rouge_tomate tomatenrot rojo_tomate rosso_pomodoro vermelho_tomate #d8341f
brick_red rouge_brique ziegelrot backsteinrot rojo_ladrillo rojo_teja rosso_mattone vermelho_tijolo steenrood #a8432e
cherry_red rouge_cerise kirschrot rojo_cereza rosso_ciliegia vermelho_cereja kersenrood #b3122d
wine_red rouge_vin rojo_vino rosso_vino vermelho_vinho #6e1f2d
old_rose dusty_rose vieux_rose altrosa rosa_viejo rosa_palo rosa_antico rosa_velho oudroze #cfa0a2
hot_pink shocking_pink rose_vif knallrosa rosa_fucsia rosa_choque #f0288c
coffee_brown coffee_colour brun_café marron_café kaffeebraun marrón_café marrone_caffè castanho_café koffiebruin #5d3a24
chocolate_brown marron_chocolat schokobraun schokoladenbraun marrón_chocolate marrone_cioccolato castanho_chocolate #5a3622
milk_white milchweiß blanc_lait blanco_leche bianco_latte branco_leite melkwit #fbf7ee
broken_white blanc_cassé blanc_crème cremeweiß wollweiß eierschalenweiß gebrochenes_weiß gebrochenem_weiß blanco_roto bianco_sporco bianco_panna branco_sujo branco_gelo gebroken_wit #f4efe4
pearl_grey gris_perle perlgrau gris_perla grigio_perla cinza_pérola #d9dadb
slate_grey slate_gray gris_ardoise schiefergrau gris_pizarra grigio_ardesia cinza_ardósia leigrijs #4f5a66
anthracite_grey anthracite_gray gris_anthracite anthrazitgrau gris_antracita grigio_antracite cinza_antracite #3a3f45`;

/** Each as its words, with the hex that it stands for. */
export const compounds: readonly (readonly [words: readonly string[], hex: string])[] = rows
  .split('\n')
  .flatMap((row) => {
    const names = row.split(' ');
    const hex = names.pop() ?? '';
    return names.map((name) => [name.split('_'), hex] as const);
  });

/** A pattern's source for one of these names, its words a space or a hyphen apart. */
export const compoundSource = (words: readonly string[]): string => words.join('[\\s-]').replace(/'/gu, "['’]");

/** First words of those that are of several. */
const firsts = new Set(compounds.filter(([words]) => words.length > 1).map(([[first = '']]) => first));
let several: RegExp | undefined;

/** A text with each of several words as one that is the name of a colour, for readers that go word by word. */
export function withWholeColours(text: string): string {
  if (!text.split(/[\s-]+/u).some((word) => firsts.has(word.toLowerCase()))) return text;
  several ??= new RegExp(
    `(?<!\\p{L})(?:${compounds.flatMap(([words]) => (words.length > 1 ? [compoundSource(words)] : [])).join('|')})(?!\\p{L})`,
    'giu',
  );
  return text.replace(several, 'turquoise');
}
