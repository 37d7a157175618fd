import type { Soin } from './soin.ts'

type Defaut = 'retenue' | 'panier' | 'prixLimite'
const soin = (a: Omit<Soin, Defaut> & Partial<Pick<Soin, Defaut>>): Soin => ({
  retenue: null,
  panier: null,
  prixLimite: null,
  ...a,
})

const courant = { famille: 'soinsCourants' } as const
const consultation = { ...courant, tauxRo: 70, retenue: 'participation' } as const
const boite = {
  ...courant,
  base: 'depense',
  retenue: 'franchise',
  garantie: 'pharmacie',
  unite: 'boite',
} as const
const dentaire = { famille: 'dentaire', tauxRo: 60 } as const
const optique = { famille: 'optique', tauxRo: 60 } as const
const audition = { famille: 'aidesAuditives', tauxRo: 60, unite: 'oreille' } as const
const hopital = { famille: 'hospitalisation' } as const

/** The acts that members meet most, at the bases and rates of 2026. */
export const nomenclature: readonly Soin[] = [
  soin({
    ...consultation,
    code: 'G',
    libelle: 'Consultation généraliste',
    base: 3000,
    garantie: 'generaliste',
  }),
  soin({
    ...consultation,
    code: 'CSO',
    libelle: 'Spécialiste OPTAM',
    base: 2300,
    garantie: 'specialisteOptam',
  }),
  soin({
    ...consultation,
    code: 'CS',
    libelle: 'Spécialiste non OPTAM',
    base: 2300,
    garantie: 'specialisteNonOptam',
    alternative: 'CSO',
  }),
  soin({
    ...consultation,
    code: 'RAD',
    libelle: 'Radiologie, échographie',
    base: 'depense',
    garantie: 'imagerie',
  }),
  soin({
    ...consultation,
    tauxRo: 60,
    code: 'BIO',
    libelle: 'Analyses de laboratoire',
    base: 'depense',
    garantie: 'analyses',
  }),
  soin({ ...boite, code: 'PH65', libelle: 'Pharmacie (65 %)', tauxRo: 65 }),
  soin({ ...boite, code: 'PH30', libelle: 'Pharmacie (30 %)', tauxRo: 30 }),
  soin({ ...boite, code: 'PH15', libelle: 'Pharmacie (15 %)', tauxRo: 15 }),
  soin({ ...boite, code: 'PH100', libelle: 'Pharmacie (100 %)', tauxRo: 100 }),
  soin({
    ...courant,
    code: 'AMK',
    libelle: 'Kinésithérapie',
    base: 1658,
    tauxRo: 60,
    retenue: 'franchise',
    garantie: 'auxiliaires',
    unite: 'seance',
  }),
  soin({
    ...courant,
    code: 'AMI',
    libelle: 'Soins infirmiers',
    base: 315,
    tauxRo: 60,
    retenue: 'franchise',
    garantie: 'auxiliaires',
  }),
  soin({
    ...courant,
    code: 'TRA',
    libelle: 'Transport sanitaire',
    base: 'depense',
    tauxRo: 55,
    retenue: 'transport',
    garantie: 'transport',
  }),
  soin({
    ...courant,
    code: 'PSY',
    libelle: 'Séance chez un psychologue',
    base: 5000,
    tauxRo: 60,
    garantie: 'psychologue',
    unite: 'seance',
  }),
  soin({
    ...courant,
    code: 'OST',
    libelle: 'Ostéopathie',
    base: null,
    tauxRo: 0,
    garantie: 'osteopathie',
    unite: 'seance',
  }),

  soin({
    ...dentaire,
    code: 'CD',
    libelle: 'Consultation dentaire',
    base: 2300,
    garantie: 'soinsDentaires',
  }),
  soin({
    ...dentaire,
    code: 'HBJD001',
    libelle: 'Détartrage',
    base: 2892,
    garantie: 'soinsDentaires',
  }),
  soin({
    ...dentaire,
    code: 'HBLD680',
    libelle: 'Couronne dentaire · 100 % Santé',
    base: 12_000,
    panier: '100sante',
    prixLimite: 50_000,
    garantie: 'dentaire100Sante',
  }),
  soin({
    ...dentaire,
    code: 'HBLD634',
    libelle: 'Couronne dentaire, prix libre',
    base: 12_000,
    panier: 'libre',
    garantie: 'protheseDentaire',
    alternative: 'HBLD680',
  }),
  soin({
    famille: 'dentaire',
    code: 'TO90',
    libelle: 'Orthodontie, semestre de traitement',
    base: 19_350,
    tauxRo: 100,
    garantie: 'orthodontie',
  }),

  soin({
    ...optique,
    code: 'OPTA',
    libelle: 'Lunettes classe A · 100 % Santé',
    base: 2850,
    panier: '100sante',
    prixLimite: 9500,
    garantie: 'optique100Sante',
  }),
  soin({
    ...optique,
    code: 'OPTB',
    libelle: 'Lunettes classe B',
    base: 15,
    panier: 'libre',
    garantie: 'lunettes',
    alternative: 'OPTA',
  }),
  soin({
    famille: 'optique',
    code: 'LEN',
    libelle: 'Lentilles',
    base: null,
    tauxRo: 0,
    garantie: 'lentilles',
  }),

  soin({
    ...audition,
    code: 'AUD1',
    libelle: 'Audioprothèse classe I · 100 % Santé',
    base: 40_000,
    panier: '100sante',
    prixLimite: 95_000,
    garantie: 'audio100Sante',
  }),
  soin({
    ...audition,
    code: 'AUD2',
    libelle: 'Audioprothèse classe II',
    base: 40_000,
    panier: 'libre',
    garantie: 'audioprothese',
    alternative: 'AUD1',
  }),

  soin({
    ...hopital,
    code: 'SEJ',
    libelle: 'Frais de séjour',
    base: 'depense',
    tauxRo: 80,
    garantie: 'sejour',
  }),
  soin({
    ...hopital,
    code: 'ADC',
    libelle: 'Acte de chirurgie',
    base: 27_170,
    tauxRo: 80,
    garantie: 'honoraires',
  }),
  soin({
    ...hopital,
    code: 'FJH',
    libelle: 'Forfait journalier hospitalier',
    base: null,
    tauxRo: 0,
    garantie: 'forfaitJournalier',
    unite: 'jour',
  }),
  soin({
    ...hopital,
    code: 'CHP',
    libelle: 'Chambre particulière',
    base: null,
    tauxRo: 0,
    garantie: 'chambre',
    unite: 'nuit',
  }),
]

const parCode = new Map(nomenclature.map((a) => [a.code, a]))

export const soinDe = (code: string): Soin | undefined => parCode.get(code)
