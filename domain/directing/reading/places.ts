/** Towns that a map of dots can show: names in the six languages, then longitude and latitude in whole tenths. */
const rows = `Lisbon Lissabon Lisbonne Lisboa Lisbona:-9.1,38.7
Porto Oporto:-8.6,41.2
Madrid:-3.7,40.4
Barcelona Barcelone Barcellona:2.2,41.4
Valencia Valence València:-0.4,39.5
Seville Sevilla Séville Siviglia Sevilha:-6,37.4
Bilbao:-2.9,43.3
Paris París Parigi:2.4,48.9
Lyon Lione Lyón:4.8,45.8
Marseille Marseilles Marsella Marsiglia Marselha:5.4,43.3
Toulouse Tolosa:1.4,43.6
Bordeaux Burdeos:-0.6,44.8
Lille Lilla:3.1,50.6
Nantes:-1.6,47.2
Strasbourg Straßburg Estrasburgo Strasburgo:7.8,48.6
London Londres Londra:-0.1,51.5
Manchester:-2.2,53.5
Birmingham:-1.9,52.5
Bristol:-2.6,51.5
Leeds:-1.5,53.8
Edinburgh Édimbourg Edimburgo:-3.2,56
Glasgow:-4.3,55.9
Dublin Dublín Dublino Dublim:-6.3,53.3
Cork:-8.5,51.9
Reykjavík Reykjavik:-21.9,64.1
Amsterdam Ámsterdam Amesterdão:4.9,52.4
Rotterdam:4.5,51.9
Brussels Brüssel Bruxelles Bruselas Bruxelas:4.4,50.8
Antwerp Antwerpen Anvers Amberes Anversa:4.4,51.2
Luxembourg Luxemburg Luxemburgo Lussemburgo:6.1,49.6
Berlin Berlín Berlino Berlim:13.4,52.5
Hamburg Hambourg Hamburgo Amburgo:10,53.6
Munich München Múnich Monaco Munique:11.6,48.1
Cologne Köln Colonia Colônia:7,50.9
Frankfurt Francfort Francoforte:8.7,50.1
Stuttgart:9.2,48.8
Düsseldorf:6.8,51.2
Leipzig Lipsia:12.4,51.3
Dresden Dresde Dresda:13.7,51.1
Hanover Hannover Hanovre:9.7,52.4
Nuremberg Nürnberg Núremberg Norimberga:11.1,49.5
Bremen Brême Brema:8.8,53.1
Zurich Zürich Zúrich Zurigo Zurique:8.5,47.4
Geneva Genf Genève Ginebra Ginevra Genebra:6.1,46.2
Basel Bâle Basilea Basileia:7.6,47.6
Bern Berne Berna:7.4,46.9
Vienna Wien Vienne Viena:16.4,48.2
Graz:15.4,47.1
Salzburg Salzbourg Salzburgo Salisburgo:13,47.8
Innsbruck:11.4,47.3
Milan Mailand Milán Milano Milão:9.2,45.5
Turin Turín Torino Turim:7.7,45.1
Rome Rom Roma:12.5,41.9
Naples Neapel Nápoles Napoli:14.3,40.9
Florence Florenz Florencia Firenze Florença:11.3,43.8
Bologna Bologne Bolonia Bolonha:11.3,44.5
Venice Venedig Venise Venecia Venezia Veneza:12.3,45.4
Palermo Palerme:13.4,38.1
Cagliari:9.1,39.2
Athens Athen Athènes Atenas Atene:23.7,38
Thessaloniki Saloniki Salónica Salonicco:22.9,40.6
Istanbul Estambul Istambul:29,41
Sofia Sofía:23.3,42.7
Bucharest Bukarest Bucarest Bucarești Bucareste:26.1,44.4
Budapest Budapeste:19,47.5
Prague Prag Praga:14.4,50.1
Brno Brünn:16.6,49.2
Bratislava:17.1,48.1
Warsaw Warschau Varsovie Varsovia Varsavia Varsóvia:21,52.2
Kraków Krakow Krakau Cracovie Cracovia Cracóvia:19.9,50.1
Gdańsk Gdansk Danzig:18.6,54.4
Ljubljana Laibach:14.5,46.1
Zagreb Zagabria Zagrebe:16,45.8
Belgrade Belgrad Belgrado:20.5,44.8
Kyiv Kiew Kiev:30.5,50.5
Vilnius Wilna:25.3,54.7
Riga:24.1,56.9
Tallinn Tallin:24.7,59.4
Helsinki Helsinque:24.9,60.2
Stockholm Estocolmo Stoccolma:18.1,59.3
Gothenburg Göteborg Gotemburgo:12,57.7
Malmö:13,55.6
Copenhagen Kopenhagen Copenhague København:12.6,55.7
Aarhus:10.2,56.2
Oslo:10.8,59.9
Bergen:5.3,60.4
Trondheim:10.4,63.4
Valletta La Valette:14.5,35.9
Tunis Túnez Tunisi:10.2,36.8
Casablanca:-7.6,33.6
Marrakesh Marrakech Marrakesch:-8,31.6
Cairo Kairo:31.2,30
Lagos:3.4,6.5
Accra:-0.2,5.6
Nairobi:36.8,-1.3
Dakar:-17.4,14.7
Johannesburg:28,-26.2
Tel Aviv:34.8,32.1
Dubai Dubái:55.3,25.2
Delhi New Delhi:77.2,28.6
Mumbai Bombay:72.9,19.1
Bangalore Bengaluru:77.6,13
Bangkok Bangkoque:100.5,13.8
Singapore Singapur Singapour Singapura:103.8,1.4
Jakarta:106.8,-6.2
Hanoi:105.8,21
Manila:121,14.6
Hong Kong Hongkong:114.2,22.3
Shanghai:121.5,31.2
Beijing Peking Pékin Pekín Pechino Pequim:116.4,39.9
Taipei:121.6,25
Seoul Séoul Seúl:127,37.6
Tokyo Tokio Tóquio:139.7,35.7
Osaka:135.5,34.7
Kyoto Kioto:135.8,35
Sydney Sídney:151.2,-33.9
Melbourne:145,-37.8
Perth:115.9,-32
Auckland:174.8,-36.9
Wellington:174.8,-41.3
Montreal Montréal:-73.6,45.5
Toronto:-79.4,43.7
Vancouver:-123.1,49.3
Boston:-71.1,42.4
New York Nueva York Nova Iorque:-74,40.7
Washington:-77,38.9
Chicago:-87.6,41.9
Atlanta:-84.4,33.7
Miami:-80.2,25.8
Austin:-97.7,30.3
Denver:-105,39.7
Seattle:-122.3,47.6
Portland:-122.7,45.5
San Francisco:-122.4,37.8
Los Angeles:-118.2,34
Mexico City Mexiko-Stadt Ciudad de México:-99.1,19.4
Havana Havanna La Habana:-82.4,23.1
Bogotá Bogota:-74.1,4.7
Lima:-77,-12
Quito:-78.5,-0.2
Santiago:-70.7,-33.4
Buenos Aires:-58.4,-34.6
Montevideo:-56.2,-34.9
São Paulo Sao Paulo San Pablo:-46.6,-23.5
Rio de Janeiro:-43.2,-22.9
Brasília Brasilia:-47.9,-15.8`;

export interface KnownPlace {
  name: string;
  lon: number;
  lat: number;
}

const severalWords =
  /La Valette|Tel Aviv|New Delhi|Hong Kong|New York|Nueva York|Nova Iorque|San Francisco|Los Angeles|Mexico City|Ciudad de México|La Habana|Buenos Aires|São Paulo|Sao Paulo|San Pablo|Rio de Janeiro/gu;

const known = new Map(
  rows.split('\n').flatMap((row) => {
    const [names = '', at = ''] = row.split(':');
    const [lon = 0, lat = 0] = at.split(',').map(Number);
    const whole = names.match(severalWords) ?? [];
    const single = names.replace(severalWords, '').split(' ').filter(Boolean);
    return [...whole, ...single].map((name): [string, { lon: number; lat: number }] => [
      name.toLowerCase(),
      { lon, lat },
    ]);
  }),
);

/** The place with its coordinates under the brief's own spelling; null where the table does not know it. */
function placeNamed(text: string): KnownPlace | null {
  const name = text.trim().replace(/[.!]$/u, '');
  const at = known.get(name.toLowerCase());
  return at === undefined || !/^\p{Lu}/u.test(name) ? null : { name, ...at };
}

/** Every one of two to six names, or null: half a map says less than a list. */
export function placesNamed(texts: readonly string[]): KnownPlace[] | null {
  if (texts.length < 2 || texts.length > 6) return null;
  const found = texts.map(placeNamed);
  return found.every((one) => one !== null) ? found : null;
}
