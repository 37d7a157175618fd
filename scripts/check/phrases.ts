import { parseSync } from 'oxc-parser'

/** What no sentence may hold, whoever reads it: the mistake as it is told, and how it looks. */
const partout: readonly [quoi: string, forme: RegExp][] = [
  ['two spaces in a row', / {2}/],
  ['a straight apostrophe', /\p{L}'\p{L}/u],
  [
    'a plain space before « : ; ? ! % € » »',
    /^(?! Gérer ces SMS).*?(?:\p{L}\S* [:;?!%€»]|\d [%€])/su,
  ],
  ['a plain space after «', /« /],
  ['something that is not there', /undefined|NaN|\[object/],
  ['no elision', /\b(?:de|que|jusque) (?:Élodie|Hugo|avril|août|octobre)/i],
  [
    '« 1 jours », « 0 jours »',
    /(?<![\d,.\u00a0])[01][ \u00a0](?!mois|fois|ans?\b|plus|sous|sans|avis|remis|après)\p{L}{2,}s(?!\p{L})/u,
  ],
  [
    '« 2 jour »',
    /(?<![\d,.])2[ \u00a0](?:jour|heure|minute|document|demande|personne|contrat|ligne|essai|acte|versement|fichier|page|nuit|résultat|texte|champ)(?![\p{L}s])/u,
  ],
  ['« avant le » where that day counts', /(?<!La veille, )\bavant le 5 août/i],
  [
    'a plain space between a day and its month',
    /\b(?!5 août 2026)(?:1er|\d{1,2}) (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)\b/,
  ],
  ['a gender in brackets', /\p{L}\(e\)/u],
  [
    'a word that another has replaced',
    /récépissé|courriels?\b|ayants? droit|back-office|hors connexion|biométrie|application de codes|si rien n’est dit|Munissez-vous|code à usage unique|Cela n’a pas (?:pu|été|abouti)|vos réponses sont gardées|suite favorable|vie de la mutuelle|reste le bon|sans réseau(?! mobile)|ne s’arrête plus|(?<![\p{L}\u2011-])mails?\b(?!\.\w| d’activation)/iu,
  ],
  [
    '« Espace adhérent » is the name of the product: a person has an espace personnel',
    /espace adhérent/,
  ],
  [
    'a thing that speaks',
    /(?<!\p{L})(?:ne )?se (?:lit|dit)(?: pas)?(?!\p{L})|\bvous dit aussitôt\b/iu,
  ],
]

/** What members do not read: the words of staff, and who is not every client. */
const membres: readonly [quoi: string, forme: RegExp][] = [
  ['« votre mutuelle »: not every client is one', /\bvotre mutuelle\b/i],
  ['« gestionnaire »: members are answered by a conseiller', /\bgestionnaires?\b/i],
  ['« souscripteur »', /\bsouscripteurs?\b/i],
  ['« assuré »: a personne couverte', /\b(?:l’|un |les |des )assurée?s?\b/i],
  [
    '« pièce »: what members send is a document',
    /(?<!\p{L})pièces?(?! jointes?| d’identité)(?!\p{L})/iu,
  ],
  ['« votre organisme »: who speaks is « nous »', /\bvotre organisme\b(?! complémentaire)/i],
  [
    'blame, or a promise that hangs on others',
    /Vous n’avez pas payé|se règle (?:presque )?toujours|réponse garantie/i,
  ],
  [
    'masculine only',
    /\bvous (?:êtes|serez|allez être|avez été|n’êtes pas|restez) (?:bien |toujours |déjà )?(?:connecté|déconnecté|couvert|reconnu|inscrit|appelé|prévenu|invité)(?!\p{L}|\()/iu,
  ],
]

/** Slices that staff read; the others are read by members, or by both. */
const PERSONNEL =
  /\/(?:admin|galerie|traitement|clients|utilisateurs|droits|gestion|gestions|mots|redaction|faq-redaction|mediatheque|audiences|envois|statistiques|exploitation|conservation|violations|evolutions|historique|regles-date-effet|import-referentiel|accords|approbations|reglages|suivis|vue-seule|trop-verses|surveillance|bureau|palette|referentiel|paiements|impayes|indus|portabilite|installer|exporter|importer|courriel)\/|^apps\/api\/(?:src\/features\/demandes\/|demo\/(?:comptes|figurants))/

export const lecteurDe = (fichier: string) => (PERSONNEL.test(fichier) ? 'personnel' : 'membre')

export const fautesDe = (phrase: string, lecteur: 'membre' | 'personnel'): string[] =>
  [...partout, ...(lecteur === 'membre' ? membres : [])].flatMap(([quoi, forme]) =>
    forme.test(phrase) ? [quoi] : [],
  )

type Noeud = { type: string; start: number; end: number; [cle: string]: unknown }

/** The names and types of what each sentence is made with, by its place: they are not told at run time. */
export function parametresDe(source: string): Map<string, string[]> {
  const par = new Map<string, string[]>()
  const signe = (param: Noeud) => source.slice(param.start, param.end).replace(/ = .*$/s, '')
  const walk = (noeud: Noeud | null, lieu: string): void => {
    if (!noeud) return
    if (noeud.expression && noeud.type.startsWith('TS')) walk(noeud.expression as Noeud, lieu)
    if (noeud.type === 'ArrowFunctionExpression')
      par.set(lieu, (noeud.params as Noeud[]).map(signe))
    if (noeud.type !== 'ObjectExpression') return
    for (const { type, key, value } of noeud.properties as Record<string, Noeud>[])
      if (String(type) === 'Property' && key && value)
        walk(value, `${lieu}.${key.name ?? key.value}`)
  }
  for (const noeud of parseSync('textes.ts', source).program.body as unknown as Noeud[]) {
    const declaree = (noeud.declaration ?? noeud) as Noeud
    for (const { id, init } of (declaree.declarations ?? []) as Record<string, Noeud>[])
      walk(init ?? null, String(id?.name))
  }
  return par
}

const LONG = 'Marie-Charlotte de La Rochefoucauld-Montbel'

/** What a text is by its name: a day (written out, or as the code keeps it), an hour, a figure; a person otherwise. */
function textesPossibles(nom: string, isCode: boolean): readonly string[] {
  if (/^(?:debut|fin)$/.test(nom) && !isCode) return ['mars']
  if (/^(?:contraste|proche|texte|recherche)$/.test(nom)) return ['4,5']
  if (isCode) return ['2026-08-05']
  return /^(?:le|jour|date|avant|effet|moment|depuis|quand|instant|dernier|jusquAu|echeance|dateDebut)$/.test(
    nom,
  )
    ? ['5 août 2026']
    : ['Élodie', 'Hugo', LONG]
}

/** Each type with the values that sentences stumble over; null: a type that only its slice can make. */
function valeursDe(parametre: string, isCode: boolean): readonly unknown[] | null {
  const [nom = '', type = ''] = parametre.split(/\??: (.*)/s)
  const textes = textesPossibles(nom, isCode)
  if (/^(?:readonly )?string\[\]$/.test(type)) return [textes, textes.slice(0, 1)]
  if (/^string(?: \| null)?$/.test(type)) return textes
  if (/^number(?: \| null| \| undefined)?$/.test(type)) return [0, 1, 2, 12_000]
  if (/^boolean(?: \| null)?$/.test(type)) return [true, false]
  if (/^'[^']*'(?: \| '[^']*')*$/.test(type)) return type.slice(1, -1).split("' | '")
  if (/^\{[^{}]*\}$/.test(type)) return objetsDe(type, isCode)
  return Object.hasOwn(nommes, type) ? (nommes[type] ?? null) : null
}

/** Types of the domain that many sentences are made with. */
const nommes: Readonly<Record<string, readonly unknown[]>> = {
  ModeGestion: ['manuel', 'automatique'],
  TypeEnvoi: ['MAIL', 'SMS'],
  DateCalendaire: ['2026-08-05'],
  Date: [new Date('2026-08-05T10:00:00Z')],
}

/** `{ reste: number; nom: string }`: as many as its longest field has values; null: one of them cannot be made. */
function objetsDe(type: string, isCode: boolean): readonly unknown[] | null {
  const champs = type
    .slice(1, -1)
    .split(';')
    .map((champ) => champ.trim())
    .filter(Boolean)
  const valeurs = champs.map((champ) => valeursDe(champ, isCode))
  if (valeurs.includes(null)) return null
  return Array.from(
    { length: Math.max(1, ...valeurs.map((each) => each?.length ?? 0)) },
    (_, rang) =>
      Object.fromEntries(
        champs.map((champ, i) => [
          champ.split(/\??:/)[0],
          valeurs[i]?.[rang % (valeurs[i]?.length ?? 1)],
        ]),
      ),
  )
}

type Fonction = (...valeurs: unknown[]) => unknown

/** What a function says, with each awkward value in each of its places; null: it cannot be called from here. */
export function dites(dire: Fonction, parametres: readonly string[]): unknown[] | null {
  const say = (isCode: boolean) => {
    const valeurs = parametres.map((parametre) => valeursDe(parametre, isCode))
    if (valeurs.includes(null)) return null
    const nombre = Math.max(1, ...valeurs.map((each) => each?.length ?? 0))
    try {
      return Array.from({ length: nombre }, (_, rang) =>
        dire(...valeurs.map((each) => each?.[rang % each.length])),
      )
    } catch {
      return null
    }
  }
  const premiers = say(false)
  return premiers && !/undefined|NaN/.test(JSON.stringify(premiers)) ? premiers : say(true)
}
