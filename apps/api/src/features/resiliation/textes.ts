import {
  type Depart,
  type EffetResiliation,
  formatDate,
  formatMontant,
  lireDate,
} from '@espace-adherent/domain'

type Regle = (effet: EffetResiliation, depart: Depart) => string

/** French typography: a no-break space stands before « : ; ? ! ». */
const regles: Record<EffetResiliation['motif'], Regle> = {
  unAn: ({ compteeLe }, { recueLe }) =>
    compteeLe
      ? `votre contrat santé a un an le ${formatDate(compteeLe)}\u00a0; votre demande est gardée jusqu’à ce jour, et il prend fin un mois après`
      : `votre contrat santé a plus d’un an, il prend fin un mois après votre demande du ${formatDate(recueLe)}`,
  echeance: ({ effetLe }) =>
    `échéance du 31/12/${lireDate(effetLe).annee - 1}, demandée au plus tard le 31/10/${lireDate(effetLe).annee - 1}`,
  situation: (_, { recueLe, evenementLe }) =>
    `votre situation a changé le ${formatDate(evenementLe ?? recueLe)}, il prend fin un mois après`,
  avisTardif: (_, { recueLe, evenementLe }) =>
    `votre avis d’échéance a été envoyé le ${formatDate(evenementLe ?? recueLe)}, moins de vingt jours avant votre demande`,
  autre: () => '',
}

export const textes = {
  /** Why that day, and no other. */
  regle(effet: EffetResiliation, depart: Depart): string {
    const dite = regles[effet.motif](effet, depart)
    const { souhaiteeLe } = depart
    if (souhaiteeLe && souhaiteeLe < effet.auPlusTotLe)
      return `${dite}\u00a0; vous souhaitiez le ${formatDate(souhaiteeLe)}, mais le ${formatDate(effet.effetLe)} est le premier jour que la loi permet`
    const isAuTerme = effet.motif === 'echeance' && effet.effetLe.endsWith('-01-01')
    return effet.effetLe > effet.auPlusTotLe && !isAuTerme
      ? `${dite}\u00a0; vous avez demandé qu’il prenne fin le ${formatDate(effet.effetLe)}`
      : dite
  },
  arret: {
    titre: 'Ce qui s’arrête, et quand',
    jusquAu: (jour: string) => `Jusqu’au ${formatDate(jour)} inclus`,
    aPartirDu: (jour: string) => `À partir du ${formatDate(jour)}`,
    auPlusTard: (jour: string) => `Au plus tard le ${formatDate(jour)}`,
    couvert: 'Votre contrat vous couvre',
    soins: 'Vos soins sont remboursés et votre carte est valable',
    carte: 'Votre carte de tiers payant ne doit plus être utilisée',
    factures: 'Vos soins d’avant restent remboursés\u00a0: envoyez-nous les factures',
    rendu: (montant: number) => `${formatMontant(montant)} payés en trop vous sont rendus`,
  },
  dejaFini: 'ce contrat prend déjà fin ce jour-là',
  contrat: 'Votre contrat',
  enCours: 'En cours',
  carte: 'Votre carte de tiers payant',
  valable: 'Valable',
  motifRetenu: 'Règle appliquée',
  solde: 'Trop-versé à vous rembourser',
  obligatoire:
    'Ce contrat est celui, obligatoire, de votre employeur\u00a0: c’est lui qui décide de qui le quitte. Adressez-vous à votre service du personnel.',
  courrierDe: (assureur: string) => `Courrier adressé par ${assureur}, au nom de l’adhérent`,
  courrierDate: 'Indiquez le jour où le courrier est arrivé, dans les soixante derniers jours',
  courrierContrat: 'Aucun contrat ne porte ce numéro',
  courrierEmail:
    'Cet adhérent n’a pas de compte\u00a0: indiquez l’adresse e-mail où envoyer les documents',
  requalifie: (avant: string, apres: string) => `${avant} → ${apres}`,
} as const
