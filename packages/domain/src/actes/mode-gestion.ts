/** Who treats a request: the portal at once, or a clerk. */
export const modesGestion = ['automatique', 'manuel'] as const
export type ModeGestion = (typeof modesGestion)[number]

/** The acts whose mode a client may choose, as the wire names them, and who treats them by default. */
const parDefaut = {
  // By default a clerk looks first, so that no money goes astray.
  ribPrestationsActeGestion: 'manuel',
  ribCotisationsActeGestion: 'manuel',
  ribActeGestion: 'manuel',
  // A clerk has nothing to read: the bank decides.
  paiementCotisationActeGestion: 'automatique',
  consentementActeGestion: 'automatique',
  adresseActeGestion: 'automatique',
  // Names and regimes are read from papers.
  situationContractuelleActeGestion: 'manuel',
  communicationActeGestion: 'automatique',
  abonnementActeGestion: 'automatique',
  dematerialisationActeGestion: 'automatique',
  // Somebody has to answer.
  contactActeGestion: 'manuel',
  // Who is covered depends on papers that somebody must read.
  inscriptionBeneficiaireActeGestion: 'manuel',
  radiationAssuresActeGestion: 'manuel',
  optionAffiliationActeGestion: 'automatique',
  optionRadiationActeGestion: 'automatique',
  radiationRenfortActeGestion: 'automatique',
  garantiesActeGestion: 'automatique',
  changementIdentifiantActeGestion: 'automatique',
  suppressionCompteActeGestion: 'automatique',
  declarationSinistreActeGestion: 'manuel',
  declarationSinistreV2ActeGestion: 'manuel',
  pecHospiActeGestion: 'manuel',
  carteTpActeGestion: 'automatique',
  // A right: there is nothing to decide.
  renonciationActeGestion: 'automatique',
  // Somebody has to answer, in writing.
  reclamationActeGestion: 'manuel',
  droitsActeGestion: 'manuel',
  accessibiliteActeGestion: 'manuel',
  // A clerk sets the ground right and sends the notice; nobody refuses.
  resiliationActeGestion: 'manuel',
} as const satisfies Record<string, ModeGestion>
export type ActeGestion = keyof typeof parDefaut
export const actesGestion = Object.keys(parDefaut) as [ActeGestion, ...ActeGestion[]]

/** What a client chose, act by act. */
export type ModesGestion = Partial<Record<ActeGestion, ModeGestion>>

export const isActeGestion = (nom: string): nom is ActeGestion => Object.hasOwn(parDefaut, nom)

export const modeGestionDe = (modes: ModesGestion | undefined, acte: ActeGestion): ModeGestion =>
  modes?.[acte] ?? parDefaut[acte]
