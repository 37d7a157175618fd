import type { DroitCompte } from '@espace-adherent/contract/compteurs'
import { formatDateLongue } from '@espace-adherent/domain/calendrier'
import { formatMontantPromis } from '@espace-adherent/domain/montants'
import { accorde, de, denombre } from '@espace-adherent/domain/texte'

const valeur = ({ nature }: DroitCompte, nombre: number) =>
  nature === 'retenue' || nature === 'euros' ? formatMontantPromis(nombre) : String(nombre)

export const textes = {
  carte: 'Mes compteurs',
  voir: 'Tout voir',
  voirTout: 'Tout voir, tous mes compteurs',
  pour: (prenom: string) => `Pour ${prenom}, cette année`,
  /** How much of it is used. */
  etat: (droit: DroitCompte) =>
    droit.nature === 'renouvellement'
      ? droit.reste === 0
        ? 'Prise en charge utilisée'
        : droit.plafond > 1
          ? `${droit.reste} sur ${droit.plafond} ${accorde(droit.reste, 'disponible')}`
          : 'Disponible'
      : `${valeur(droit, droit.consomme)} sur ${valeur(droit, droit.plafond)}`,
  /** What is left, or from when there is more. */
  suite: (droit: DroitCompte) => {
    const { nature, reste, renouvelables } = droit
    if (nature === 'renouvellement') {
      const jours = renouvelables.map((jour) => `le ${formatDateLongue(jour)}`).join(' et ')
      return renouvelables.length === 0
        ? 'Prise en charge possible dès maintenant.'
        : `Renouvellement à partir du ${jours.slice(3)}.`
    }
    if (nature === 'retenue')
      return reste === 0
        ? 'Le plafond est atteint\u00a0: plus rien n’est retenu cette année.'
        : `Encore ${formatMontantPromis(reste)} au plus seront retenus par l’Assurance maladie cette année.`
    if (nature === 'euros') return `Encore ${formatMontantPromis(reste)} cette année.`
    return reste === 0
      ? 'Plus aucune prise en charge cette année.'
      : `Encore ${denombre(reste, 'prise')} en charge cette année.`
  },
  confidentiel: (prenom: string) =>
    `Les compteurs ${de(prenom)} sont confidentiels\u00a0: ils révéleraient quels soins ont été faits.`,
  enAttente: (droit: DroitCompte) =>
    `Dont ${valeur(droit, droit.enAttente)} en cours de remboursement.`,
  note: 'Comptés sur les soins remboursés. Les compteurs annuels repartent de zéro le 1er\u00a0janvier\u00a0; les lunettes se renouvellent tous les deux ans (un an avant 16\u00a0ans), les aides auditives tous les quatre ans pour chaque oreille.',
  selonAssureur:
    'Certains de ces soins ont été remboursés selon des règles de votre assureur que ce calcul ne reproduit pas\u00a0: en cas d’écart, c’est son compte qui fait foi.',
  indisponible: 'Ce contrat ne rembourse pas de soins',
  indisponibleTexte: 'Choisissez un contrat santé en haut de la page pour voir vos compteurs.',
} as const
