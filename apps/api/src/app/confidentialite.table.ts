import type { ResourceName } from '@espace-adherent/contract'

/** What is seen of somebody's care: all of it, what came on one's account by month, nothing. */
export type Vue = 'detail' | 'totaux' | 'rien'

/** Whose care it is, all of one contract; the last two are the same child's. */
export const soignes = [
  'the adherent',
  'a spouse',
  'an adult who agreed',
  'a child of seventeen',
  'a child',
  'a child, kept secret',
] as const
export type Soigne = (typeof soignes)[number]

/**
 * Who sees what of whom, written by hand: it does not quote the rule, so that a mistake in the rule
 * shows here. In the order of the columns above.
 */
export const regards = {
  adherent: ['detail', 'totaux', 'detail', 'totaux', 'detail', 'totaux'],
  'staff who see the portal as the adherent': [
    'detail',
    'totaux',
    'detail',
    'totaux',
    'detail',
    'totaux',
  ],
  spouse: ['rien', 'detail', 'rien', 'rien', 'rien', 'rien'],
  'staff who see the portal as the spouse': ['rien', 'detail', 'rien', 'rien', 'rien', 'rien'],
  'child of seventeen': ['rien', 'rien', 'rien', 'detail', 'rien', 'rien'],
  'relative to whom the spouse opened care': ['rien', 'detail', 'rien', 'rien', 'rien', 'rien'],
  'relative to whom the spouse opened documents': ['rien', 'rien', 'rien', 'rien', 'rien', 'rien'],
} as const satisfies Record<string, readonly Vue[]>
export type Lecteur = keyof typeof regards

/**
 * What a resource tells of somebody whose care is seen by month: nothing, because its sums are of
 * everybody together (see `parMois`), or amounts reckoned without that care.
 */
export const soins = {
  remboursements: 'rien',
  rechercheMembre: 'rien',
  prestations: 'rien',
  tiersPrestations: 'rien',
  paiements: 'rien',
  compteurs: 'totaux',
  simulation: 'totaux',
  simulationSejour: 'totaux',
  estimation: 'totaux',
  signauxFacture: 'totaux',
  ged: 'rien',
  courriers: 'rien',
  attestation: 'rien',
  sinistres: 'rien',
  soinSecret: 'rien',
} as const satisfies Partial<Record<ResourceName, 'totaux' | 'rien'>>

/** Where the sums of a month are told; exports and papers about one person have none. */
export const parMois = [
  '/v1/adherent/remboursements',
  '/v1/adherent/remboursements/print',
  '/v2/adherent/paiements',
  '/documents/attestation/print?edition=relevePrestations&debut=2026-01-01&fin=2026-11-16',
  '/documents/attestation/print?edition=releveRemboursements&debut=2026-01-01&fin=2026-11-16',
  '/documents/attestation/print?edition=releveAnnuel&debut=2026-01-01&fin=2026-11-16',
]

/** Reckoned from all the care that is seen of somebody. */
const compteesEnsemble: ReadonlySet<string> = new Set([
  'compteurs',
  'simulation',
  'simulationSejour',
  'estimation',
  'signauxFacture',
])

/** What they tell of the child leaves out the secret care; a claim is none. */
export const sansLeSecret: ReadonlySet<string> = new Set([...compteesEnsemble, 'sinistres'])

/**
 * Closed whatever is seen: staff do nothing in a member's place, and a relative opens only what was
 * named.
 */
export const fermees: Readonly<Record<string, readonly string[]>> = {
  staff: ['estimation', 'signauxFacture', 'soinSecret'],
  relative: [...compteesEnsemble, 'soinSecret', 'sinistres'],
}

/** Resources of members that tell nothing of others' care, and why. */
export const sansSoins = {
  contrats: 'contracts',
  profil: 'civil status and rights, no care',
  situationContractuelle: 'what the contract is and costs',
  optionAffiliation: 'what is sold',
  conseil: 'one’s own needs, reckoned without what is hidden',
  ipid: 'of the offer',
  radiationRenfort: 'what was bought',
  nouveautes: 'of the portal',
  garanties: 'of the offer',
  simulateur: 'first names, and the acts of the nomenclature',
  accordsSoins: 'one’s own decisions',
  notifications: 'one’s own account’s, which name no act',
  appareils: 'one’s own devices',
  reseauxSoins: 'addresses',
  consentements: 'one’s own',
  demarches: 'what can be asked for',
  changements: 'of the contract',
  evenements: 'what the contract promises and costs',
  faits: 'first names and days of cover; levels reckoned without what is hidden',
  apercu: 'what one has typed oneself',
  brouillons: 'what one has typed oneself',
  demandes: 'those that one’s own account sent',
  dossier: 'of a request that one’s own account sent',
  pieces: 'that one’s own account sent',
  preuve: 'what one’s own account signed',
  gesteDemande: 'on a request that one’s own account sent',
  carteTp: 'rights, no care',
  portefeuille: 'rights, no care',
  cotisations: 'what the contract costs',
  coordonneesBancaires: 'accounts of the contract, or one’s own',
  comptePersonnel: 'one’s own account',
  paiementsCotisation: 'contributions',
  mesIndus: 'what one was paid oneself; care that is not seen in one sum (findVues)',
  donnees: 'one’s own and that of one’s children: see the test of the copy',
  archive: 'each paper by the source of its own screen: see the test of the archive',
  consultations: 'who opened one’s own file',
  delegations: 'one’s own',
  gesteDelegation: 'one’s own',
} as const satisfies Partial<Record<ResourceName, string>>
