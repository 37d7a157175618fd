import { gestionDe, gestions, type Resource, registry } from '@espace-adherent/contract'
import { sansAccents } from '@espace-adherent/domain'

const gestionsToutes = Object.entries(gestions)

const parChemin = new Map<string, string>([
  ...(Object.values(registry) as Resource[]).map(({ path, libelle }) => [path, libelle] as const),
  ...gestionsToutes.map(([, { path, libelle }]) => [path, libelle] as const),
])

/** « GET /api/admin/evolutions/historique »: what is read there, as the screens call it. */
function libelleRoute(route: string | null): string | undefined {
  const parties = route?.replace(/^[A-Z]+ \/api(\/admin)?/, '').split('/') ?? []
  for (let fin = parties.length; fin > 1; fin--) {
    const libelle = parChemin.get(parties.slice(0, fin).join('/'))
    if (libelle) return libelle
  }
  return undefined
}

/** What is written about and is no table that staff look after. */
const autres: Readonly<Record<string, string>> = {
  absence: 'Absence',
  cle: 'Clé d’accès',
  client: 'Client',
  compte: 'Compte',
  contenu: 'Contenu',
  contrat: 'Contrat',
  delegation: 'Accès d’un proche',
  demande: 'Demande',
  document: 'Document',
  droits: 'Droits d’un rôle',
  envoi: 'Notification',
  faq: 'Question',
  import: 'Import de fichier',
  job: 'Tâche de fond',
  media: 'Médiathèque',
  mot: 'Texte',
  paiement: 'Paiement par carte',
  texte: 'Texte',
  vues: 'Vue enregistrée',
}

/** What a line is about, as the screens call it. */
export const libelleObjet = (objet: string, cible: string | null): string =>
  (objet === 'route' ? libelleRoute(cible) : (gestionDe(objet)?.libelle ?? autres[objet])) ?? objet

const simple = (texte: string) => sansAccents(texte).toLowerCase()

/** The keys of what is called so: staff look for what they read. */
export const clesNommees = (texte: string | undefined): string[] =>
  texte === undefined
    ? []
    : [
        ...gestionsToutes.map(([cle, { libelle }]) => [cle, libelle] as const),
        ...Object.entries(autres),
      ]
        .filter(([, libelle]) => simple(libelle).startsWith(simple(texte)))
        .map(([cle]) => cle)
