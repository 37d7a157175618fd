import { de, formatDate, formatMontant } from '@espace-adherent/domain'

type Parts = { depense: number; ro: number; rc: number; reste: number; horsLimite: number }

/** « S-000042 ». */
export const referenceSinistre = (numero: number) => `S-${String(numero).padStart(6, '0')}`

export const textes = {
  type: 'Sinistre',
  personne: 'Personne concernée',
  depuis: 'Date',
  fin: 'Fin prévue',
  employeur: 'Employeur',
  circonstances: 'Circonstances',
  declarant: 'Déclaré par',
  periode: (du: string, au: string) => `Du ${formatDate(du)} au ${formatDate(au)}`,
  selonAssureur: (montant: number) =>
    `Montant versé, selon votre assureur\u00a0: ${formatMontant(montant)}`,
  garanti: 'Garanti par le contrat',
  professionnel: 'Professionnel',
  dateSoins: 'Date des soins',
  soin: (rang: number, libelle: string) => `${rang}. ${libelle}`,
  parts: ({ depense, ro, rc, reste, horsLimite }: Parts) =>
    `${formatMontant(depense)} payés\u00a0: Assurance maladie ${formatMontant(ro)}, mutuelle ${formatMontant(rc)}, reste ${formatMontant(reste)}${
      horsLimite > 0 ? `, au-delà du prix limite ${formatMontant(horsLimite)}` : ''
    }`,
  horsLimite: 'À réclamer à votre professionnel',
  soinInconnu: 'Choisissez un soin de la liste',
  partTropGrande: 'Une part ne peut pas dépasser le prix payé',
  montant: 'Montant de la facture',
  montantALire: 'À lire sur la facture',
  quelSoin: 'Soin',
  soinATrouver: 'À lire sur la facture',
  aCoder: 'Indiquez d’abord le soin de cette facture',
  lecture: {
    quand: 'La suite',
    recue: 'Facture reçue',
    calculee: 'Nous trouvons le soin et calculons',
    auPlusTard: (jour: string) => `Au plus tard ${jour}`,
    ensuite: 'Ensuite',
    virement: 'Montant et date du virement, par message',
    compte: 'Si c’est remboursable, versé sur',
  },
  estimation: 'Remboursement estimé',
  reste: 'Reste à votre charge',
  versement: {
    calcul: 'Le calcul',
    depense: 'Facture payée',
    ro: 'Assurance maladie',
    quand: 'Quand l’argent arrive',
    acceptee: 'Facture acceptée',
    part: 'Le virement part',
    arrive: 'Sur votre compte, selon votre banque',
    compteDe: (prenom: string) => `Le compte personnel ${de(prenom)}`,
  },
  dejaDeclare: 'Ce sinistre est déjà déclaré\u00a0: vous le trouvez dans vos sinistres',
} as const
