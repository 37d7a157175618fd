import type { Garantie, Regle } from '@espace-adherent/domain'

/** What distinguishes one health offer from another; the rest is the law for all of them. */
export type Niveau = {
  generaliste: number
  generalisteNonOptam: number
  specialisteOptam: number
  specialisteNonOptam: number
  imagerie: number
  imagerieNonOptam: number
  /** What the law does not ask a contract to complete; 0: not covered. */
  cure: number
  honoraires: number
  honorairesNonOptam: number
  protheseMaitrisee: number
  protheseDentaire: number
  orthodontie: number
  /** Cents a year; 0: not covered, like by the Assurance maladie. */
  implant: number
  /** Cents, what the Assurance maladie pays included; 0: its share is completed, no more. */
  lunettes: number
  lentilles: number
  audioprothese: number
  /** Cents a night; 0: not covered. */
  chambre: number
  osteopathie: { montant: number; maximum: number } | null
}

const brss = (taux: number): Regle => ({ type: 'brss', taux })
const fraisReels: Regle = { type: 'fraisReels' }
const aucune: Regle = { type: 'aucune' }
const forfait = (montant: number, maximum: number | null): Regle => ({
  type: 'forfait',
  montant,
  maximum,
})

/** One pair in two years, its frame within 100 €. */
const paire = (montant: number): Regle => ({
  type: 'forfait',
  montant,
  maximum: 1,
  annees: 2,
  isRoInclus: true,
})

/** The guarantees of a « responsible » contract: the ticket modérateur and the 100 % Santé always. */
export const garantiesSante = (n: Niveau): Garantie[] => [
  { cle: 'sejour', libelle: 'Frais de séjour', famille: 'hospitalisation', regle: fraisReels },
  {
    cle: 'honoraires',
    libelle: 'Chirurgien et anesthésiste OPTAM',
    famille: 'hospitalisation',
    regle: brss(n.honoraires),
  },
  {
    cle: 'honorairesNonOptam',
    libelle: 'Chirurgien et anesthésiste non OPTAM',
    famille: 'hospitalisation',
    regle: brss(n.honorairesNonOptam),
  },
  {
    cle: 'forfaitJournalier',
    libelle: 'Forfait journalier hospitalier',
    famille: 'hospitalisation',
    regle: fraisReels,
  },
  {
    cle: 'urgences',
    libelle: 'Forfait patient urgences',
    famille: 'hospitalisation',
    regle: fraisReels,
  },
  {
    cle: 'chambre',
    libelle: 'Chambre particulière, par nuit',
    famille: 'hospitalisation',
    regle: n.chambre === 0 ? aucune : forfait(n.chambre, null),
  },
  {
    cle: 'generaliste',
    libelle: 'Médecin généraliste',
    famille: 'soinsCourants',
    regle: brss(n.generaliste),
  },
  {
    cle: 'generalisteNonOptam',
    libelle: 'Médecin généraliste non OPTAM',
    famille: 'soinsCourants',
    regle: brss(n.generalisteNonOptam),
  },
  {
    cle: 'specialisteOptam',
    libelle: 'Médecin spécialiste OPTAM',
    famille: 'soinsCourants',
    regle: brss(n.specialisteOptam),
  },
  {
    cle: 'specialisteNonOptam',
    libelle: 'Médecin spécialiste non OPTAM',
    famille: 'soinsCourants',
    regle: brss(n.specialisteNonOptam),
  },
  {
    cle: 'imagerie',
    libelle: 'Imagerie médicale OPTAM',
    famille: 'soinsCourants',
    regle: brss(n.imagerie),
  },
  {
    cle: 'imagerieNonOptam',
    libelle: 'Imagerie médicale non OPTAM',
    famille: 'soinsCourants',
    regle: brss(n.imagerieNonOptam),
  },
  {
    cle: 'analyses',
    libelle: 'Analyses de laboratoire',
    famille: 'soinsCourants',
    regle: brss(100),
  },
  { cle: 'pharmacie', libelle: 'Médicaments', famille: 'soinsCourants', regle: brss(100) },
  {
    cle: 'auxiliaires',
    libelle: 'Infirmiers, kinésithérapeutes, orthophonistes',
    famille: 'soinsCourants',
    regle: brss(100),
  },
  { cle: 'sageFemme', libelle: 'Sage-femme', famille: 'soinsCourants', regle: brss(100) },
  { cle: 'materiel', libelle: 'Matériel médical', famille: 'soinsCourants', regle: brss(100) },
  { cle: 'transport', libelle: 'Transport sanitaire', famille: 'soinsCourants', regle: brss(100) },
  {
    cle: 'cure',
    libelle: 'Cure thermale',
    famille: 'soinsCourants',
    regle: n.cure === 0 ? aucune : brss(n.cure),
  },
  {
    cle: 'psychologue',
    libelle: 'Mon soutien psy, par séance',
    famille: 'soinsCourants',
    regle: brss(100),
  },
  {
    cle: 'osteopathie',
    libelle: 'Ostéopathie, par séance',
    famille: 'soinsCourants',
    regle: n.osteopathie ? forfait(n.osteopathie.montant, n.osteopathie.maximum) : aucune,
  },
  {
    cle: 'dentaire100Sante',
    libelle: 'Soins et prothèses 100 % Santé',
    famille: 'dentaire',
    regle: fraisReels,
  },
  { cle: 'soinsDentaires', libelle: 'Soins dentaires', famille: 'dentaire', regle: brss(100) },
  {
    cle: 'protheseMaitrisee',
    libelle: 'Prothèses dentaires, tarif maîtrisé',
    famille: 'dentaire',
    regle: brss(n.protheseMaitrisee),
  },
  {
    cle: 'protheseDentaire',
    libelle: 'Prothèses dentaires, prix libre',
    famille: 'dentaire',
    regle: brss(n.protheseDentaire),
  },
  {
    cle: 'orthodontie',
    libelle: 'Orthodontie acceptée par l’Assurance maladie',
    famille: 'dentaire',
    regle: brss(n.orthodontie),
  },
  {
    cle: 'implant',
    libelle: 'Implants dentaires',
    famille: 'dentaire',
    regle: n.implant === 0 ? aucune : { type: 'enveloppe', montant: n.implant },
  },
  {
    cle: 'optique100Sante',
    libelle: 'Lunettes classe A · 100 % Santé',
    famille: 'optique',
    regle: fraisReels,
  },
  {
    cle: 'lunettes',
    libelle: 'Lunettes classe B',
    famille: 'optique',
    regle: n.lunettes === 0 ? brss(100) : paire(n.lunettes),
  },
  {
    cle: 'lentilles',
    libelle: 'Lentilles',
    famille: 'optique',
    // Those that the Assurance maladie pays for are completed by every contract.
    regle: n.lentilles === 0 ? brss(100) : { type: 'enveloppe', montant: n.lentilles },
  },
  {
    cle: 'audio100Sante',
    libelle: 'Audioprothèse classe I · 100 % Santé',
    famille: 'aidesAuditives',
    regle: fraisReels,
  },
  {
    cle: 'audioprothese',
    libelle: 'Audioprothèse classe II',
    famille: 'aidesAuditives',
    regle: brss(n.audioprothese),
  },
]

export const niveaux = {
  Sérénité: {
    generaliste: 200,
    generalisteNonOptam: 180,
    specialisteOptam: 220,
    specialisteNonOptam: 200,
    imagerie: 150,
    imagerieNonOptam: 130,
    cure: 100,
    honoraires: 250,
    honorairesNonOptam: 200,
    protheseMaitrisee: 350,
    protheseDentaire: 350,
    orthodontie: 300,
    implant: 40_000,
    lunettes: 30_000,
    lentilles: 15_000,
    audioprothese: 300,
    chambre: 6000,
    osteopathie: { montant: 4000, maximum: 4 },
  },
  Confort: {
    generaliste: 130,
    generalisteNonOptam: 110,
    specialisteOptam: 150,
    specialisteNonOptam: 130,
    imagerie: 125,
    imagerieNonOptam: 105,
    cure: 100,
    honoraires: 170,
    honorairesNonOptam: 150,
    protheseMaitrisee: 200,
    protheseDentaire: 200,
    orthodontie: 200,
    implant: 0,
    lunettes: 20_000,
    lentilles: 10_000,
    audioprothese: 200,
    chambre: 4500,
    osteopathie: { montant: 3000, maximum: 3 },
  },
  Essentiel: {
    generaliste: 100,
    generalisteNonOptam: 100,
    specialisteOptam: 100,
    specialisteNonOptam: 100,
    imagerie: 100,
    imagerieNonOptam: 100,
    cure: 0,
    honoraires: 100,
    honorairesNonOptam: 100,
    protheseMaitrisee: 125,
    protheseDentaire: 125,
    orthodontie: 125,
    implant: 0,
    lunettes: 0,
    lentilles: 0,
    audioprothese: 100,
    chambre: 0,
    osteopathie: null,
  },
} as const satisfies Record<string, Niveau>
