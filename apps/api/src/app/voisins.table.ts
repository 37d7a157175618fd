/** The rows that a request of staff may name, by what they are. */
export type Lignes = {
  client: string
  contrat: string
  /** A contract that somebody was paid for, and one line of it. */
  rembourse: string
  ligne: string
  personne: string
  fichier: string
  audience: string
  categorie: string
  question: string
  contenu: string
  bibliotheque: string
  tag: string
  media: string
  envoi: string
  note: string
  gel: string
  synonyme: string
  demande: string
  collegue: string
}

/** One pixel, as a file and as a field. */
export const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

export const envoiDe = (audienceId: string) => ({
  titre: 'Un mot pour vous',
  texte: 'Bonjour.',
  bouton: null,
  lien: null,
  categorie: 'service',
  canaux: ['portail'],
  audienceId,
  departLe: null,
})
export const noteDe = (audienceId: string) => ({
  titre: 'Du nouveau',
  nature: 'nouveaute',
  contenu: '<p>Un texte</p>',
  audienceId,
})
export const gelDe = (numeroContrat: string) => ({
  numeroContrat,
  motif: 'Contentieux en cours',
  jusquAu: null,
})
export const contenuDe = (audienceId: string) => ({
  bloc: 'pages',
  name: 'page-a-moi',
  title: 'À moi',
  content: '<p>Un texte</p>',
  audienceId,
})
export const questionDe = (categorieId: string, reliees: readonly string[] = []) => ({
  categorieId,
  title: 'Une question ?',
  content: '<p>Une réponse</p>',
  lectorat: 'visiteur',
  motsCles: [],
  reliees,
})
const documentDe = (l: Lignes) => ({
  revision: 1,
  titre: 'Carte',
  alt: null,
  bibliothequeId: l.bibliotheque,
  tags: [l.tag],
  remoteFileName: l.fichier,
  isCorbeille: false,
})

export type Reference = {
  path: string
  /** The rows of the intended victim, and one's own. */
  payload: (leurs: Lignes, miennes: Lignes, hier: string) => object
  /** The field at which an unknown row is refused; null: nothing is at that address. */
  champ: string | null
  /** Not what the owner would do: it mixes rows of two insurers. */
  isMele?: true
}

/**
 * Checks a whole value before the rows that it names: this is a body that the owner may send, so
 * that only the owner of the rows can be the reason of a refusal.
 */
export const references: Reference[] = [
  {
    path: 'identity/client',
    payload: (l) => ({ id: l.client, revision: 1, valeurs: { libelle: 'Repris' } }),
    champ: null,
  },
  {
    path: 'identity/client/logo',
    payload: (l) => ({ id: l.client, revision: 2, nom: 'entete', contenu: PNG, impression: PNG }),
    champ: null,
  },
  {
    path: 'identity/client/fonctionnalites',
    payload: (l) => ({
      id: l.client,
      numeroContrat: l.contrat,
      fonctionnalite: 'simulateur',
      isActivated: false,
      avant: null,
    }),
    champ: null,
  },
  {
    path: 'identity/client/fonctionnalites',
    payload: (l, m) => ({
      id: m.client,
      numeroContrat: l.contrat,
      fonctionnalite: 'simulateur',
      isActivated: false,
      avant: null,
    }),
    champ: 'numeroContrat',
    isMele: true,
  },
  {
    path: 'demandes/courrier',
    payload: (l, _, recueLe) => ({
      numeroContrat: l.contrat,
      recueLe,
      assureur: 'Mutuelle du Lac',
      email: 'adherent@example.org',
    }),
    champ: 'numeroContrat',
  },
  {
    path: 'portabilites/gestes/ouvrir',
    payload: (l, _, hier) => ({
      saisie: {
        numeroContrat: l.rembourse,
        debutEmploi: '2020-01-01',
        finEmploi: hier,
        allocationsJusquAu: null,
      },
    }),
    champ: 'numeroContrat',
  },
  {
    path: 'indus/gestes/demander',
    payload: (l, _, hier) => ({
      saisie: {
        numeroContrat: l.rembourse,
        motif: 'double',
        explication: 'Cet acte a été payé deux fois, le même jour.',
        constateLe: hier,
        lignes: [{ ligneId: Number(l.ligne), montant: 1 }],
      },
    }),
    champ: 'lignes',
  },
  {
    path: 'users/membres/create',
    payload: (l) => ({
      numeroContrat: l.contrat,
      personneId: l.personne,
      email: 'nouvelle@example.org',
    }),
    champ: null,
  },
  {
    path: 'users/membres/create',
    payload: (l, m) => ({
      numeroContrat: m.contrat,
      personneId: l.personne,
      email: 'nouvelle@example.org',
    }),
    champ: null,
    isMele: true,
  },
  {
    path: 'cms/documents/create',
    payload: (l) => ({ remoteFileName: l.fichier, titre: 'Carte', alt: null }),
    champ: 'fichier',
  },
  { path: 'cms/documents', payload: (l, m) => ({ id: l.media, ...documentDe(m) }), champ: null },
  ...(
    [
      ['bibliotheque', 'bibliothequeId'],
      ['tag', 'tags'],
      ['fichier', 'fichier'],
    ] as const
  ).map(
    ([ligne, champ]): Reference => ({
      path: 'cms/documents',
      payload: (l, m) => ({ id: m.media, ...documentDe({ ...m, [ligne]: l[ligne] }) }),
      champ,
      isMele: true,
    }),
  ),
  {
    path: 'cms/blocklists/create',
    payload: (l) => ({ ...contenuDe(l.audience), name: 'une-autre' }),
    champ: 'audienceId',
  },
  {
    path: 'cms/blocklists',
    payload: (l, m) => ({ id: m.contenu, revision: 1, valeurs: { audienceId: l.audience } }),
    champ: 'audienceId',
    isMele: true,
  },
  {
    path: 'inbenta-faq/questions/create',
    payload: (l) => questionDe(l.categorie),
    champ: 'categorieId',
  },
  {
    path: 'inbenta-faq/questions/create',
    payload: (l, m) => questionDe(m.categorie, [m.question, l.question]),
    champ: 'reliees',
    isMele: true,
  },
  {
    path: 'inbenta-faq/questions',
    payload: (l, m) => ({ id: m.question, revision: 1, valeurs: { categorieId: l.categorie } }),
    champ: 'categorieId',
    isMele: true,
  },
  {
    path: 'inbenta-faq/questions',
    payload: (l, m) => ({ id: m.question, revision: 1, valeurs: { reliees: [l.question] } }),
    champ: 'reliees',
    isMele: true,
  },
  {
    path: 'inbenta-faq/synonymes',
    payload: (l) => ({ id: l.synonyme, revision: 1, valeurs: { mot: 'banque', autres: ['fric'] } }),
    champ: null,
  },
  {
    path: 'demandes/lot-apercu',
    payload: (l) => ({ cibles: [{ id: l.demande, revision: 1 }], a: null }),
    champ: null,
  },
  {
    path: 'demandes/lot-apercu',
    payload: (l, m) => ({ cibles: [{ id: m.demande, revision: 1 }], a: l.collegue }),
    champ: 'a',
    isMele: true,
  },
  {
    path: 'settings/regle-date-effet/apercu',
    payload: (l) => ({ numeroContrat: l.contrat }),
    champ: 'numeroContrat',
  },
  { path: 'notifications/create', payload: (l) => envoiDe(l.audience), champ: 'audienceId' },
  { path: 'notifications/essai', payload: (l) => envoiDe(l.audience), champ: 'audienceId' },
  {
    path: 'notifications',
    payload: (l, m) => ({ id: l.envoi, revision: 1, ...envoiDe(m.audience) }),
    champ: null,
  },
  {
    path: 'notifications',
    payload: (l, m) => ({ id: m.envoi, revision: 1, ...envoiDe(l.audience) }),
    champ: 'audienceId',
    isMele: true,
  },
  { path: 'release-note/create', payload: (l) => noteDe(l.audience), champ: 'audienceId' },
  {
    path: 'release-note',
    payload: (l) => ({ id: l.note, revision: 1, valeurs: { titre: 'Encore du nouveau' } }),
    champ: null,
  },
  {
    path: 'release-note',
    payload: (l, m) => ({ id: m.note, revision: 1, valeurs: { audienceId: l.audience } }),
    champ: 'audienceId',
    isMele: true,
  },
  { path: 'conservation/gels/create', payload: (l) => gelDe(l.contrat), champ: 'numeroContrat' },
  {
    path: 'conservation/gels',
    payload: (l) => ({ id: l.gel, revision: 1, valeurs: { motif: 'Plus rien' } }),
    champ: null,
  },
  {
    path: 'conservation/gels',
    payload: (l, m) => ({ id: m.gel, revision: 1, valeurs: { numeroContrat: l.contrat } }),
    champ: 'numeroContrat',
    isMele: true,
  },
]
