import { type Tarif, tarif } from '../tarif.ts'

const hopital = { famille: 'hospitalisation' } as const
const sansRo = { ...hopital, base: null, tauxRo: 0 } as const

export const soinsHospitaliers: readonly Tarif[] = [
  tarif({
    ...hopital,
    code: 'SEJ',
    libelle: 'Frais de séjour',
    base: 'depense',
    tauxRo: 80,
    tauxAlsaceMoselle: 100,
    garantie: 'sejour',
  }),
  tarif({
    ...hopital,
    code: 'ADC',
    libelle: 'Acte de chirurgie',
    isBaseDite: true,
    base: 27_170,
    tauxRo: 80,
    isLourd: true,
    garantie: 'honoraires',
  }),
  tarif({
    ...hopital,
    code: 'ADN',
    libelle: 'Acte de chirurgie, chirurgien non OPTAM',
    isBaseDite: true,
    base: 27_170,
    tauxRo: 80,
    isLourd: true,
    garantie: 'honorairesNonOptam',
    alternative: 'ADC',
  }),
  // The base of a usual act; a quote gives its own.
  tarif({
    ...hopital,
    code: 'ANE',
    libelle: 'Anesthésie',
    isBaseDite: true,
    base: 9500,
    tauxRo: 80,
    isLourd: true,
    garantie: 'honoraires',
  }),
  tarif({
    ...hopital,
    code: 'ANN',
    libelle: 'Anesthésie, médecin non OPTAM',
    isBaseDite: true,
    base: 9500,
    tauxRo: 80,
    isLourd: true,
    garantie: 'honorairesNonOptam',
    alternative: 'ANE',
  }),
  tarif({
    ...sansRo,
    tauxAlsaceMoselle: 100,
    code: 'FJH',
    libelle: 'Forfait journalier hospitalier',
    garantie: 'forfaitJournalier',
    unite: 'jour',
  }),
  tarif({
    ...sansRo,
    tauxAlsaceMoselle: 100,
    code: 'FJP',
    libelle: 'Forfait journalier, psychiatrie',
    garantie: 'forfaitJournalier',
    unite: 'jour',
  }),
  tarif({
    ...sansRo,
    code: 'FPU',
    libelle: 'Forfait patient urgences',
    garantie: 'urgences',
  }),
  tarif({
    ...sansRo,
    code: 'FPR',
    libelle: 'Forfait patient urgences réduit (ALD)',
    garantie: 'urgences',
  }),
  tarif({
    ...sansRo,
    code: 'CHP',
    libelle: 'Chambre particulière',
    garantie: 'chambre',
    unite: 'nuit',
  }),
]
