import type { Acte } from './acte.ts'

type Defaut = 'retenue' | 'panier' | 'prixLimite'
const acte = (a: Omit<Acte, Defaut> & Partial<Pick<Acte, Defaut>>): Acte => ({
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
export const nomenclature: readonly Acte[] = [
  acte({
    ...consultation,
    code: 'G',
    libelle: 'Consultation généraliste',
    base: 3000,
    garantie: 'generaliste',
  }),
  acte({
    ...consultation,
    code: 'CSO',
    libelle: 'Spécialiste OPTAM',
    base: 2300,
    garantie: 'specialisteOptam',
  }),
  acte({
    ...consultation,
    code: 'CS',
    libelle: 'Spécialiste non OPTAM',
    base: 2300,
    garantie: 'specialisteNonOptam',
    alternative: 'CSO',
  }),
  acte({
    ...consultation,
    code: 'RAD',
    libelle: 'Radiologie, échographie',
    base: 'depense',
    garantie: 'imagerie',
  }),
  acte({
    ...consultation,
    tauxRo: 60,
    code: 'BIO',
    libelle: 'Analyses de laboratoire',
    base: 'depense',
    garantie: 'analyses',
  }),
  acte({ ...boite, code: 'PH65', libelle: 'Pharmacie (65 %)', tauxRo: 65 }),
  acte({ ...boite, code: 'PH30', libelle: 'Pharmacie (30 %)', tauxRo: 30 }),
  acte({ ...boite, code: 'PH15', libelle: 'Pharmacie (15 %)', tauxRo: 15 }),
  acte({ ...boite, code: 'PH100', libelle: 'Pharmacie (100 %)', tauxRo: 100 }),
  acte({
    ...courant,
    code: 'AMK',
    libelle: 'Kinésithérapie',
    base: 1658,
    tauxRo: 60,
    retenue: 'franchise',
    garantie: 'auxiliaires',
    unite: 'seance',
  }),
  acte({
    ...courant,
    code: 'AMI',
    libelle: 'Soins infirmiers',
    base: 315,
    tauxRo: 60,
    retenue: 'franchise',
    garantie: 'auxiliaires',
  }),
  acte({
    ...courant,
    code: 'TRA',
    libelle: 'Transport sanitaire',
    base: 'depense',
    tauxRo: 55,
    retenue: 'transport',
    garantie: 'transport',
  }),
  acte({
    ...courant,
    code: 'PSY',
    libelle: 'Séance chez un psychologue',
    base: 5000,
    tauxRo: 60,
    garantie: 'psychologue',
    unite: 'seance',
  }),
  acte({
    ...courant,
    code: 'OST',
    libelle: 'Ostéopathie',
    base: null,
    tauxRo: 0,
    garantie: 'osteopathie',
    unite: 'seance',
  }),

  acte({
    ...dentaire,
    code: 'CD',
    libelle: 'Consultation dentaire',
    base: 2300,
    garantie: 'soinsDentaires',
  }),
  acte({
    ...dentaire,
    code: 'HBJD001',
    libelle: 'Détartrage',
    base: 2892,
    garantie: 'soinsDentaires',
  }),
  acte({
    ...dentaire,
    code: 'HBLD680',
    libelle: 'Couronne dentaire · 100 % Santé',
    base: 12_000,
    panier: '100sante',
    prixLimite: 50_000,
    garantie: 'dentaire100Sante',
  }),
  acte({
    ...dentaire,
    code: 'HBLD634',
    libelle: 'Couronne dentaire, prix libre',
    base: 12_000,
    panier: 'libre',
    garantie: 'protheseDentaire',
    alternative: 'HBLD680',
  }),
  acte({
    famille: 'dentaire',
    code: 'TO90',
    libelle: 'Orthodontie, semestre de traitement',
    base: 19_350,
    tauxRo: 100,
    garantie: 'orthodontie',
  }),

  acte({
    ...optique,
    code: 'OPTA',
    libelle: 'Lunettes classe A · 100 % Santé',
    base: 2850,
    panier: '100sante',
    prixLimite: 9500,
    garantie: 'optique100Sante',
  }),
  acte({
    ...optique,
    code: 'OPTB',
    libelle: 'Lunettes classe B',
    base: 15,
    panier: 'libre',
    garantie: 'lunettes',
    alternative: 'OPTA',
  }),
  acte({
    famille: 'optique',
    code: 'LEN',
    libelle: 'Lentilles',
    base: null,
    tauxRo: 0,
    garantie: 'lentilles',
  }),

  acte({
    ...audition,
    code: 'AUD1',
    libelle: 'Audioprothèse classe I · 100 % Santé',
    base: 40_000,
    panier: '100sante',
    prixLimite: 95_000,
    garantie: 'audio100Sante',
  }),
  acte({
    ...audition,
    code: 'AUD2',
    libelle: 'Audioprothèse classe II',
    base: 40_000,
    panier: 'libre',
    garantie: 'audioprothese',
    alternative: 'AUD1',
  }),

  acte({
    ...hopital,
    code: 'SEJ',
    libelle: 'Frais de séjour',
    base: 'depense',
    tauxRo: 80,
    garantie: 'sejour',
  }),
  acte({
    ...hopital,
    code: 'ADC',
    libelle: 'Acte de chirurgie',
    base: 27_170,
    tauxRo: 80,
    garantie: 'honoraires',
  }),
  acte({
    ...hopital,
    code: 'FJH',
    libelle: 'Forfait journalier hospitalier',
    base: null,
    tauxRo: 0,
    garantie: 'forfaitJournalier',
    unite: 'jour',
  }),
  acte({
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

export const acteDe = (code: string): Acte | undefined => parCode.get(code)
