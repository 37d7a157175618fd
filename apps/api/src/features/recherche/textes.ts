import type { DroitCompte } from '@espace-adherent/contract'
import { formatDate, formatMontant, formatMontantPromis } from '@espace-adherent/domain'

const detailsDroit: Record<DroitCompte['nature'], string> = {
  retenue: 'Retenu par l’Assurance maladie cette année',
  euros: 'Encore disponible cette année',
  unites: 'Encore prises en charge cette année',
  renouvellement: 'Renouvellement',
}

export const textes = {
  /** « Lunettes · Léa ». */
  dePersonne: (quoi: string, prenom: string | null) => (prenom ? `${quoi} · ${prenom}` : quoi),
  soin: (dateSoins: string, professionnel: string) => `${formatDate(dateSoins)} · ${professionnel}`,
  rembourse: formatMontant,
  reste: (cents: number) => `reste ${formatMontant(cents)}`,
  attente: 'en cours',
  rejete: 'non remboursé',
  droit: ({ nature, reste }: DroitCompte) =>
    nature === 'renouvellement'
      ? reste > 0
        ? 'Prise en charge possible dès maintenant'
        : 'Prise en charge utilisée'
      : detailsDroit[nature],
  valeurDroit: ({ nature, consomme, reste, plafond }: DroitCompte) => {
    if (nature === 'retenue') return formatMontantPromis(consomme)
    if (nature === 'euros') return formatMontant(reste)
    return `${reste} sur ${plafond}`
  },
  appointDroit: ({ nature, plafond, renouvelables: [prochain] }: DroitCompte) => {
    if (nature === 'retenue') return `sur ${formatMontantPromis(plafond)} au plus`
    if (nature === 'euros') return `sur ${formatMontantPromis(plafond)}`
    return nature === 'renouvellement' && prochain ? `dès le ${formatDate(prochain)}` : null
  },
  courrier: (le: string) => `${formatDate(le)} · courrier`,
  /** Said of a counter by everybody, and by its own name by nobody. */
  motsDroits: {
    paireDeLunettes: 'lunettes verres monture optique opticien vue',
    oreilleDroite: 'appareil auditif audition audioprothèse oreille',
    oreilleGauche: 'appareil auditif audition audioprothèse oreille',
    participation: 'participation forfaitaire consultation médecin deux euros retenue',
    franchise: 'franchise médicament boîte pharmacie retenue',
  } as Readonly<Record<string, string>>,
}
