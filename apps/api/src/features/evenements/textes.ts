import {
  type EffetEvenement,
  type EngagementTenu,
  formatDate,
  formatEngagement,
  formatMontant,
} from '@espace-adherent/domain'

/** What the sentences of one contract are told with; what is not known is not said. */
export type Dits = {
  isAdherent: boolean
  isSante: boolean
  /** Months within which a child is covered from its birth; 0: later. */
  moisEnfant: number
  cotisation: { avant: number; apres: number } | null
  rente: EngagementTenu | null
  arret: EngagementTenu | null
  sejour: EngagementTenu | null
  /** « Chambre particulière : 60 € ». */
  chambre: string | null
  portabiliteJusquAu: string | null
}

type Phrase = { court: string; texte: string }
const seule = (texte: string): Phrase => ({ court: texte, texte })
const promis = (court: string, engagement: EngagementTenu | null): Phrase | null =>
  engagement && { court, texte: formatEngagement(engagement) }

/** Null: it would need a figure that nobody knows. */
export const phrases: Readonly<Record<EffetEvenement, (dits: Dits) => Phrase | null>> = {
  enfantCouvert: ({ isAdherent, moisEnfant }: { isAdherent: boolean; moisEnfant: number }) => {
    if (!isAdherent) return seule('L’adhérent du contrat y ajoute l’enfant')
    if (moisEnfant === 0)
      return { court: 'Enfant à ajouter', texte: 'Votre enfant est couvert une fois ajouté' }
    const delai = moisEnfant === 1 ? 'le mois' : `les ${moisEnfant}\u00a0mois`
    return {
      court: 'Enfant couvert dès sa naissance',
      texte: `Votre enfant est couvert dès sa naissance, s’il est ajouté dans ${delai}`,
    }
  },
  cotisation: ({ cotisation }) => {
    if (!cotisation) return null
    const { avant, apres } = cotisation
    return {
      court: 'cotisation',
      texte:
        avant === apres
          ? `Cotisation inchangée\u00a0: ${formatMontant(avant)} par mois`
          : `Cotisation\u00a0: ${formatMontant(avant)} → ${formatMontant(apres)} par mois`,
    }
  },
  carte: () => ({ court: 'carte', texte: 'Carte de tiers payant refaite avec son nom' }),
  renteEducation: ({ rente }) =>
    rente && { court: rente.libelle, texte: `${formatEngagement(rente)}. Votre enfant y compte` },
  clause: () => ({
    court: 'clause bénéficiaire à relire',
    texte: 'À relire\u00a0: votre clause bénéficiaire, qui dit à qui irait le capital',
  }),
  adresse: ({ isAdherent }: { isAdherent: boolean }) => ({
    court: 'Adresse',
    texte: isAdherent
      ? 'Votre adresse, et celle des proches qui déménagent avec vous'
      : 'Votre adresse',
  }),
  reseau: () => ({
    court: 'réseau de soins proche',
    texte: 'D’autres professionnels du réseau de soins sont près de chez vous',
  }),
  conjoint: ({ isAdherent }: { isAdherent: boolean }) => ({
    court: 'Conjoint à ajouter ou à retirer',
    texte: isAdherent
      ? 'Votre conjoint peut être ajouté au contrat, ou en être retiré'
      : 'L’adhérent du contrat y ajoute ou en retire un conjoint',
  }),
  etatCivil: ({ isSante }: { isSante: boolean }) => ({
    court: isSante ? 'nom, carte' : 'Situation familiale',
    texte: isSante
      ? 'Votre situation familiale et votre nom, que la carte reprend'
      : 'Votre situation familiale',
  }),
  indemnites: ({ arret }) => promis('Indemnités pendant l’arrêt', arret),
  lettreHopital: () => ({
    court: 'Lettre à l’hôpital',
    texte: 'Nous écrivons à l’hôpital, qui ne vous demande pas ce que nous payons',
  }),
  chambre: ({ chambre }: { chambre: string | null }) =>
    chambre === null ? null : { court: 'chambre', texte: chambre },
  indemniteSejour: ({ sejour }) => promis('Indemnité pendant le séjour', sejour),
  maintienRetraite: () => ({
    court: 'Couverture gardée, à demander',
    texte:
      'Même couverture gardée si vous la demandez dans les six mois, à un tarif encadré pendant trois ans',
  }),
  finEmploi: () => ({
    court: 'Fin avec votre emploi',
    texte: 'Cette couverture tient à votre emploi\u00a0: elle se termine avec lui',
  }),
  suiteIndividuelle: () => ({
    court: 'Rien ne change',
    texte: 'Rien ne change\u00a0: votre contrat continue, avec les mêmes garanties',
  }),
  dispense: () => ({
    court: 'mutuelle d’un nouvel employeur',
    texte:
      'Un nouvel employeur impose la sienne\u00a0? Vous pouvez quitter celle-ci, ou lui demander une dispense',
  }),
  portabilite: ({ portabiliteJusquAu }: { portabiliteJusquAu: string | null }) => ({
    court: 'Couverture gardée jusqu’à 12\u00a0mois',
    texte: portabiliteJusquAu
      ? `Couverture gardée sans cotisation jusqu’au ${formatDate(portabiliteJusquAu)}`
      : 'Couverture gardée sans cotisation, 12\u00a0mois au plus, si vous êtes au chômage',
  }),
  rien: () => seule('Rien ne change'),
}
